package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

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
        throw neverResolved();
    }

    @Override
    public AttackOutcome outcome(AttackResult result) {
        throw neverResolved();
    }

    @Override
    public Optional<String> instead(AttackOutcome outcome) {
        return Optional.empty();
    }

    @Override
    public boolean isPossible(AttackOutcome outcome) {
        return false;
    }

    @Override
    public List<Quantity<AttackResult>> quantities() {
        return StructureAttack.WORK;
    }

    @Override
    public String losses(AttackResult result) {
        throw neverResolved();
    }

    @Override
    public void leaves(WorkState end, Piece piece, PieceChanges changes) {
        throw neverResolved();
    }

    private static IllegalStateException neverResolved() {
        return new IllegalStateException("a barred shot is never resolved");
    }
}
