package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;

/** Direct fire out of a fortification at a target that another room judges. */
public final class FireFromFortification {
    private FireFromFortification() {}

    /**
     * Judges fire out of a fortification, some of whose slits may have smoke before them. Where the target lies is asked
     * by {@link Fire} alone, so here it is said what is taken for granted.
     */
    public static void judge(Emplacement from, SmokedSlits smoked, Inputs in, Checklist list) {
        switch (from) {
            case NEST -> list.note("The target is taken to be inside the Nest's field of fire [FOW-FIRE-03]");
            case PILLBOX -> list.note("The target is taken to be inside the arc of a firing slit [FOW-FIRE-08]");
            case GUN_PIT ->
                list.note("The target is taken to be inside the gun's original field of fire [FOW-GUNPIT-04]");
            case ARTILLERY_BUNKER ->
                list.note(
                        "The target is taken to be where the {} may shoot: see its arsenal entry [FOW-ARTB-01]", from);
            case FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER, TANK_PIT -> {
                // They shoot all round.
            }
        }
        new Smoke(in, from, FireMode.DIRECT, list)
                .before(smoked == SmokedSlits.SOME && from.shootsAllRound() ? SmokedSlits.SIDE : smoked);
    }
}
