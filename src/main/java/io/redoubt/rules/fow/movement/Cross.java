package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Described;
import io.redoubt.rules.Example;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.Changes;
import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Crossing trench lines, gun pits, tank pits, Bunkers and Street Barricades. */
public final class Cross extends Described<Crossing, Passage> {
    private static final List<String> OUTCOMES = ids(List.of(Passage.values()));


    private static final Remark IMPASSABLE = Remark.of("*IMPASSABLE*: the {} cannot cross the {}.");
    private static final Remark MUST_STOP =
            Remark.of("The {} *MUST STOP* adjacent, on the near side.", Rule.BARR_09, Rule.BARR_11, Rule.BARR_12);
    private static final Remark BOGGED_DOWN = Remark.of("The {} is *BOGGED DOWN* at the {}.", Rule.CORE_07);
    private static final Remark DIFFICULT = Remark.of("The {} crosses: *DIFFICULT GOING*.");
    private static final Remark CROSS_COUNTRY = Remark.of("The {} crosses: *CROSS-COUNTRY*.");
    private static final Remark CROSSES = Remark.of("The {} *CROSSES* the {}.");

    public Cross() {
        super("cross", "cross a trench, a pit, a Bunker or a Street Barricade", CrossForm.FORM, OUTCOMES,
new Example(
                    "a Veteran tank, Overloaded, at a Street Barricade",
                    "--obstacle street-barricade --as fully-tracked --skill veteran --overloaded"),
            new Example(
                    "a Trained tank at a Street Barricade",
                    "--obstacle street-barricade --as fully-tracked --skill trained"),
            new Example("Infantry beside a Street Barricade", "--obstacle street-barricade --as infantry"),
            new Example(
                    "Infantry that comes up to it in this Step",
                    "--obstacle street-barricade --as infantry --not-adjacent"),
            new Example("a half-track at a Street Barricade", "--obstacle street-barricade --as half-tracked"),
            new Example(
                    "a Demolition Carrier's tank",
                    "--obstacle street-barricade --as fully-tracked --demolition-carrier"),
            new Example("a lorry through a gap", "--obstacle street-barricade --as wheeled --gapped"),
            new Example("Cavalry through a gap", "--obstacle street-barricade --as cavalry --gapped"),
            new Example("a half-track at a trench line", "--obstacle trench-line --as half-tracked"),
            new Example("an Overloaded half-track at a gun pit", "--obstacle gun-pit --as half-tracked --overloaded"),
            new Example("Cavalry at a trench line", "--obstacle trench-line --as cavalry"),
            new Example("a wagon at a gun pit", "--obstacle gun-pit --as wagon"),
            new Example(
                    "Infantry along its trench, At the Double",
                    "--obstacle trench-line --as infantry --along --at-the-double"),
            new Example("a tank at an empty tank pit", "--obstacle tank-pit --as fully-tracked"),
            new Example("Infantry over an empty tank pit", "--obstacle tank-pit --as infantry"),
            new Example("Infantry over a Bunker", "--obstacle bunker --as infantry"),
            new Example("a gun at a Destroyed Bunker", "--obstacle bunker --as gun --destroyed"),
            new Example(
                    "foot troops that take a Skill Test too",
                    "--obstacle street-barricade --as infantry --skill conscript"
                            + " --reading fow.foot-at-barricades=skill-test"));
    }

    @Override
    public void check(Crossing crossing, Checklist checklist) {
        crossing.check(checklist);
    }

    @Override
    public Passage resolve(Crossing crossing, Umpire umpire) {
        return crossing.resolve(umpire);
    }

    @Override
    public List<String> shown(Crossing crossing) {
        return ids(crossing.possible());
    }

    @Override
    public String outcome(Crossing crossing, Passage passage) {
        return passage.id();
    }

    @Override
    public Sentence headline(Crossing crossing) {
        return Sentence.of(crossing instanceof AlongTrench ? Remark.of("moving along a {}") : Remark.of("crossing a {}"), crossing.obstacle());
    }

    @Override
    public Sentence verdict(Crossing crossing, Passage passage) {
        Mobility team = crossing.team();
        Obstacle obstacle = crossing.obstacle();
        boolean barricade = obstacle == Obstacle.STREET_BARRICADE;
        return switch (passage) {
            case IMPASSABLE -> Sentence.of(IMPASSABLE, team, obstacle);
            case MUST_STOP -> Sentence.of(MUST_STOP, team);
            case BOGGED_DOWN -> Sentence.of(barricade ? Remark.of( "The {} is *BOGGED DOWN* adjacent, on the near side of the {}.", Rule.CORE_07, Rule.BARR_11, Rule.BARR_12) : BOGGED_DOWN, team, obstacle);
            case DIFFICULT_GOING -> Sentence.of(barricade ? Remark.of("The {} crosses: *DIFFICULT GOING*. It ends on the far side.", Rule.BARR_11, Rule.BARR_12) : DIFFICULT, team);
            case CROSS_COUNTRY ->
                crossing instanceof AlongTrench ? Sentence.of(Remark.of("The {} moves along the {}: *CROSS-COUNTRY*."), team, obstacle) : Sentence.of(CROSS_COUNTRY, team);
            case CROSSES -> barricade ? Sentence.of(Remark.of("The {} *CROSSES*: it ends on the far side, adjacent or back.", Rule.BARR_11, Rule.BARR_12), team) : Sentence.of(CROSSES, team, obstacle);
        };
    }

    private static List<String> ids(List<Passage> passages) {
        List<String> ids = new ArrayList<>(passages.size());
        for (Passage passage : passages) {
            ids.add(passage.id());
        }
        return List.copyOf(ids);
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
        PieceValues.obstacle(CrossForm.OBSTACLE, cast.at(), supply);
        PieceValues.destroyed(CrossForm.DESTROYED, cast.at(), supply);
        supply.takeAs(CrossForm.GAPPED, PieceValues.GAPPED, cast.at());
        cast.at().filter(PieceValues::holds).ifPresent(piece -> supply.put(CrossForm.OCCUPIED, true, piece));
        supply.take(cast.by(), PieceValues.AS, CrossForm.SKILL, CrossForm.OVERLOADED, CrossForm.UNARMOURED);
        supply.take(cast.by(), CrossForm.DEMOLITION_CARRIER);
    }

    @Override
    public List<Change> effects(Crossing crossing, Passage passage, Inputs asked, Cast cast) {
        Changes changes = new Changes();
        if (passage != Passage.IMPASSABLE) {
            changes.flag(cast.by(), PieceValues.MOVED);
        }
        if (passage == Passage.BOGGED_DOWN) {
            changes.flag(cast.by(), PieceValues.BOGGED_DOWN);
        }
        return changes.all();
    }
}
