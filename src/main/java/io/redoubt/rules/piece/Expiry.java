package io.redoubt.rules.piece;

import io.redoubt.umpire.Sentence;
import java.util.List;

/**
 * Something that is over.
 *
 * @param sentence what it is, and by which rule
 * @param changes what it changes
 */
public record Expiry(Sentence sentence, List<Change> changes) {
    public Expiry {
        changes = List.copyOf(changes);
    }
}
