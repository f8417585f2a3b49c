package io.redoubt.formula.counting;

import io.redoubt.exact.Numbers;
import io.redoubt.formula.Span;
import io.redoubt.formula.Term;

/** What numbers may be divided by: those of one formula, which is read in no time whatever it divides by. */
public final class Divisors {
    private static final double MOST_NANOS = 2e8;

    private double nanos;

    /**
     * Whether a number can turn out to be 0.
     *
     * @throws TooMuchWork if that, with all that was asked before, takes too long to find out
     */
    public boolean mayBeZero(Term term) {
        if (!Span.of(term).contains(0)) {
            return false;
        }
        nanos += Workload.nanos(term);
        if (nanos > MOST_NANOS) {
            throw new TooMuchWork(
                    "whether a divisor can be 0 takes too long to find out: divide by fewer dice, or by a number");
        }
        Numbers numbers = Terms.of(term);
        return numbers.weight(value -> value == 0).signum() > 0;
    }
}
