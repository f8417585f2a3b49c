package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** An attack on a structure or on the troops in it. */
sealed interface Shot extends Case<ShotResult> permits Shot.Barred, GuidelineShot, PointsShot, TroopShot {
    /** Whether it was found out first whether anybody is there. */
    default boolean detects() {
        return false;
    }

    /** Whether it is fired at troops, and not at what they are in. */
    default boolean isAtTroops() {
        return false;
    }

    /** Marks who fell of the troops in a structure it was fired at. */
    default void fell(ShotResult result, Inside inside, PieceChanges marks) {
        // at no troops
    }

    /** Whether nothing is left of what was struck. */
    default boolean destroys(ShotResult result) {
        return result.end() == ShotOutcome.DESTROYED;
    }

    /** Marks what it did to the structure that was struck. */
    default void wear(ShotResult result, Piece structure, PieceChanges marks) {
        // no shot leaves no mark
    }

    /** An attack that the rules do not allow, whatever else is known of it. */
    record Barred(Sentence headline, Checklist objections) implements Shot {
        @Override
        public void check(Checklist list) {
            list.addAll(objections);
        }

        @Override
        public ShotResult resolve(Umpire umpire) {
            return ShotResult.at(ShotOutcome.MISSED);
        }

        @Override
        public List<ShotOutcome> shown() {
            return List.of(ShotOutcome.MISSED);
        }

        @Override
        public Sentence verdict(ShotResult result) {
            return Sentence.of("No shot.");
        }
    }
}
