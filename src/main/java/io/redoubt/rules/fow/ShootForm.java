package io.redoubt.rules.fow;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Distances;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.ArrayList;
import java.util.List;

/** The inputs of a shot at a fortification. */
public final class ShootForm {
    public static final Field<ShotTarget> AT = Field.of("at", Choice.of(targets()), "what is shot at", Rule.SHOT_05);
    static final Field<Grade> SKILL =
            Field.of("skill", SkillTest.SKILLS, "Skill rating of the shooter", Rule.SHOT_10, Rule.CORE_02);
    public static final Field<Integer> ROF = Field.of("rof", Whole.of(1, 100), "rate of fire of one weapon", Rule.SHOT_07)
            .or(1);
    static final Field<Grade> FIREPOWER =
            Field.of("firepower", Targets.of(1, 6), "the weapon's Firepower rating", Rule.NEST_03, Rule.CORE_03);
    static final Field<Distance> RANGE = Field.of(
            "range", new Distances(), "distance to the slit of a Pillbox, else to the nearest part", Rule.SHOT_06);
    static final Field<Integer> TEAMS = Field.of(
                    "teams", Whole.of(1, 1000), "how many identical weapons shoot", Rule.SHOT_07)
            .or(1);
    static final Field<WeaponClass> WEAPON = Field.of(
                    "weapon",
                    Choice.of(WeaponClass.values()),
                    "class of the weapon",
                    Rule.NOHE_02,
                    Rule.FLAME_03,
                    Rule.BUST_03)
            .or(WeaponClass.NORMAL);
    static final Field<Boolean> SMOKE = Field.flag("smoke", "fire smoke instead of shot", Rule.SMOKE_02);
    static final Field<Boolean> MOVED = Field.flag("moved", "the shooters moved this turn", Rule.SHOT_08);
    static final Field<Boolean> NO_FIRE_ON_THE_MOVE =
            Field.flag("no-fire-on-the-move", "the weapon cannot fire on the move", Rule.SHOT_09);
    static final Field<Boolean> SHOOTER_PINNED =
            Field.flag("shooter-pinned", "the shooters are Pinned Down", Rule.CORE_09);
    static final Field<YesNo> LINE_OF_SIGHT = Field.of(
                    "line-of-sight",
                    Choice.of(YesNo.values()),
                    "whether the shooter sees that slit or part",
                    Rule.SHOT_05)
            .or(YesNo.YES);
    static final Field<Condition> STATE = Field.of(
                    "state", Choice.of(Condition.values()), "how the target stands before", Rule.FIGHT_07)
            .or(Condition.UNHARMED);
    static final Field<FireMode> MODE = Field.of(
                    "mode", Choice.of(FireMode.values()), "how the fire comes in", Rule.ARTY_02)
            .or(FireMode.DIRECT);
    static final Field<AimPoint> AIM_POINT = Field.of(
                    "aim-point",
                    Choice.of(AimPoint.values()),
                    "what a bombardment or air strike is aimed at",
                    Rule.ARTY_02)
            .or(AimPoint.BUNKER);
    static final Field<NationalRule> NATIONAL_RULE = Field.of(
                    "national-rule",
                    Choice.of(NationalRule.values()),
                    "a national special rule somebody calls on",
                    Rule.SHOT_12)
            .or(NationalRule.NONE);
    static final Field<Integer> ANTI_TANK =
            Field.of("anti-tank", Whole.of(0, 30), "the weapon's Anti-tank rating (Turret, tank)", Rule.CORE_05);
    public static final Field<Integer> FRONT =
            Field.of("front", Whole.of(0, 30), "Front armour (Turret, tank)", Rule.TURRET_03);
    public static final Field<Integer> SIDE = Field.of("side", Whole.of(0, 30), "Side armour (Turret, tank)", Rule.TURRET_03);
    public static final Field<Integer> TOP =
            Field.of("top", Whole.of(0, 30), "Top armour (tank under bombardment)", Rule.CORE_05);
    public static final Field<Face> FACING = Field.of(
            "facing",
            Choice.of(List.of(Face.FRONT, Face.SIDE)),
            "the armour that is struck, front if not given",
            Rule.TURRET_05);
    static final Field<Integer> BEARING = Field.of(
            "bearing",
            new Whole(-360, 360, "degrees"),
            "where the shot comes from, off the way the turret faces",
            Rule.TURRET_05);
    static final Field<Integer> HITS = Field.of(
            "hits", Whole.of(0, 1000), "hits scored on a tank in a pit or on teams; or give --to-hit", Rule.TANKPIT_02);
    static final Field<Grade> TO_HIT = Field.of(
            "to-hit", Targets.of(1, 6), "score to hit a tank in a pit or teams, all included", Rule.TANKPIT_02);
    static final Field<Grade> MOTIVATION = Field.of(
            "motivation",
            MotivationTest.RATINGS,
            "Motivation of a tank's crew, for a second Bail Out",
            Rule.CORE_14,
            Rule.CORE_04);

    private static final List<Field<?>> FIELDS = List.of(
            AT,
            SKILL,
            ROF,
            FIREPOWER,
            RANGE,
            TEAMS,
            WEAPON,
            STATE,
            LINE_OF_SIGHT,
            MOVED,
            NO_FIRE_ON_THE_MOVE,
            SHOOTER_PINNED,
            SMOKE,
            MODE,
            AIM_POINT,
            NATIONAL_RULE,
            ANTI_TANK,
            FRONT,
            SIDE,
            TOP,
            FACING,
            BEARING,
            HITS,
            TO_HIT,
            MOTIVATION);

    static final Form<Attack> FORM = new Form<>(all(), ShotReader::read);

    private ShootForm() {}

    private static List<ShotTarget> targets() {
        List<ShotTarget> targets = new ArrayList<>(List.of(Strongpoint.values()));
        targets.addAll(List.of(Cover.values()));
        return targets;
    }

    private static List<Field<?>> all() {
        List<Field<?>> all = new ArrayList<>(FIELDS);
        all.addAll(TeamForm.FIELDS);
        return List.copyOf(all);
    }
}
