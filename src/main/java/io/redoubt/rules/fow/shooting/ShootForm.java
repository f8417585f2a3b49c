package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Cover;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.ShotTarget;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.fow.shared.Training;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;

/** The inputs of a shot at a fortification. */
public final class ShootForm {
    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<ShotTarget> AT =
            FIELDS.of("at", NamedChoiceFormat.of(targets()), "target of the shot [FOW-SHOT-05]");
    static final InputField<Grade> SKILL = FIELDS.add(PieceValues.SKILL);
    public static final InputField<Integer> ROF =
            FIELDS.of("rof", WholeNumberFormat.of(1, 100), 1, "rate of fire of one weapon [FOW-SHOT-07]");
    public static final InputField<Grade> FIREPOWER =
            FIELDS.of("firepower", TargetFormat.of(1, 6), "the weapon's Firepower rating [FOW-NEST-03, FOW-CORE-03]");
    static final InputField<Distance> RANGE = FIELDS.of(
            "range", new DistanceFormat(), "distance to the slit of a Pillbox, else to the nearest part [FOW-SHOT-06]");
    static final InputField<Integer> TEAMS =
            FIELDS.of("teams", WholeNumberFormat.of(1, 1000), 1, "number of identical weapons [FOW-SHOT-07]");
    public static final InputField<WeaponClass> WEAPON =
            FIELDS.choice("weapon", WeaponClass.NORMAL, "class of the weapon [FOW-NOHE-02, FOW-FLAME-03, FOW-BUST-03]");
    static final InputField<Condition> STATE = FIELDS.add(PieceValues.STATE);
    static final InputField<YesNo> LINE_OF_SIGHT =
            FIELDS.choice("line-of-sight", YesNo.YES, "line of sight to that slit or part [FOW-SHOT-05]");
    static final InputField<Boolean> MOVED = FIELDS.flag("moved", "the shooters moved this turn [FOW-SHOT-08]");
    static final InputField<Boolean> NO_FIRE_ON_THE_MOVE = FIELDS.add(PieceValues.NO_FIRE_ON_THE_MOVE);
    static final InputField<Boolean> SHOOTER_PINNED =
            FIELDS.flag("shooter-pinned", "the shooters are Pinned Down [FOW-CORE-09]");
    static final InputField<Integer> SHOOTER_PINNED_ROF = FIELDS.number(
            "shooter-pinned-rof",
            1,
            2,
            "rate of fire of a Bunker that shoots while Pinned Down [FOW-PILL-05, FOW-PILL-06]");
    static final InputField<Emplacement> FROM = FIELDS.choice(
            "from", Emplacement.class, "fortification the shooters are in, if any [FOW-FIRE-01, FOW-PILL-05]");
    static final InputField<SmokedSlits> SHOOTER_SMOKED = FIELDS.of(
            "shooter-smoked",
            NamedChoiceFormat.of(SmokedSlits.values()),
            "slits of the shooters' Bunker that have smoke in front of them [FOW-SMOKE-06]");
    static final InputField<Boolean> SMOKE = FIELDS.flag("smoke", "fire smoke instead of shot [FOW-SMOKE-02]");
    static final InputField<FireMode> MODE = FIELDS.choice("mode", FireMode.DIRECT, "kind of fire [FOW-ARTY-02]");
    static final InputField<AimPoint> AIM_POINT =
            FIELDS.choice("aim-point", AimPoint.BUNKER, "aiming point of a bombardment or air strike [FOW-ARTY-02]");
    public static final InputField<NationalRule> NATIONAL_RULE = FIELDS.choice(
            "national-rule", NationalRule.NONE, "national special rule that a player invokes [FOW-SHOT-12]");
    public static final InputField<Integer> ANTI_TANK =
            FIELDS.number("anti-tank", 0, 30, "the weapon's Anti-tank rating (Turret, tank) [FOW-CORE-05]");
    static final InputField<Integer> FRONT = FIELDS.add(PieceValues.FRONT);
    static final InputField<Integer> SIDE = FIELDS.add(PieceValues.SIDE);
    public static final InputField<Integer> TOP =
            FIELDS.number("top", 0, 30, "Top armour (tank under bombardment) [FOW-CORE-05]");
    static final InputField<Armour.Face> FACING = FIELDS.of(
            "facing",
            NamedChoiceFormat.of(List.of(Armour.Face.FRONT, Armour.Face.SIDE)),
            "armour that is struck (default front) [FOW-TURRET-05]");
    static final InputField<Integer> BEARING = FIELDS.of(
            "bearing",
            new WholeNumberFormat(-360, 360, "degrees"),
            "direction of the shot, off the facing of the turret [FOW-TURRET-05]");
    static final InputField<Integer> HITS = FIELDS.number(
            "hits", 0, 1000, "hits scored on a tank in a pit or on teams; or give --to-hit [FOW-TANKPIT-02]");
    static final InputField<Grade> TO_HIT = FIELDS.of(
            "to-hit", TargetFormat.of(1, 6), "score to hit a tank in a pit or teams, all included [FOW-TANKPIT-02]");
    public static final InputField<Grade> MOTIVATION = FIELDS.of(
            "motivation",
            MotivationTest.RATINGS,
            "Motivation of a tank's crew, for a second Bail Out [FOW-CORE-14, FOW-CORE-04]");

    // Inputs for teams in cover.
    public static final InputField<Grade> TARGET_SKILL = FIELDS.of(
            "target-skill",
            Training.RATINGS,
            "training of the teams in cover, or their bare score to hit [FOW-CORE-40]");
    public static final InputField<TeamKind> TEAM =
            FIELDS.choice("team", TeamKind.INFANTRY, "type of team in cover [FOW-CORE-45]");
    static final InputField<Integer> TARGET_TEAMS = FIELDS.number(
            "target-teams", 1, 100, "number of teams that can be hit; if not given, as many as hits [FOW-CORE-48]");
    static final InputField<Boolean> GONE_TO_GROUND =
            FIELDS.flag("gone-to-ground", "the teams in cover are Gone to Ground [FOW-CORE-42]");
    static final InputField<Boolean> CONCEALED =
            FIELDS.flag("concealed", "something else conceals the teams as well [FOW-CORE-41]");
    static final InputField<Boolean> SAME_SECTION =
            FIELDS.flag("same-section", "the shooter is in the same trench section [FOW-TRENCH-04]");
    static final InputField<Boolean> SAME_SIDE =
            FIELDS.flag("same-side", "the shooter is on the teams' side of the barricade [FOW-BARR-13]");
    static final InputField<Boolean> GAPPED = FIELDS.flag("gapped", "the barricade is gapped [FOW-GAP-13]");
    static final InputField<Boolean> THROUGH_BUNKER =
            FIELDS.flag("through-bunker", "a Bunker is in the line of sight [FOW-BOBS-05]");
    static final InputField<Boolean> DESTROYED =
            FIELDS.flag("destroyed", "the Bunker hidden behind, or in the way, is Destroyed [FOW-DEST-04]");

    static final InputField<SmokedSlits> SMOKED = FIELDS.add(SmokedSlits.FIELD);
    static final InputField<List<Integer>> SLIT = FIELDS.add(PieceValues.SLIT);
    static final InputField<List<Integer>> BEFORE = FIELDS.of(
            "before",
            new ListFormat<>(PieceValues.BEARINGS),
            "bearing of the firing slit, or side, to put smoke in front of (default the first slit) [FOW-SMOKE-06]");
    static final Form<Attack> FORM = FIELDS.form(ShootForm::read);

    private ShootForm() {}

    private static List<ShotTarget> targets() {
        List<ShotTarget> targets = new ArrayList<>(List.of(Strongpoint.values()));
        targets.addAll(List.of(Cover.values()));
        return targets;
    }

    private static Attack read(Inputs in) {
        ShotTarget target = in.get(AT);
        if (target instanceof Cover cover) {
            return TeamShot.read(in, cover);
        }
        Strongpoint at = (Strongpoint) target;
        Condition state = in.get(STATE);
        at.mustAllow(state);
        FireMode mode = in.get(MODE);
        BunkerShot shot = new BunkerShot(in, at, state, new Checklist());
        if (mode != FireMode.DIRECT && at != Strongpoint.TANK_PIT) {
            return shot.fromAbove(mode);
        }
        if (state == Condition.DESTROYED) {
            return shot.atWreck();
        }
        return at == Strongpoint.TANK_PIT ? new PitShot(in, state, mode, shot.list()).read() : shot.direct();
    }

    /** The aiming point of a bombardment or air strike. */
    enum AimPoint implements PlainName {
        BUNKER,
        OTHER
    }

    /** A national special rule; none works against Bunkers (FOW-SHOT-12). */
    enum NationalRule implements NamedConstant {
        NONE("no national special rule"),
        STABILISERS("Stabilisers"),
        VOLLEY_FIRE("Volley Fire"),
        OTHER("a national special rule");

        private final String words;

        NationalRule(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The type of team in cover. */
    enum TeamKind implements NamedConstant {
        INFANTRY("Infantry", 3),
        MAN_PACKED_GUN("Man-packed Gun", 5),
        GUN("Gun", 5),
        UNARMOURED_VEHICLE("unarmoured vehicle", 5);

        private final String words;
        private final int save;

        TeamKind(String words, int save) {
            this.words = words;
            this.save = save;
        }

        @Override
        public String words() {
            return words;
        }

        /** Returns the score of its Save (FOW-CORE-45). */
        RequiredRoll save() {
            return RequiredRoll.of(Target.atLeast(save), words);
        }
    }
}
