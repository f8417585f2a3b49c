package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Described;
import io.redoubt.rules.Example;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.Changes;
import io.redoubt.rules.fow.terms.GapTool;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Gapping a Street Barricade. */
public final class Gap extends Described<Gapping, Gapping.GapOutcome> {
    private static final List<String> OUTCOMES = List.of(Gapping.GapOutcome.UNGAPPED.id(), Gapping.GapOutcome.GAPPED.id());



    public Gap() {
        super("gap", "blow a gap in a Street Barricade", GapForm.FORM, OUTCOMES,
new Example("three Veteran Pioneer teams", "--with pioneers --skill veteran --teams 3"),
            new Example("one Trained Pioneer team", "--with pioneers --skill trained"),
            new Example(
                    "a Bunker Buster at 10\"",
                    "--with gun --bunker-buster --skill veteran --firepower 2+ --range 10in"),
            new Example(
                    "two Bunker Busters of ROF 2",
                    "--with gun --bunker-buster --skill trained --rof 2 --teams 2 --firepower 3+"),
            new Example(
                    "a Bunker Buster that moved, at 40 cm",
                    "--with gun --bunker-buster --skill trained --rof 2 --firepower 3+ --moved --range 40cm"),
            new Example(
                    "a Bunker Buster Pinned Down",
                    "--with gun --bunker-buster --skill trained --rof 2 --firepower 3+ --pinned"),
            new Example("a Demolition Carrier", "--with demolition-carrier --second-firepower 3+"));
    }

    @Override
    public void check(Gapping gapping, Checklist checklist) {
        gapping.check(checklist);
    }

    @Override
    public Gapping.GapOutcome resolve(Gapping gapping, Umpire umpire) {
        return gapping.resolve(umpire);
    }

    @Override
    public String outcome(Gapping gapping, Gapping.GapOutcome breach) {
        return breach.id();
    }

    @Override
    public Sentence headline(Gapping gapping) {
        if (gapping instanceof Gapping.NoGap none) {
            return Sentence.of(Remark.of("gapping a {}"), none.obstacle());
        }
        if (gapping instanceof GapByGun) {
            return Sentence.of(Remark.of("shooting to gap a Street Barricade"));
        }
        return Sentence.of(gapping instanceof GapByPioneers ? Remark.of("Pioneers gapping a Street Barricade") : Remark.of("a Demolition Carrier at a Street Barricade"));
    }

    @Override
    public Sentence verdict(Gapping gapping, Gapping.GapOutcome breach) {
        return Sentence.of(breach == Gapping.GapOutcome.GAPPED ? gapping.gapped() : Gapping.GapTest.UNGAPPED);
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
        PieceValues.obstacle(GapForm.OBSTACLE, cast.at(), supply);
        supply.take(cast.by(), PieceValues.WITH, GapForm.SKILL);
        supply.takeAs(GapForm.TEAMS, PieceValues.TEAMS, cast.by());
        supply.takeAs(GapForm.PINNED, PieceValues.PINNED, cast.by());
        supply.takeAs(GapForm.MOVED, PieceValues.MOVED, cast.by());
        supply.take(cast.by(), PieceValues.BUNKER_BUSTER, GapForm.ROF, GapForm.FIREPOWER, GapForm.SECOND_FIREPOWER);
        cast.by()
                .filter(piece -> piece.is(PieceValues.BUNKER_BUSTER)
                        && piece.value(PieceValues.WITH).isEmpty())
                .ifPresent(piece -> supply.put(PieceValues.WITH, GapTool.GUN, piece));
    }

    @Override
    public List<Change> effects(Gapping gapping, Gapping.GapOutcome breach, Inputs asked, Cast cast) {
        Changes changes = new Changes();
        if (breach == Gapping.GapOutcome.GAPPED) {
            changes.flag(cast.at(), PieceValues.GAPPED);
        }
        return changes.flag(cast.by(), PieceValues.GAP_ATTEMPTED)
                .flag(cast.by(), gapping.cost())
                .all();
    }
}
