package io.redoubt.rules.lg;

import io.redoubt.rules.Form;
import java.util.List;

/** The inputs of an attack on a structure or on the troops in it. */
public final class ShootForm {
    private ShootForm() {}

    static Form<Shot> of(Penetration penetration) {
        return new Form<>(
                List.of(
                        InsideForm.METHOD,
                        InsideForm.FIRE_MODE,
                        Fields.HIT,
                        Fields.PENETRATE,
                        Fields.ARMOR_PENETRATE,
                        Fields.MATERIAL,
                        Fields.ROOF,
                        Fields.ARMOR_CLASS,
                        Fields.LAYERS,
                        Fields.TROOPS,
                        Fields.ATTACKS,
                        InsideForm.INSIDE,
                        InsideForm.TARGET_AREA,
                        InsideForm.AIM,
                        InsideForm.TARGET_SIZE,
                        InsideForm.CENTRE,
                        InsideForm.CENTRE_IN_LINE_OF_FIRE,
                        InsideForm.DETECT,
                        InsideForm.RADIUS,
                        InsideForm.PIECE,
                        Fields.WEAPON,
                        Fields.MOUNT,
                        Fields.EFFECT_AREA,
                        Fields.NUCLEAR,
                        Guideline.HOLE,
                        Fields.WEATHER,
                        Fields.FLAMMABLE,
                        Fields.VARIANT,
                        Fields.POINTS,
                        Fields.DAMAGE,
                        Fields.ATTACK_FACTOR,
                        penetration.table(),
                        Fields.ARMOR,
                        InsideForm.FROM,
                        InsideForm.BEARING),
                new ShotReader(penetration)::read);
    }
}
