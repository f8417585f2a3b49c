package io.redoubt.foresight;

import java.util.Optional;

/** The step to the next turn, of whichever side. */
@FunctionalInterface
public interface TurnStep extends Step {
    /**
     * Returns the part of the step that concerns one piece: what is due for it, and what expires. If no part reads or
     * changes a value that another part changes, all parts together, and the change of the turn itself, are the step.
     *
     * @return empty if the step has no parts
     */
    default Optional<Step> part(String piece) {
        return Optional.empty();
    }
}
