package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An attack on a structure or on the troops in it. */
sealed interface Shot permits BarredShot, GuidelineShot, PointsShot, TroopShot {
    void check(Checklist list);

    ShotResult resolve(Umpire umpire);

    /** How it can end. */
    List<ShotOutcome> fates();

    default List<Quantity<ShotResult>> quantities() {
        return List.of();
    }

    Sentence headline();

    Sentence verdict(ShotResult result);

    /** Whether it was found out first whether anybody is there. */
    default boolean detects() {
        return false;
    }

    /** Marks what it did to the structure that was struck. */
    default void wear(ShotResult result, Piece structure, PieceChanges marks) {
        // no shot leaves no mark
    }
}
