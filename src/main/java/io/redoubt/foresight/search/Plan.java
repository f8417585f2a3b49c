package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The best turn that was found.
 *
 * @param value the probability of the goal, or the expected value, under the policy
 * @param atMost an upper bound of the value under any policy; the value itself if the search is complete
 * @param choices the possible first steps, the best first
 * @param fixed the best order that is fixed beforehand
 * @param policy the best step on every board
 * @param boards the number of boards examined
 * @param end the reason why the search ended
 * @param leftOut the pieces that were not searched, because nothing they can do influences the goal
 */
public record Plan(
        Fraction value,
        Fraction atMost,
        List<Option> choices,
        Fixed fixed,
        Policy policy,
        int boards,
        End end,
        Set<String> leftOut) {
    /** The end of a search. */
    public enum End {
        /** No policy is better. */
        COMPLETE,
        /** Its budget, or the memory, is used up. */
        LIMIT_REACHED,
        /** The user stopped it. */
        INTERRUPTED
    }

    /** Returns whether no policy is better. */
    public boolean complete() {
        return end == End.COMPLETE;
    }

    /**
     * A possible first step.
     *
     * @param step the command, or the name of the move
     * @param value the value if every later step is the best one; empty if it was not examined
     */
    public record Option(String step, Optional<Fraction> value) {
        /** Returns the value of a step that was examined. */
        Fraction known() {
            return value.orElseThrow();
        }
    }

    /**
     * Steps that are done one after the other, whatever their results; a step that is impossible on a board is skipped
     * there.
     *
     * @param complete true if every order was tried or shown to be no better
     */
    public record Fixed(List<String> steps, Fraction value, boolean complete) {}

    /** The name of the move that begins the next turn. */
    public static final String NEXT_TURN = "next turn";

    /** The name of the move that ends the turn. */
    public static final String REST = "rest";
}
