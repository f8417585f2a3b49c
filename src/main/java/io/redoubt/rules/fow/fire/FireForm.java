package io.redoubt.rules.fow.fire;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Many;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SkillTest;
import java.util.List;
import java.util.Optional;

/** The inputs of shooting out of a fortification. */
public final class FireForm {
    private static final Whole BEARINGS = new Whole(-360, 360, "degrees");

    private static final Fields FIELDS = new Fields();
    static final Field<Emplacement> FROM = FIELDS.choice("from", Emplacement.class, "what the weapon shoots out of", Rule.FIRE_01);
    static final Field<Integer> BEARING = FIELDS.of("bearing", BEARINGS, "where the target lies, off straight ahead", Rule.FIRE_03);
    public static final Field<List<Integer>> SLIT = FIELDS.of("slit", new Many<>(BEARINGS), "where a firing slit of a Pillbox faces, off straight ahead", Rule.FIRE_08);
    static final Field<List<Integer>> SMOKED_SLIT = FIELDS.of("smoked-slit", new Many<>(BEARINGS), "where a firing slit with smoke before it faces; 0 for the front of a Nest or Turret", Rule.SMOKE_06);
    public static final Field<Integer> FIELD_OF_FIRE = FIELDS.of("field-of-fire", new Whole(0, 180, "degrees"), "half the field of fire of a gun in a gun pit, 90 for a 180-degree one", Rule.GUNPIT_04);
    public static final Field<Boolean> ALL_ROUND = FIELDS.flag("all-round", "the arsenal entry of this Nest says it shoots all round", Rule.FIRE_05);
    static final Field<Integer> ROF = FIELDS.of("rof", Whole.of(1, 100), 1, "rate of fire of the weapon", Rule.CORE_47);
    public static final Field<Integer> PINNED_ROF = FIELDS.number("pinned-rof", 1, 2, "rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1", Rule.PILL_05, Rule.PILL_06);
    static final Field<Condition> STATE = FIELDS.choice("state", Condition.UNHARMED, "how the crew stands", Rule.PILL_05);
    static final Field<TargetKind> TARGET = FIELDS.choice("target", TargetKind.GROUND, "what is shot at", Rule.AAB_04);
    static final Field<FireMode> MODE = FIELDS.of("mode", Choice.of(List.of(FireMode.DIRECT, FireMode.BOMBARDMENT)), FireMode.DIRECT, "direct fire or an Artillery Bombardment", Rule.ARTB_01);
    public static final Field<Grade> TO_HIT = FIELDS.of("to-hit", Targets.of(2, 6), "score to hit, everything included; leave out for the dice alone", Rule.CORE_16);
    public static final Field<Grade> SKILL = FIELDS.of("skill", SkillTest.SKILLS, "Skill rating of the crew, where a Skill Test decides what hits", Rule.CORE_02);

    static final Form<Salvo> FORM = FIELDS.form(FireForm::read);

    private FireForm() {}

    static Salvo read(Inputs in) {
        Emplacement from = in.get(FROM);
        Condition state = in.get(STATE);
        state.mustBeAmong(from.conditions(), from == Emplacement.TANK_PIT ? "tank in a Tank Pit" : from.words());
        FireMode mode = in.get(MODE);
        TargetKind target = in.get(TARGET);
        if (mode == FireMode.BOMBARDMENT && target == TargetKind.AIRCRAFT) {
            throw new BadInput("--mode bombardment and --target aircraft contradict each other: no bombardment"
                    + " reaches Aircraft; leave one of them out");
        }
        FieldOfFire field = FieldOfFireReader.read(in, from);
        int rof = in.get(ROF);
        return new Salvo(
                from,
                state,
                target,
                mode,
                field,
                Smoke.read(in, from, mode),
                rof,
                pinnedRof(in, from, state),
                score(in, from, target, mode));
    }

    /** Asked for where it matters; a gun in its pit knows the core rule only. */
    private static int pinnedRof(Inputs in, Emplacement from, Condition state) {
        if (state != Condition.PINNED || !from.isBunker()) {
            return 1;
        }
        return in.find(PINNED_ROF).orElse(from == Emplacement.TURRET ? 2 : 1);
    }

    private static Optional<HitScore> score(Inputs in, Emplacement from, TargetKind target, FireMode mode) {
        Optional<Grade> toHit = in.find(TO_HIT);
        Optional<Grade> skill = in.find(SKILL);
        if (toHit.isPresent() && skill.isPresent()) {
            throw new BadInput("--to-hit and --skill contradict each other: give the score to hit, or the rating of"
                    + " the crew that makes a Skill Test");
        }
        if (toHit.isPresent()) {
            return Optional.of(HitScore.given(toHit.get()));
        }
        if (mode == FireMode.BOMBARDMENT && from == Emplacement.ARTILLERY_BUNKER) {
            mustBeTrained(skill, "an Artillery Bunker firing a bombardment");
            return Optional.of(HitScore.bombardment());
        }
        if (target == TargetKind.AIRCRAFT && from == Emplacement.ANTI_AIRCRAFT_BUNKER) {
            mustBeTrained(skill, "an Anti-aircraft Bunker shooting at Aircraft");
            return Optional.of(HitScore.flak());
        }
        if (target == TargetKind.AIRCRAFT || (mode == FireMode.BOMBARDMENT && !from.isBunker())) {
            return Optional.of(HitScore.skill(in.get(SKILL)));
        }
        return skill.map(HitScore::skillAtAnything);
    }

    private static void mustBeTrained(Optional<Grade> skill, String shooter) {
        if (skill.isPresent() && !skill.get().target().equals(SkillTest.TRAINED.target())) {
            throw new BadInput("--skill " + skill.get().id() + ": " + shooter
                    + " is always Trained; leave it out, or give --to-hit");
        }
    }
}
