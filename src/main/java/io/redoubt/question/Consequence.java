package io.redoubt.question;

import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One possible result of a question.
 *
 * @param result the result of the rules
 * @param outcome the name of the outcome
 * @param counts returns its quantities, by name
 * @param leaves returns the changes to the pieces that take part
 * @param told returns the names of the units that the steps tell of
 */
public record Consequence<O>(
        O result,
        String outcome,
        Supplier<Map<String, Integer>> counts,
        Function<Participants, List<Change>> leaves,
        Function<Participants, List<String>> told) {
    /** Returns the quantities of the result, by name. */
    public Map<String, Integer> amounts() {
        return counts.get();
    }

    /** Returns the changes to the pieces that take part. */
    public List<Change> effects(Participants who) {
        return leaves.apply(who);
    }

    /** Returns the names of the units that the steps tell of; empty if they are not pieces. */
    public List<String> names(Participants who) {
        return told.apply(who);
    }
}
