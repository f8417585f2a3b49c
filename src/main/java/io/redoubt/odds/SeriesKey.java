package io.redoubt.odds;

import io.redoubt.umpire.Attempt;

/**
 * A series of attempts, however many there are of them. Two are the same if one attempt is the same from the same state.
 *
 * @param noun what one attempt is called, for messages
 */
record SeriesKey<S>(String noun, Attempt<S> attempt, S start) {
    /** Whether there can be an equal one: what is no record is equal to nothing that is made anew. */
    boolean canComeAgain() {
        return attempt instanceof Record;
    }
}
