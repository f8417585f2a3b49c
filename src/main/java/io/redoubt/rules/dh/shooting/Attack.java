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

/** An attack on a fortification, ready to be judged. */
sealed interface Attack permits CrewFire, StructureAttack, BarredShot, ForCoreRules {
    /** What is attacked. */
    TargetKind at();

    WeaponClass by();

    void check(Checklist list);

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
}
