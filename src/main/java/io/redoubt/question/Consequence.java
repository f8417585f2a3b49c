package io.redoubt.question;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * One thing that can come of a question.
 *
 * @param result what the rules bring about
 * @param outcome its name
 * @param amounts the numbers it carries, by quantity
 * @param leaves what it leaves on the pieces that take part
 */
public record Consequence<O>(
        O result, String outcome, Map<String, Integer> amounts, Function<Participants, List<Change>> leaves) {
    /** What it leaves on the pieces that take part. */
    public List<Change> effects(Participants who) {
        return leaves.apply(who);
    }
}
