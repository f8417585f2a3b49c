package io.redoubt.rules.dh;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Piece;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;

/**
 * An attack that a rule forbids, whatever else is known about it.
 *
 * @param why the rule, and what to do instead
 */
record BarredShot(Quarry at, WeaponClass by, Sentence why) implements Attack {
    @Override
    public void check(Checklist list) {
        list.forbid(why.remark(), why.values().toArray());
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        throw new IllegalStateException("a barred shot is never resolved");
    }

    @Override
    public void leaves(WorkState end, Piece piece, PieceChanges changes) {
        // never resolved
    }
}
