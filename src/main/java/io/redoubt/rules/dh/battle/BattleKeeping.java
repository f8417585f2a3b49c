package io.redoubt.rules.dh.battle;

import io.redoubt.rules.Change;
import io.redoubt.rules.Keeping;
import io.redoubt.rules.Lapse;
import io.redoubt.rules.Piece;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;

/** What is kept of pieces between rulings. The chapter has no upkeep: Pins and Penetrating Hits stay for the battle. */
public final class BattleKeeping implements Keeping {
    private static final Remark MAY_CHARGE =
            Remark.of("The crew that left {} in an earlier turn may charge", Rule.CC_05, Rule.CC_04);

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** Who left in one turn may charge from the next on ({@link Rule#CC_05}). */
    @Override
    public List<Lapse> turnBegins(Piece piece, String side) {
        boolean theirs = piece.owner().isEmpty() || piece.owner().equals(side);
        if (!theirs || !piece.is(Pieces.LEFT, Pieces.Left.THIS_TURN)) {
            return List.of();
        }
        List<Change> changes = List.of(Change.of(piece, Pieces.LEFT, Pieces.Left.EARLIER));
        return List.of(new Lapse(Sentence.of(MAY_CHARGE, piece.name()), changes));
    }
}
