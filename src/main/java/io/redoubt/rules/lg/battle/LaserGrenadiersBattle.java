package io.redoubt.rules.lg.battle;

import io.redoubt.rules.lg.collapse.Collapse;
import io.redoubt.rules.lg.detection.Search;
import io.redoubt.rules.lg.fire.GrowingFire;
import io.redoubt.rules.lg.fire.Spread;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.Size;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is kept of pieces between rulings beside what each procedure says: their kinds, and what a turn brings. */
public final class LaserGrenadiersBattle implements BattleRules {

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /**
     * Damaged structures are checked ({@link Rule#COLLAPSE_01}), and fires grow as long as there is fuel
     * ({@link Rule#FIRE_27}, {@link Rule#FIRE_28}).
     */
    @Override
    public List<UpkeepStep> dueEachTurn(Piece piece) {
        List<UpkeepStep> due = new ArrayList<>();
        int damage = PieceState.number(piece, PieceState.DAMAGE);
        boolean stands = !piece.is(PieceState.STRUCTURE, StructureState.DESTROYED);
        boolean worn = damage > 0 && damage < PieceState.number(piece, PieceState.POINTS);
        if (stands && worn && !piece.is(PieceState.NOT_CHECKED)) {
            due.add(UpkeepStep.of(Collapse.VERB));
        }
        if (piece.is(PieceState.BURNING) && grows(piece)) {
            int turns = PieceState.number(piece, PieceState.TURNS) + 1;
            Size start = piece.value(PieceState.START).orElse(PieceState.UNMEASURED);
            due.add(new UpkeepStep(
                    Spread.VERB,
                    Map.of(
                            GrowingFire.TURNS.name(), GrowingFire.TURNS.kind().show(turns),
                            GrowingFire.START.name(), GrowingFire.START.kind().show(start))));
        }
        return due;
    }

    private static boolean grows(Piece piece) {
        int now = piece.value(PieceState.FIRE_SIZE).map(Size::amount).orElse(0);
        return now < piece.value(GrowingFire.FUEL).map(Size::amount).orElse(Size.MOST) && now < Size.MOST;
    }

    /** Whoever fired in the last turn of his side is no longer looked for because of it. */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        boolean own = piece.owner().isEmpty() || piece.owner().equals(side);
        return own && PieceState.isUnit(piece) && piece.value(Search.FIRED).isPresent()
                ? List.of(new Expiry(
                        Sentence.of(Remark.of("{} has not fired this turn", Rule.CONCEAL_02), piece.name()),
                        List.of(Change.drop(piece, Search.FIRED))))
                : List.of();
    }
}
