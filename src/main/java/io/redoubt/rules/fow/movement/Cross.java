package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Crossing trench lines, gun pits, tank pits, Bunkers and Street Barricades. */
public final class Cross extends CaseProcedure<Crossing, Cross.Passage> {
    public static final String VERB = "cross";

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Obstacle> OBSTACLE = FIELDS.of(
            "obstacle", Obstacle.CHOICE, "obstacle to cross [FOW-TCROSS-02, FOW-TANKPIT-09, FOW-BOBS-03, FOW-BARR-02]");
    static final InputField<Mobility> AS = FIELDS.by().add(PieceValues.AS);
    static final InputField<Grade> SKILL =
            FIELDS.by().of("skill", SkillTest.SKILLS, "Skill rating of the team [FOW-BARR-06, FOW-CORE-02]");
    public static final InputField<Boolean> OVERLOADED =
            FIELDS.by().flag("overloaded", "the vehicle is Overloaded [FOW-BARR-07]");
    static final InputField<Boolean> UNARMOURED = FIELDS.by().add(PieceValues.UNARMOURED);
    public static final InputField<Boolean> DEMOLITION_CARRIER =
            FIELDS.by().flag("demolition-carrier", "the team has a Remote Control Demolition Carrier [FOW-BARR-04]");
    static final InputField<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "the team did not begin the Movement Step adjacent [FOW-BARR-08]");
    static final InputField<Boolean> GAPPED = FIELDS.at().flag("gapped", "the Street Barricade is gapped [FOW-GAP-12]");
    static final InputField<Boolean> DESTROYED =
            FIELDS.flag("destroyed", "the Bunker, or the tank in the pit, is Destroyed [FOW-DEST-02, FOW-DEST-03]");
    static final InputField<Boolean> OCCUPIED = FIELDS.flag("occupied", "the tank pit is occupied [FOW-TANKPIT-10]");
    static final InputField<Boolean> ALONG = FIELDS.flag("along", "move along the trench line, in it [FOW-TRENCH-08]");
    static final InputField<Boolean> AT_THE_DOUBLE =
            FIELDS.flag("at-the-double", "the team moves At the Double [FOW-TRENCH-09, FOW-CORE-30]");
    private static final InputField<Boolean> BOGGED_DOWN = FIELDS.by().add(PieceValues.BOGGED_DOWN);

    public Cross() {
        super(
                VERB,
                "cross a trench, a pit, a Bunker or a Street Barricade",
                FIELDS.form(Cross::read),
                Passage.values(),
                new Example(
                        "a Veteran tank, Overloaded, at a Street Barricade",
                        "--obstacle street-barricade --as fully-tracked --skill veteran --overloaded"),
                new Example(
                        "a Trained tank at a Street Barricade",
                        "--obstacle street-barricade --as fully-tracked --skill trained"),
                new Example("Infantry adjacent to a Street Barricade", "--obstacle street-barricade --as infantry"),
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
                new Example(
                        "an Overloaded half-track at a gun pit", "--obstacle gun-pit --as half-tracked --overloaded"),
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
                        "foot troops that also take a Skill Test",
                        "--obstacle street-barricade --as infantry --skill conscript"
                                + " --reading fow.foot-at-barricades=skill-test"));
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.obstacle(OBSTACLE, who.at(), defaults);
        PieceValues.destroyed(DESTROYED, who.at(), defaults);
        who.at().filter(Positions::holds).ifPresent(piece -> defaults.put(OCCUPIED, true, piece));
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        List<Reminder> reminders = new ArrayList<>(reminders(who));
        boolean comesUp = asked.peekOrDefault(NOT_ADJACENT).orElse(false);
        boolean barred = who.by()
                .filter(unit -> unit.is(PieceValues.GAP_ATTEMPTED) || unit.is(PieceValues.BOGGED_DOWN))
                .isPresent();
        if (isBarricade(who.at()) && !comesUp && !barred) {
            reminders.addAll(new Reminders(who)
                    .once(
                            PieceValues.MOVED,
                            "moved this turn: to cross, it must have begun the Movement Step adjacent [FOW-BARR-08]")
                    .all());
        }
        return reminders;
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return new Reminders(who)
                .inTheOwnTurn()
                .once(PieceValues.ASSAULTED, "already assaulted this turn")
                .ifIs(Role.BY, PieceValues.GAP_ATTEMPTED, "tried to gap a barricade instead of moving [FOW-GAP-07]")
                .ifIs(
                        Role.AT,
                        PieceValues.JUST_GAPPED,
                        "was gapped at the end of this Movement Step: it is Difficult Going from the next Step on [FOW-GAP-08, FOW-GAP-12]")
                .all();
    }

    private static boolean isBarricade(Optional<Piece> obstacle) {
        return obstacle.filter(piece -> piece.kind().equals(Obstacle.STREET_BARRICADE.id()))
                .isPresent();
    }

    @Override
    public List<Change> effects(Crossing crossing, Passage passage, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        if (passage != Passage.IMPASSABLE) {
            changes.flag(who.by(), PieceValues.MOVED);
            who.by().filter(unit -> !crossing.along()).ifPresent(unit -> changes.leaves(unit, who.pieces()));
        }
        if (passage == Passage.BOGGED_DOWN) {
            changes.flag(who.by(), PieceValues.BOGGED_DOWN);
        }
        return changes.all();
    }

    static Crossing read(Inputs in) {
        Obstacle obstacle = in.get(OBSTACLE);
        mustFit(in, ALONG, obstacle == Obstacle.TRENCH_LINE, "only a trench line can be moved along");
        mustFit(in, GAPPED, obstacle == Obstacle.STREET_BARRICADE, "only a Street Barricade can be gapped");
        mustFit(
                in,
                DESTROYED,
                obstacle == Obstacle.BUNKER || obstacle == Obstacle.TANK_PIT,
                obstacle == Obstacle.STREET_BARRICADE
                        ? "a Street Barricade is gapped, never Destroyed; give --gapped"
                        : "only a Bunker, or the tank in a tank pit, can be Destroyed");
        mustFit(
                in,
                OCCUPIED,
                obstacle != Obstacle.STREET_BARRICADE,
                "a Street Barricade cannot be occupied: teams are on one side of it or the other");
        Mobility team = in.get(AS);
        Going going = new Going(in, obstacle, team, new Checklist());
        if (in.find(BOGGED_DOWN).orElse(false)) {
            PieceValues.mayBogDown(team);
            return going.stuck();
        }
        return switch (obstacle) {
            case TRENCH_LINE -> in.get(ALONG) ? going.alongTrench() : going.overTrench();
            case GUN_PIT -> going.overTrench();
            case TANK_PIT -> going.overTankPit();
            case BUNKER -> going.overBunker();
            case STREET_BARRICADE -> in.get(GAPPED) ? going.throughGap() : going.overBarricade();
        };
    }

    private static void mustFit(Inputs in, InputField<Boolean> flag, boolean fits, String why) {
        if (!fits && in.find(flag).orElse(false)) {
            throw new BadInputException("--" + flag.name() + ": " + why);
        }
    }

    /** The result of a team at an obstacle, from impassable to crossed. */
    enum Passage implements Case.PlainEnd, PlainName {
        IMPASSABLE,
        MUST_STOP,
        BOGGED_DOWN,
        DIFFICULT_GOING,
        CROSS_COUNTRY,
        CROSSES
    }
}
