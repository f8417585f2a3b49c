package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.works.FireFromWorks;
import java.util.List;

/** The inputs of an attack on a structure or on the troops in it. */
final class ShootForm {
    private ShootForm() {}

    static Form<Shot> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        ShootInputs.METHOD,
                        SharedInputs.FIRE_MODE,
                        SharedInputs.HIT,
                        SharedInputs.PENETRATE,
                        SharedInputs.ARMOR_PENETRATE,
                        SharedInputs.MATERIAL,
                        SharedInputs.ROOF,
                        SharedInputs.ARMOR_CLASS,
                        SharedInputs.LAYERS,
                        SharedInputs.TROOPS,
                        SharedInputs.ATTACKS,
                        ShootInputs.INSIDE,
                        ShootInputs.TARGET_AREA,
                        ShootInputs.AIM,
                        ShootInputs.TARGET_SIZE,
                        ShootInputs.CENTRE,
                        ShootInputs.CENTRE_IN_LINE_OF_FIRE,
                        ShootInputs.DETECT,
                        ShootInputs.RADIUS,
                        ShootInputs.PIECE,
                        SharedInputs.WEAPON,
                        SharedInputs.MOUNT,
                        SharedInputs.EFFECT_AREA,
                        SharedInputs.NUCLEAR,
                        WeaponGuideline.HOLE,
                        SharedInputs.WEATHER,
                        SharedInputs.FLAMMABLE,
                        SharedInputs.VARIANT,
                        SharedInputs.POINTS,
                        SharedInputs.DAMAGE,
                        SharedInputs.ATTACK_FACTOR,
                        penetration.table(),
                        SharedInputs.ARMOR,
                        FireFromWorks.FROM,
                        FireFromWorks.BEARING),
                new ShotReader(penetration)::read);
    }
}
