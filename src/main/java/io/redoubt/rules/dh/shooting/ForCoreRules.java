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
 * An attack that the chapter neither forbids nor resolves: the core rules decide it alone.
 *
 * @param with the attack in words
 * @param why the rule that leaves it to the core rules
 */
record ForCoreRules(TargetKind at, WeaponClass by, String with, Sentence why) implements Attack {
    @Override
    public void check(Checklist list) {
        list.note(why.remark(), why.values().toArray());
    }

    @Override
    public AttackResult resolve(Umpire umpire) {
        return AttackResult.of(WorkState.of(0, 0, 0, 0));
    }

    @Override
    public AttackOutcome outcome(AttackResult result) {
        return AttackOutcome.ALLOWED;
    }

    @Override
    public Optional<String> instead(AttackOutcome outcome) {
        return outcome == AttackOutcome.ALLOWED
                ? Optional.empty()
                : Optional.of("the core rules decide it: ask for allowed");
    }

    @Override
    public boolean isPossible(AttackOutcome outcome) {
        return outcome == AttackOutcome.ALLOWED;
    }

    @Override
    public List<Quantity<AttackResult>> quantities() {
        return List.of();
    }

    @Override
    public String sentence(AttackOutcome outcome) {
        return "*ALLOWED*: " + with + " at the {}; go on by the core rules";
    }

    @Override
    public String losses(AttackResult result) {
        return "";
    }

    @Override
    public void leaves(WorkState end, Piece piece, PieceChanges changes) {
        // what the core rules make of it is for the players to keep
    }
}
