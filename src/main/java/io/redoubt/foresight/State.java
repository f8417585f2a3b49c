package io.redoubt.foresight;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A board in the middle of a plan, by numbers that {@link States} gave out.
 *
 * @param frame the marks and names of the board
 * @param left turns still to come, and the stage of this one
 * @param pieces the values of each piece in their order, and what it did this turn
 */
record State(int frame, int left, int[] pieces) {
    /** Bits of a piece's number that tell in which stages it acted. */
    static final int STAGES = 4;

    static final int STAGE_MASK = (1 << STAGES) - 1;

    static State of(int frame, int turns, int stage, int[] pieces) {
        return new State(frame, turns << STAGES | stage, pieces);
    }

    int turns() {
        return left >> STAGES;
    }

    int stage() {
        return left & STAGE_MASK;
    }

    boolean hasActed(int slot, int stage) {
        return (pieces[slot] >> stage & 1) == 1;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof State that
                && frame == that.frame
                && left == that.left
                && Arrays.equals(pieces, that.pieces);
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(pieces) * 31 + frame) * 31 + left;
    }
}
