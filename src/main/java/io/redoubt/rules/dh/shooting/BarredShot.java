package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;

/**
 * An attack that a rule forbids, whatever else is known about it.
 *
 * @param why the rule, and what to do instead
 */
record BarredShot(TargetKind at, WeaponClass by, Sentence why) implements Attack {
    @Override
    public void check(Checklist list) {
        list.forbid(why.remark(), why.values().toArray());
    }

    @Override
    public AttackResult resolve(Umpire umpire) {
        throw new IllegalStateException("a barred shot is never resolved");
    }

    @Override
    public void leaves(WorkState end, Piece piece, PieceChanges changes) {
        // never resolved
    }
}
