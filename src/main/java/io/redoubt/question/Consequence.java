package io.redoubt.question;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * One possible result of a question.
 *
 * @param result the result of the rules
 * @param outcome the name of the outcome
 * @param amounts its quantities, by name
 * @param leaves returns the changes to the pieces that take part
 */
public record Consequence<O>(
        O result, String outcome, Map<String, Integer> amounts, Function<Participants, List<Change>> leaves) {
    /** Returns the changes to the pieces that take part. */
    public List<Change> effects(Participants who) {
        return leaves.apply(who);
    }
}
