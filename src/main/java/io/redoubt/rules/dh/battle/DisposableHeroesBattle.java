package io.redoubt.rules.dh.battle;

import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;

/** What is kept of pieces between rulings. The chapter has no upkeep: Pins and Penetrating Hits stay for the battle. */
public final class DisposableHeroesBattle implements BattleRules {
    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** Who left in one turn may charge from the next on ({@link Rule#CC_05}). */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        boolean theirs = piece.owner().isEmpty() || piece.owner().equals(side);
        if (!theirs || !piece.is(Pieces.LEFT, Pieces.Left.THIS_TURN)) {
            return List.of();
        }
        List<Change> changes = List.of(Change.of(piece, Pieces.LEFT, Pieces.Left.EARLIER));
        return List.of(new Expiry(
                Sentence.of(
                        Remark.of("The crew that left {} in an earlier turn may charge", Rule.CC_05, Rule.CC_04),
                        piece.name()),
                changes));
    }
}
