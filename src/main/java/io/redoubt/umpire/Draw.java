package io.redoubt.umpire;

import io.redoubt.exact.Chances;

/**
 * Dice that follow a notation of their own and not a rule of a book: how they are thrown at a table, and what can come
 * of them. Both must agree, which nobody can see to but tests: so there are few draws, and each is tested against every
 * throw there is.
 *
 * @param <R> what comes of it
 */
public interface Draw<R> {
    /** Throws the dice and tells what they do. */
    R thrown(Table table);

    /** What it takes to count it, in nanoseconds on a good day; told before it is done. */
    double nanos();

    /** Everything that can come of it; what {@link #thrown} leads to is among it. */
    Chances<R> counted();
}
