package io.redoubt.rules;

import io.redoubt.umpire.Sentence;
import java.util.List;

/**
 * Something that is over.
 *
 * @param sentence what it is, and by which rule
 * @param changes what it changes
 */
public record Lapse(Sentence sentence, List<Change> changes) {
    public Lapse {
        changes = List.copyOf(changes);
    }
}
