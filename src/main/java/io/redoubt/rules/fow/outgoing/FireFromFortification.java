package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;

/** Direct fire from a fortification at a target that another package judges. */
public final class FireFromFortification {
    private FireFromFortification() {}

    /** Judges fire from a fortification; notes that the bearing, which only {@link Fire} asks for, is assumed. */
    public static void judge(Emplacement from, SmokedSlits smoked, Inputs in, Checklist list) {
        switch (from) {
            case NEST -> list.note("The target is assumed to be inside the Nest's field of fire [FOW-FIRE-03]");
            case PILLBOX -> list.note("The target is assumed to be inside the arc of a firing slit [FOW-FIRE-08]");
            case GUN_PIT ->
                list.note("The target is assumed to be inside the gun's original field of fire [FOW-GUNPIT-04]");
            case ARTILLERY_BUNKER ->
                list.note(
                        "The target is assumed to be where the {} may shoot: see its arsenal entry [FOW-ARTB-01]",
                        from);
            case FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER, TANK_PIT -> {
                // They shoot all round.
            }
        }
        new Smoke(in, from, FireMode.DIRECT, list)
                .before(smoked == SmokedSlits.SOME && from.shootsAllRound() ? SmokedSlits.SIDE : smoked);
    }
}
