package io.redoubt.foresight.search;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A board of a plan with its value. */
final class PlanNode {
    final State state;

    /** The position in the sequence of a restricted search. */
    final int position;

    /** The approximate value of the best choice. */
    double value;

    /** The error bound of {@link #value}. */
    double error;

    /** The maximum number of steps that can follow. */
    int height;

    /** The choices that may be best, once they were requested: their values are too close to separate. */
    @Nullable
    List<Choice> best;

    /** The numerator of the exact value, once it was requested; see {@link ExactComparison}. */
    @Nullable
    BigInteger exact;

    /** The version of the base of {@link #exact}. */
    int version;

    /** The best choice, once it was requested. */
    @Nullable
    Choice chosen;

    /** The delay of {@link #chosen}; see {@link ExactComparison#delay}. Negative before it was requested. */
    int delay = -1;

    /** The side that chooses here; the other one minimises the value. */
    final Side side;

    /** The side that chooses. */
    enum Side {
        OWN,
        OTHER
    }

    PlanNode(State state, int position, Side side) {
        this.side = side;
        this.state = state;
        this.position = position;
    }

    /** Makes this node higher than one that can follow. Its exact value is then over another denominator. */
    void riseAbove(PlanNode next) {
        if (height <= next.height) {
            height = next.height + 1;
            exact = null;
        }
    }

    /**
     * A choice on a board.
     *
     * @param transition the result of the move
     * @param next the nodes it leads to, one per branch
     */
    record Choice(Move move, Transition transition, List<PlanNode> next) {}
}
