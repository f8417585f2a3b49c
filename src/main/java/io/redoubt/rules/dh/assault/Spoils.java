package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import java.util.List;

/** What a Close Assault that succeeds does to a work, as the group has settled it: the core book alone tells. */
final class Spoils {
    private Spoils() {}

    static void check(AttackReadings.Won way, Checklist list) {
        switch (way) {
            case BY_PLAYERS ->
                list.note(
                        "What it does if it succeeds is for the core rules: yours to keep, with set [DH-CA-03, DH-CORE-07]");
            case WORK_DESTROYED ->
                list.note("If it succeeds the work is destroyed, with everybody inside [DH-CA-03, DH-CORE-07]");
            case CREW_KILLED -> list.note("If it succeeds nobody inside is left [DH-CA-03, DH-CORE-07]");
            case CREW_ROUTED -> list.note("If it succeeds the crew Routs [DH-CA-03, DH-CORE-07, DH-GUTS-05]");
        }
    }

    /** What becomes of the piece. */
    static List<Change> of(AttackReadings.Won way, Piece work) {
        PieceChanges changes = new PieceChanges(work);
        switch (way) {
            case BY_PLAYERS -> {
                // told before the die
            }
            case WORK_DESTROYED -> {
                nobodyLeft(changes);
                changes.drop(ShootForm.MARKS);
                changes.set(Pieces.DESTROYED, true);
            }
            case CREW_KILLED -> nobodyLeft(changes);
            case CREW_ROUTED -> {
                changes.set(Pieces.PINS, Pieces.ROUT);
                changes.set(Pieces.OUTSIDE, Pieces.Driven.ROUTED);
                changes.set(Pieces.LEFT, Pieces.Left.THIS_TURN);
            }
        }
        return changes.all();
    }

    private static void nobodyLeft(PieceChanges changes) {
        changes.set(Pieces.CREW, 0);
        changes.drop(Pieces.PINS);
    }
}
