package io.redoubt.rules.piece;

import io.redoubt.umpire.Sentence;
import java.util.List;

/**
 * An effect that expires.
 *
 * @param sentence the effect, with its rule
 * @param changes the changes
 */
public record Expiry(Sentence sentence, List<Change> changes) {
    public Expiry {
        changes = List.copyOf(changes);
    }
}
