package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.GapTool;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** Gapping a Street Barricade. */
public final class Gap extends CaseProcedure<Gapping, Gapping.Breach> {
    public static final String VERB = "gap";

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<GapTool> WITH = FIELDS.add(PieceValues.WITH);
    static final InputField<Obstacle> OBSTACLE =
            FIELDS.of("obstacle", Obstacle.CHOICE, Obstacle.STREET_BARRICADE, "obstacle to gap [FOW-GAP-10]");
    static final InputField<Integer> TEAMS = FIELDS.of(
            "teams", WholeNumberFormat.of(1, 1000), 1, "number of identical teams, guns or carriers [FOW-GAP-08]");
    static final InputField<Grade> SKILL = FIELDS.of(
            "skill", SkillTest.SKILLS, "Skill rating of the Pioneers or the gun [FOW-GAP-08, FOW-GAP-05, FOW-CORE-02]");
    static final InputField<Boolean> PINNED =
            FIELDS.flag("pinned", "the teams are Pinned Down [FOW-GAP-07, FOW-CORE-09]");
    static final InputField<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "Pioneers or carrier are not adjacent [FOW-GAP-07, FOW-GAP-01]");
    static final InputField<Boolean> MOVED =
            FIELDS.flag("moved", "the teams moved this turn [FOW-GAP-07, FOW-CORE-09]");
    static final InputField<Boolean> NO_FIRE_ON_THE_MOVE = FIELDS.add(PieceValues.NO_FIRE_ON_THE_MOVE);
    static final InputField<Boolean> BUNKER_BUSTER = FIELDS.add(PieceValues.BUNKER_BUSTER);
    static final InputField<Integer> ROF =
            FIELDS.of("rof", WholeNumberFormat.of(1, 100), 1, "rate of fire of one gun [FOW-GAP-05]");
    static final InputField<Grade> FIREPOWER =
            FIELDS.of("firepower", TargetFormat.of(1, 6), "the gun's Firepower rating [FOW-GAP-06, FOW-CORE-03]");
    public static final InputField<Grade> SECOND_FIREPOWER = FIELDS.of(
            "second-firepower",
            TargetFormat.of(1, 6),
            "the carrier's second Firepower rating [FOW-GAP-01, FOW-CORE-03]");
    static final InputField<Distance> RANGE =
            FIELDS.of("range", new DistanceFormat(), "distance from the gun to the barricade [FOW-GAP-04]");
    static final InputField<YesNo> LINE_OF_SIGHT =
            FIELDS.choice("line-of-sight", YesNo.YES, "line of sight from the gun to the barricade [FOW-GAP-03]");
    static final InputField<Boolean> GAPPED = FIELDS.flag("gapped", "it is already gapped [FOW-GAP-10]");

    public Gap() {
        super(
                VERB,
                "blow a gap in a Street Barricade",
                FIELDS.form(GapAttempt::read),
                Gapping.Breach.values(),
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
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        if (defaults.given(MOVED).orElse(false)) {
            Positions.mustBeFree(who.by(), who.pieces());
        }
        who.by().ifPresent(unit -> Positions.mustBeManned(unit, who.pieces(), "gap a barricade"));
        PieceValues.obstacle(OBSTACLE, who.at(), defaults);
        defaults.takeAs(GAPPED, PieceValues.GAPPED, who.at());
        defaults.take(who.by(), PieceValues.WITH, SKILL);
        defaults.takeAs(TEAMS, PieceValues.TEAMS, who.by());
        defaults.takeAs(PINNED, PieceValues.PINNED, who.by());
        defaults.takeAs(MOVED, PieceValues.MOVED, who.by());
        defaults.take(who.by(), PieceValues.BUNKER_BUSTER, ROF, FIREPOWER, SECOND_FIREPOWER, NO_FIRE_ON_THE_MOVE);
        who.by()
                .filter(piece -> piece.is(PieceValues.BUNKER_BUSTER) && !piece.has(PieceValues.WITH))
                .ifPresent(piece -> defaults.put(PieceValues.WITH, GapTool.GUN, piece));
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return new Reminders(who)
                .inTheOwnTurn()
                .once(PieceValues.GAP_ATTEMPTED, "already tried to gap a barricade this turn [FOW-GAP-08]")
                .once(PieceValues.SHOT, "already shot this turn")
                .once(PieceValues.ASSAULTED, "already assaulted this turn")
                .all();
    }

    @Override
    public List<Change> effects(Gapping gapping, Gapping.Breach breach, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        if (breach == Gapping.Breach.GAPPED) {
            changes.flag(who.at(), PieceValues.GAPPED);
            if (gapping.opensLater()) {
                changes.flag(who.at(), PieceValues.JUST_GAPPED);
            }
        }
        if (gapping.cost().equals(PieceValues.SHOT)) {
            who.by().ifPresent(gun -> changes.endGoneToGround(gun, who));
            changes.afterMovement(who);
        }
        changes.flag(who.by(), PieceValues.GAP_ATTEMPTED);
        // A team that owns a Demolition Carrier only loses it; a team that is a carrier is Destroyed.
        Optional<Piece> owner = who.by()
                .filter(team -> gapping.cost().equals(PieceValues.DESTROYED) && team.is(Cross.DEMOLITION_CARRIER));
        owner.ifPresentOrElse(
                team -> {
                    changes.drop(team, Cross.DEMOLITION_CARRIER);
                    changes.drop(team, PieceValues.WITH);
                },
                () -> changes.flag(who.by(), gapping.cost()));
        return changes.setIfUsed(who.by(), PieceValues.MOVED, asked, MOVED).all();
    }
}
