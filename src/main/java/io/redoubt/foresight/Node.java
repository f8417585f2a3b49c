package io.redoubt.foresight;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A board of a plan, with what can best be done on it. */
final class Node {
    final State state;

    /** What the best choice is worth, nearly. */
    double value;

    /** By how much {@link #value} can be wrong. */
    double error;

    /** How many steps can follow, at most. */
    int height;

    /** The choices that may be best: their values are too close to tell them apart in floating point. */
    final List<Choice> best = new ArrayList<>();

    /** The exact value, once somebody needed it, as a numerator; see {@link Exactly}. */
    @Nullable
    BigInteger exact;

    /** Which of the bases {@link #exact} is over. */
    int version;

    /** The choice that is best, once somebody needed it. */
    @Nullable
    Choice chosen;

    /** How long {@link #chosen} keeps from what decides; see {@link Exactly#delay}. Negative before somebody needed it. */
    int delay = -1;

    Node(State state) {
        this.state = state;
    }

    /**
     * Something to do on a board.
     *
     * @param transition what it can come to
     * @param next the boards it leads to, way by way
     */
    record Choice(Move move, Transition transition, List<Node> next) {}
}
