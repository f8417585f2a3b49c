package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.List;

/**
 * The best turn.
 *
 * @param value the probability of the goal, or the expected value, under the policy
 * @param choices the possible first steps, the best first
 * @param fixed the best order that is fixed beforehand
 * @param policy the best step on every board
 * @param boards the number of boards examined
 * @param complete true if the search was not interrupted
 */
public record Plan(Fraction value, List<Option> choices, Fixed fixed, Policy policy, int boards, boolean complete) {
    /**
     * A possible first step.
     *
     * @param step the command, or the name of the move
     * @param value the value if every later step is the best one
     */
    public record Option(String step, Fraction value) {}

    /**
     * Steps that are done one after the other, whatever their results.
     *
     * @param complete true if every order was tried or shown to be no better
     */
    public record Fixed(List<String> steps, Fraction value, boolean complete) {}

    /** The name of the move that begins the next turn. */
    public static final String NEXT_TURN = "next turn";

    /** The name of the move that ends the turn. */
    public static final String REST = "rest";
}
