package io.redoubt.foresight.search;

import org.jspecify.annotations.Nullable;

/** A board within a plan, encoded by numbers of {@link StateTable}. */
final class State {
    /** Bits of a piece's number that record the stages in which it acted. */
    static final int STAGES = 4;

    static final int STAGE_MASK = (1 << STAGES) - 1;

    private final int frame;
    private final int left;
    private final int[] pieces;
    private int hash;

    /**
     * Creates a state.
     *
     * @param frame the number of the marks and names of the board
     * @param left the turns still to come, and the current stage
     * @param pieces the values of each piece in order, and its actions this turn; not copied
     */
    State(int frame, int left, int[] pieces) {
        this.frame = frame;
        this.left = left;
        this.pieces = pieces;
    }

    int frame() {
        return frame;
    }

    int left() {
        return left;
    }

    int[] pieces() {
        return pieces;
    }

    static State of(int frame, int turns, int stage, int[] pieces) {
        return new State(frame, (turns << STAGES) | stage, pieces);
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
        return other instanceof State that && frame == that.frame && left == that.left && hasSame(that.pieces);
    }

    /** Compares arrays. It is called at every board, and the library method is optimised for long arrays. */
    private boolean hasSame(int[] others) {
        for (int i = 0; i < pieces.length; i++) {
            if (pieces[i] != others[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            int mixed = left * 31 + frame;
            for (int piece : pieces) {
                // The low bits are equal in most states; without the rotation these would share the buckets of a map.
                mixed = Integer.rotateLeft(mixed ^ piece, 13) * 0x9E3779B1;
            }
            hash = mixed;
        }
        return hash;
    }
}
