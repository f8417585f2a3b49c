package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** An attack on a fortification, judged while it was read: only its dice are left. */
sealed interface Attack permits CrewFire, StructureAttack, Attack.Undiced {
    /** What is attacked. */
    TargetKind at();

    WeaponClass by();

    /** What the rules say of it before its first die. */
    Checklist found();

    AttackResult resolve(Umpire umpire);

    AttackOutcome outcome(AttackResult result);

    /**
     * What to ask instead of an outcome this attack is not told by; empty if it is. Each result has one name, so one
     * that others share the results of, or whose chance nobody can know, would be told as 0 though it happens.
     */
    Optional<String> instead(AttackOutcome outcome);

    /** Whether an outcome can come about at all, as far as the weapon and the state before tell. */
    boolean isPossible(AttackOutcome outcome);

    List<Quantity<AttackResult>> quantities();

    /** A sentence for an outcome without its end, with a gap for the target. */
    default String sentence(AttackOutcome outcome) {
        return outcome.sentence();
    }

    /** What is lost and left, in words; empty where nothing is worth saying. */
    String losses(AttackResult result);

    /** What becomes of the piece it was made at. */
    void leaves(WorkState end, Piece piece, PieceChanges changes);

    /**
     * An attack that a rule forbids, or that the chapter neither forbids nor resolves: the core rules decide it alone.
     *
     * @param with the attack in words
     */
    record Undiced(TargetKind at, WeaponClass by, String with, Checklist found) implements Attack {
        private boolean isBarred() {
            return found.broken() > 0;
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
            return isBarred() || outcome == AttackOutcome.ALLOWED
                    ? Optional.empty()
                    : Optional.of("the core rules decide it: ask for allowed");
        }

        @Override
        public boolean isPossible(AttackOutcome outcome) {
            return outcome == AttackOutcome.ALLOWED && !isBarred();
        }

        @Override
        public List<Quantity<AttackResult>> quantities() {
            return isBarred() ? StructureAttack.WORK : List.of();
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
}
