package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.List;

/**
 * The best turn.
 *
 * @param value the chance of the goal, or what is to be expected of its worth, by the policy
 * @param choices what can be done first, the best first
 * @param fixed the best order that is laid down beforehand
 * @param policy what to do, and what then
 * @param boards how many boards were looked at
 * @param complete whether everything was tried
 */
public record Plan(Fraction value, List<Option> choices, Fixed fixed, Policy policy, int boards, boolean complete) {
    /**
     * Something that can be done first.
     *
     * @param step the command, or what it is
     * @param value what comes of it, if the rest is done as well as can be
     */
    public record Option(String step, Fraction value) {}

    /**
     * Steps that are done one after the other, whatever comes of them.
     *
     * @param complete whether every order was tried or shown to be no better
     */
    public record Fixed(List<String> steps, Fraction value, boolean complete) {}

    /** What is done to begin the next turn. */
    public static final String NEXT_TURN = "next turn";

    /** What is done where nothing more helps. */
    public static final String REST = "rest";
}
