package io.redoubt.formula.distribution;

import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;

/** Checks the divisors and the numbers of dice of one formula within a time limit, because parsing must always be fast. */
public final class DivisorCheck {
    private static final double MOST_NANOS = 2e8;

    private double nanos;

    /**
     * Returns whether a number can be 0.
     *
     * @throws CostLimitException if this check, together with the previous ones, takes too long
     */
    public boolean mayBeZero(Term term) {
        if (!ValueBounds.of(term).contains(0)) {
            return false;
        }
        charge(term, "checking whether a divisor can be 0 takes too long: divide by fewer dice, or by a number");
        NumberDistribution numbers = Terms.of(term);
        return numbers.weight(value -> value == 0).signum() > 0;
    }

    /**
     * Returns the lowest value of a number of dice.
     *
     * @throws CostLimitException if this check, together with the previous ones, takes too long
     */
    public int lowest(Term term) {
        long bound = ValueBounds.of(term).lowest();
        if (bound >= 0 && !term.hasDivision()) {
            return (int) Math.min(bound, Integer.MAX_VALUE);
        }
        charge(term, "finding the lowest number of dice takes too long: use fewer dice to throw it");
        return Terms.of(term).lowest();
    }

    private void charge(Term term, String advice) {
        nanos += CostEstimate.nanos(term);
        if (nanos > MOST_NANOS) {
            throw new CostLimitException(advice);
        }
    }
}
