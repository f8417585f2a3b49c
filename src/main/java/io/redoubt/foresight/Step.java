package io.redoubt.foresight;

import io.redoubt.battle.Board;

/** Something that can be done on a board. Pure: equal boards, equal upshots. */
@FunctionalInterface
public interface Step {
    /** What it comes to. */
    Upshot on(Board board);

    /** This step, or another where this one is not done. */
    default Step orElse(Step other) {
        return board -> {
            Upshot first = on(board);
            return first instanceof Upshot.Happens ? first : other.on(board);
        };
    }
}
