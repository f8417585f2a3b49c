package io.redoubt.rules.lg;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Many;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/** The inputs of damage to a structure. */
final class DamageForm {
    /** How damage is judged; one of them, never two at once (LG-Q09). */
    enum Scheme implements Way {
        POINTS,
        GUIDELINES,
        IGNORE
    }

    static final Field<Scheme> SCHEME = Field.of(
                    "scheme",
                    Choice.of(Scheme.values()),
                    "how damage is judged",
                    Rule.DESTR_16,
                    Rule.DMG_01,
                    Rule.MARK_04)
            .or(Scheme.POINTS);
    static final Field<Impact> RESULT =
            Field.of("result", Choice.of(Impact.values()), "what the attack came to; or give --hit", Rule.DMG_06);
    static final Field<List<Section>> SECTION = Field.of(
            "section", new Many<>(new Sections()), "a removable section of the model", Rule.DMG_17, Rule.DMG_18);

    private static final Remark GIVEN_FOR_POINTS = Remark.of("The attack: {}, as given", Rule.DMG_01);
    private static final Remark GIVEN_TO_JUDGE = Remark.of("The attack: {}, as given", Rule.DESTR_06);

    private DamageForm() {}

    static Form<DamageCase> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        SCHEME,
                        Fields.VARIANT,
                        Fields.ATTACK_FACTOR,
                        Fields.EFFECT_AREA,
                        Fields.WEAPON,
                        RESULT,
                        Fields.POINTS,
                        Fields.DAMAGE,
                        Fields.ATTACKS,
                        Fields.HIT,
                        Fields.PENETRATE,
                        Fields.MATERIAL,
                        Fields.ROOF,
                        Fields.ARMOR_CLASS,
                        Fields.LAYERS,
                        SECTION,
                        Inmates.TROOPS,
                        Fields.MOUNT,
                        Fields.NUCLEAR,
                        Guideline.HOLE,
                        penetration.table()),
                in -> read(in, penetration));
    }

    private static DamageCase read(Inputs in, Penetration penetration) {
        Armoury.check(in, penetration);
        return switch (in.get(SCHEME)) {
            case IGNORE -> {
                in.find(RESULT);
                yield new DamageCase.Ignored();
            }
            case GUIDELINES -> guided(in, penetration);
            case POINTS -> points(in, penetration);
        };
    }

    private static DamageCase guided(Inputs in, Penetration penetration) {
        Guideline guideline = Guideline.read(in);
        if (guideline.nuclear() && in.find(RESULT).isEmpty()) {
            Blow blow = Blow.of(in.get(Fields.HIT).need(""), new Chance(Chance.SIDES).need(""), 1, Rule.ATTACK_01);
            return new DamageCase.Guided(
                    guideline, umpire -> umpire.test(blow.toHit(), blow.hit()) ? Impact.PENETRATED : Impact.MISS);
        }
        return new DamageCase.Guided(guideline, strike(in, penetration, GIVEN_TO_JUDGE));
    }

    private static DamageCase points(Inputs in, Penetration penetration) {
        Toll toll = Toll.of(in, in.get(Fields.VARIANT), penetration);
        Strike strike = strike(in, penetration, GIVEN_FOR_POINTS);
        Optional<Integer> points = in.find(Fields.POINTS);
        if (points.isPresent()) {
            return new DamageCase.Worn(
                    Battering.read(in, strike, toll), in.find(SECTION).orElse(List.of()), Inmates.ofTarget(in));
        }
        if (in.get(Fields.ATTACKS) > 1 || in.find(SECTION).isPresent() || in.get(Fields.DAMAGE) > 0) {
            throw new BadInput("--points is missing: without the points of the structure only the cost of one attack"
                    + " can be told");
        }
        return new DamageCase.Cost(toll, strike);
    }

    private static Strike strike(Inputs in, Penetration penetration, Remark asGiven) {
        Optional<Impact> given = in.find(RESULT);
        if (given.isPresent()) {
            Impact impact = given.get();
            return umpire -> {
                umpire.note(asGiven, impact);
                return impact;
            };
        }
        Surface surface = Surface.read(in);
        return Blow.of(
                in.get(Fields.HIT).need(""), penetration.structure(in, surface), in.get(Fields.LAYERS), Rule.ATTACK_01);
    }
}
