package io.redoubt.rules.dh;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Piece;
import io.redoubt.umpire.Umpire;

/** An attack on a fortification, ready to be judged. */
sealed interface Attack permits CrewFire, StructureAttack, BarredShot {
    /** What is attacked. */
    Quarry at();

    WeaponClass by();

    void check(Checklist list);

    ShotResult resolve(Umpire umpire);

    /** What becomes of the piece it was made at. */
    void leaves(WorkState end, Piece piece, PieceChanges changes);
}
