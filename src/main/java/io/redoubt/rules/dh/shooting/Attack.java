package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;

/** An attack on a fortification, ready to be judged. */
sealed interface Attack permits CrewFire, StructureAttack, BarredShot {
    /** What is attacked. */
    TargetKind at();

    WeaponClass by();

    void check(Checklist list);

    AttackResult resolve(Umpire umpire);

    /** What becomes of the piece it was made at. */
    void leaves(WorkState end, Piece piece, PieceChanges changes);
}
