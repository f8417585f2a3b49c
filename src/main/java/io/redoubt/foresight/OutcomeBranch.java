package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * One branch of a step.
 *
 * @param outcome the name of the outcome; empty if it has none
 * @param chance the probability among all branches of its step
 * @param changes the changes to the board, in order
 */
public record OutcomeBranch(String outcome, Fraction chance, List<Change> changes) {
    public OutcomeBranch {
        changes = List.copyOf(changes);
    }

    /** Returns this branch followed by another. */
    public OutcomeBranch then(OutcomeBranch next) {
        List<Change> all = new ArrayList<>(changes);
        all.addAll(next.changes);
        return new OutcomeBranch(next.outcome, chance.times(next.chance), all);
    }
}
