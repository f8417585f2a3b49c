package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Attacks on a structure whose points are counted, until they are gone. */
record PointsShot(Surface surface, AttackSeries battering, Checklist found) implements Shot {
    @Override
    public Result resolve(Umpire umpire) {
        AttackSeries.Wear end = battering.resolve(umpire);
        boolean gone = battering.outlay().isGone(end.lost());
        return new Result(
                gone ? End.DESTROYED : End.STANDING,
                gone ? battering.inmates().lost() : 0,
                end.lost(),
                battering.needed(end),
                end.burning(),
                0);
    }

    @Override
    public List<End> shown() {
        return List.of(End.STANDING, End.DESTROYED);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return battering.quantities(Result::lost, Result::needed, Result::fires, Result::casualties);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("wearing down a {}", surface.name());
    }

    @Override
    public Sentence verdict(Result result) {
        return battering.verdict(result.lost());
    }

    @Override
    public void wear(Result result, Piece structure, PieceChanges marks) {
        battering.outlay().wear(structure, result.lost(), marks);
    }
}
