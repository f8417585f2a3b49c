package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Many;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SkillTest;
import java.util.List;

/** The inputs of shooting out of a fortification. */
public final class FireForm {
    private static final Whole BEARINGS = new Whole(-360, 360, "degrees");

    static final Field<Emplacement> FROM =
            Field.of("from", Choice.of(Emplacement.values()), "what the weapon shoots out of", Rule.FIRE_01);
    static final Field<Integer> BEARING =
            Field.of("bearing", BEARINGS, "where the target lies, off straight ahead", Rule.FIRE_03);
    public static final Field<List<Integer>> SLIT = Field.of(
            "slit", new Many<>(BEARINGS), "where a firing slit of a Pillbox faces, off straight ahead", Rule.FIRE_08);
    static final Field<List<Integer>> SMOKED_SLIT = Field.of(
            "smoked-slit",
            new Many<>(BEARINGS),
            "where a firing slit with smoke before it faces; 0 for the front of a Nest or Turret",
            Rule.SMOKE_06);
    public static final Field<Integer> FIELD_OF_FIRE = Field.of(
            "field-of-fire",
            new Whole(0, 180, "degrees"),
            "half the field of fire of a gun in a gun pit, 90 for a 180-degree one",
            Rule.GUNPIT_04);
    public static final Field<Boolean> ALL_ROUND =
            Field.flag("all-round", "the arsenal entry of this Nest says it shoots all round", Rule.FIRE_05);
    static final Field<Integer> ROF = Field.of("rof", Whole.of(1, 100), "rate of fire of the weapon", Rule.CORE_47)
            .or(1);
    public static final Field<Integer> PINNED_ROF = Field.of(
            "pinned-rof",
            Whole.of(1, 2),
            "rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1",
            Rule.PILL_05,
            Rule.PILL_06);
    static final Field<Condition> STATE = Field.of(
                    "state", Choice.of(Condition.values()), "how the crew stands", Rule.PILL_05)
            .or(Condition.UNHARMED);
    static final Field<TargetKind> TARGET = Field.of("target", Choice.of(TargetKind.values()), "what is shot at", Rule.AAB_04)
            .or(TargetKind.GROUND);
    static final Field<FireMode> MODE = Field.of(
                    "mode",
                    Choice.of(List.of(FireMode.DIRECT, FireMode.BOMBARDMENT)),
                    "direct fire or an Artillery Bombardment",
                    Rule.ARTB_01)
            .or(FireMode.DIRECT);
    public static final Field<Grade> TO_HIT = Field.of(
            "to-hit",
            Targets.of(2, 6),
            "score to hit, everything included; leave out for the dice alone",
            Rule.CORE_16);
    public static final Field<Grade> SKILL = Field.of(
            "skill", SkillTest.SKILLS, "Skill rating of the crew, where a Skill Test decides what hits", Rule.CORE_02);

    static final Form<Salvo> FORM = new Form<>(
            List.of(
                    FROM,
                    BEARING,
                    SLIT,
                    SMOKED_SLIT,
                    FIELD_OF_FIRE,
                    ALL_ROUND,
                    ROF,
                    PINNED_ROF,
                    STATE,
                    TARGET,
                    MODE,
                    TO_HIT,
                    SKILL),
            SalvoReader::read);

    private FireForm() {}
}
