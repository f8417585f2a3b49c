package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * One way a step can go.
 *
 * @param outcome the name of what happens; empty where it has none
 * @param chance how likely it is among all ways of its step
 * @param changes what it leaves on the board, in order
 */
public record Way(String outcome, Fraction chance, List<Change> changes) {
    public Way {
        changes = List.copyOf(changes);
    }

    /** This way, and after it another. */
    public Way then(Way next) {
        List<Change> all = new ArrayList<>(changes);
        all.addAll(next.changes);
        return new Way(next.outcome, chance.times(next.chance), all);
    }
}
