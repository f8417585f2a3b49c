package io.redoubt.rules.lg.collapse;

import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.KnownWeapons;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Variant;
import java.util.List;
import java.util.Optional;

/** The inputs of a structure that may collapse. */
final class CollapseForm {
    static final Field<Integer> TURNS = Field.of(
                    "turns", Whole.of(1, AttackSeries.MOST_TOLD), "turns it has to stand", Rule.COLLAPSE_01)
            .or(1);

    static final Field<YesNo> NEW_DAMAGE = Field.of(
            "new-damage", Choice.of(YesNo.values()), "whether it was damaged since its last check", Rule.COLLAPSE_01);

    private CollapseForm() {}

    static Form<DamagedStructure> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        SharedInputs.DAMAGE,
                        SharedInputs.POINTS,
                        TURNS,
                        NEW_DAMAGE,
                        Occupants.TROOPS,
                        SharedInputs.VARIANT,
                        SharedInputs.ATTACK_FACTOR,
                        SharedInputs.EFFECT_AREA,
                        SharedInputs.WEAPON,
                        SharedInputs.HIT,
                        SharedInputs.PENETRATE,
                        SharedInputs.MATERIAL,
                        SharedInputs.ROOF,
                        SharedInputs.ARMOR_CLASS,
                        SharedInputs.LAYERS,
                        penetration.table()),
                in -> read(in, penetration));
    }

    private static DamagedStructure read(Inputs in, Penetration penetration) {
        KnownWeapons.check(in, penetration);
        int points = in.get(SharedInputs.POINTS);
        int damage = AttackSeries.damage(in, points);
        int turns = in.get(TURNS);
        Optional<Variant> variant = in.find(SharedInputs.VARIANT);
        Optional<DamagedStructure.Attack> attack = variant.map(chosen -> {
            DamageCost toll = DamageCost.of(in, chosen, penetration);
            Surface surface = Surface.read(in);
            HitAndPenetration blow = HitAndPenetration.of(
                    in.get(SharedInputs.HIT).need(""),
                    penetration.structure(in, surface),
                    in.get(SharedInputs.LAYERS),
                    Rule.ATTACK_01);
            return new DamagedStructure.Attack(blow, toll);
        });
        boolean between = attack.isPresent() || damage * Chance.SIDES % points != 0;
        Readings.Percent percent =
                between ? in.reading(Readings.COLLAPSE_PERCENT) : Readings.COLLAPSE_PERCENT.standard();
        boolean old = in.find(NEW_DAMAGE).equals(Optional.of(YesNo.NO));
        Readings.Checks checks =
                old || turns > 1 ? in.reading(Readings.COLLAPSE_CHECKS) : Readings.COLLAPSE_CHECKS.standard();
        boolean fresh = !old || checks == Readings.Checks.EVERY_TURN;
        return new DamagedStructure(points, damage, fresh, turns, percent, checks, attack, Occupants.ofFalling(in));
    }
}
