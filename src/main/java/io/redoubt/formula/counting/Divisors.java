package io.redoubt.formula.counting;

import io.redoubt.exact.Numbers;
import io.redoubt.formula.Span;
import io.redoubt.formula.Term;

/** What a number may be divided by. */
public final class Divisors {
    private Divisors() {}

    /** Whether a number can turn out to be 0. */
    public static boolean mayBeZero(Term term) {
        if (!Span.of(term).contains(0)) {
            return false;
        }
        Workload.mustBeWithin(term);
        Numbers numbers = Terms.of(term);
        return numbers.weight(value -> value == 0).signum() > 0;
    }
}
