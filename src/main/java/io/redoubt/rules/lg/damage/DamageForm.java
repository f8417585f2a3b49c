package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.lg.terms.KnownWeapons;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SelfNamed;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/** The inputs of damage to a structure. */
public final class DamageForm {
    /** How damage is judged; one of them, never two at once (LG-Q09). */
    enum Scheme implements SelfNamed {
        POINTS,
        GUIDELINES,
        IGNORE
    }

    static final Field<Scheme> SCHEME =
            Field.choice("scheme", Scheme.POINTS, "how damage is judged", Rule.DESTR_16, Rule.DMG_01, Rule.MARK_04);
    static final Field<Impact> RESULT =
            Field.choice("result", Impact.class, "what the attack came to; or give --hit", Rule.DMG_06);
    public static final Field<List<Section>> SECTION = Field.of(
            "section", new Many<>(new Sections()), "a removable section of the model", Rule.DMG_17, Rule.DMG_18);

    private DamageForm() {}

    static Form<DamageCase> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        SCHEME,
                        SharedInputs.VARIANT,
                        SharedInputs.ATTACK_FACTOR,
                        SharedInputs.EFFECT_AREA,
                        SharedInputs.WEAPON,
                        RESULT,
                        SharedInputs.POINTS,
                        SharedInputs.DAMAGE,
                        SharedInputs.ATTACKS,
                        SharedInputs.HIT,
                        SharedInputs.PENETRATE,
                        SharedInputs.MATERIAL,
                        SharedInputs.ROOF,
                        SharedInputs.ARMOR_CLASS,
                        SharedInputs.LAYERS,
                        SECTION,
                        Occupants.TROOPS,
                        SharedInputs.MOUNT,
                        SharedInputs.NUCLEAR,
                        WeaponGuideline.HOLE,
                        penetration.table()),
                in -> read(in, penetration));
    }

    private static DamageCase read(Inputs in, Penetration penetration) {
        KnownWeapons.check(in, penetration);
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
        WeaponGuideline guideline = WeaponGuideline.read(in);
        if (guideline.nuclear() && in.find(RESULT).isEmpty()) {
            HitAndPenetration blow = HitAndPenetration.of(
                    in.get(SharedInputs.HIT).need(), new Chance(Chance.SIDES).need(), 1, Rule.ATTACK_01);
            return new DamageCase.Guided(
                    guideline, umpire -> umpire.test(blow.toHit(), blow.hit()) ? Impact.PENETRATED : Impact.MISS);
        }
        return new DamageCase.Guided(
                guideline, strike(in, penetration, Remark.of("The attack: {}, as given", Rule.DESTR_06)));
    }

    private static DamageCase points(Inputs in, Penetration penetration) {
        DamageCost toll = DamageCost.of(in, in.get(SharedInputs.VARIANT), penetration);
        StructureAttack strike = strike(in, penetration, Remark.of("The attack: {}, as given", Rule.DMG_01));
        Optional<Integer> points = in.find(SharedInputs.POINTS);
        if (points.isPresent()) {
            return new DamageCase.Worn(
                    AttackSeries.read(in, strike, toll), in.find(SECTION).orElse(List.of()), Occupants.ofTarget(in));
        }
        if (in.get(SharedInputs.ATTACKS) > 1 || in.find(SECTION).isPresent() || in.get(SharedInputs.DAMAGE) > 0) {
            throw new BadInput("--points is missing: without the points of the structure only the cost of one attack"
                    + " can be told");
        }
        return new DamageCase.Cost(toll, strike);
    }

    private static StructureAttack strike(Inputs in, Penetration penetration, Remark asGiven) {
        Optional<Impact> given = in.find(RESULT);
        if (given.isPresent()) {
            Impact impact = given.get();
            return umpire -> {
                umpire.note(asGiven, impact);
                return impact;
            };
        }
        Surface surface = Surface.read(in);
        return HitAndPenetration.of(
                in.get(SharedInputs.HIT).need(),
                penetration.structure(in, surface),
                in.get(SharedInputs.LAYERS),
                Rule.ATTACK_01);
    }
}
