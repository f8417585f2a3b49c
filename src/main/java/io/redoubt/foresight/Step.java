package io.redoubt.foresight;

import io.redoubt.battle.Board;

/** A step that can be done on a board. It is pure: equal boards give equal results. */
@FunctionalInterface
public interface Step {
    /** Returns the result on a board. */
    StepResult on(Board board);

    /** Returns whether any piece with the same values has the same results of it, but for its name. */
    default boolean isForAnyPiece() {
        return false;
    }

    /** Returns this step, with another one for boards on which this one is not done. */
    default Step orElse(Step other) {
        return board -> {
            StepResult first = on(board);
            return first instanceof StepResult.Done ? first : other.on(board);
        };
    }
}
