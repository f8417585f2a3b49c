package io.redoubt.odds;

import io.redoubt.umpire.Attempt;

/**
 * Identifies a series of attempts of any length. Two keys are equal if their attempts and start states are equal.
 *
 * @param noun the name of one attempt, for messages
 */
record SeriesKey<S>(String noun, Attempt<S> attempt, S start) {
    /** Returns whether an equal key is possible: an attempt that is not a record equals no new object. */
    boolean canComeAgain() {
        return attempt instanceof Record;
    }
}
