package io.redoubt.rules.lg;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Whole;
import io.redoubt.rules.YesNo;
import java.util.List;
import java.util.Optional;

/** The inputs of a structure that may collapse. */
final class StrainForm {
    static final Field<Integer> TURNS = Field.of(
                    "turns", Whole.of(1, Battering.MOST_TOLD), "turns it has to stand", Rule.COLLAPSE_01)
            .or(1);

    static final Field<YesNo> NEW_DAMAGE = Field.of(
            "new-damage", Choice.of(YesNo.values()), "whether it was damaged since its last check", Rule.COLLAPSE_01);

    private StrainForm() {}

    static Form<Strain> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        Fields.DAMAGE,
                        Fields.POINTS,
                        TURNS,
                        NEW_DAMAGE,
                        Inmates.TROOPS,
                        Fields.VARIANT,
                        Fields.ATTACK_FACTOR,
                        Fields.EFFECT_AREA,
                        Fields.WEAPON,
                        Fields.HIT,
                        Fields.PENETRATE,
                        Fields.MATERIAL,
                        Fields.ROOF,
                        Fields.ARMOR_CLASS,
                        Fields.LAYERS,
                        penetration.table()),
                in -> read(in, penetration));
    }

    private static Strain read(Inputs in, Penetration penetration) {
        Armoury.check(in, penetration);
        int points = in.get(Fields.POINTS);
        int damage = Battering.damage(in, points);
        int turns = in.get(TURNS);
        Optional<Variant> variant = in.find(Fields.VARIANT);
        Optional<Strain.Attack> attack = variant.map(chosen -> {
            Toll toll = Toll.of(in, chosen, penetration);
            Surface surface = Surface.read(in);
            Blow blow = Blow.of(
                    in.get(Fields.HIT).need(""),
                    penetration.structure(in, surface),
                    in.get(Fields.LAYERS),
                    Rule.ATTACK_01);
            return new Strain.Attack(blow, toll);
        });
        boolean between = attack.isPresent() || damage * Chance.SIDES % points != 0;
        Disputed.Percent percent =
                between ? in.reading(Disputed.COLLAPSE_PERCENT) : Disputed.COLLAPSE_PERCENT.standard();
        boolean old = in.find(NEW_DAMAGE).equals(Optional.of(YesNo.NO));
        Disputed.Checks checks =
                old || turns > 1 ? in.reading(Disputed.COLLAPSE_CHECKS) : Disputed.COLLAPSE_CHECKS.standard();
        boolean fresh = !old || checks == Disputed.Checks.EVERY_TURN;
        return new Strain(points, damage, fresh, turns, percent, checks, attack, Inmates.ofFalling(in));
    }
}
