package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Attacks on a structure whose points are counted, until they are gone. */
record PointsShot(Surface surface, AttackSeries battering, Occupants inmates) implements Shot {

    @Override
    public void check(Checklist list) {
        surface.check(list);
        battering.check(list);
        inmates.check(list);
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        AttackSeries.Wear end = battering.resolve(umpire);
        boolean gone = end.lost() >= battering.points();
        ShotOutcome fate = gone ? ShotOutcome.DESTROYED : ShotOutcome.STANDING;
        return new ShotResult(
                fate,
                0,
                gone ? inmates.lost() : 0,
                end.lost(),
                battering.needed(end),
                end.burning() ? 1 : 0,
                0,
                battering.sectionsOff(end.lost()));
    }

    @Override
    public List<ShotOutcome> shown() {
        return List.of(ShotOutcome.STANDING, ShotOutcome.DESTROYED);
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        List<Quantity<ShotResult>> quantities =
                new ArrayList<>(battering.quantities(ShotResult::lost, ShotResult::needed));
        quantities.addAll(battering.more(ShotResult::sections, ShotResult::fires));
        quantities.addAll(inmates.quantities(ShotResult::casualties));
        return quantities;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("wearing down a {}", surface.name());
    }

    @Override
    public Sentence verdict(ShotResult result) {
        return result.end() == ShotOutcome.DESTROYED
                ? Sentence.of("The structure is *DESTROYED*: nobody moves through it or stays in it. [LG-DMG-16]")
                : Sentence.of(
                        "The structure is *STANDING*: {} of {} points lost. [LG-DMG-01]",
                        result.lost(),
                        battering.points());
    }

    @Override
    public void wear(ShotResult result, Piece structure, PieceChanges marks) {
        marks.damage(structure, result.lost(), battering.points());
        if (result.sections() > 0) {
            marks.set(structure, PieceState.SECTIONS_REMOVED, result.sections());
        }
    }
}
