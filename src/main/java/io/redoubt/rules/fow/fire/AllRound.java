package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;

/** A field of fire in every direction. */
record AllRound(Emplacement from) implements FieldOfFire {
    private static final Remark TURRET =
            Remark.of("A Turret shoots all round: 360 degrees", Rule.FIRE_09, Rule.FIRE_13);

    @Override
    public void check(Checklist list) {
        switch (from) {
            case NEST, PILLBOX, GUN_PIT -> list.note("Its arsenal entry says so: this Nest shoots all round", Rule.FIRE_05, Rule.FIRE_04);
            case FLAK_NEST, TOBRUK_PIT -> list.note(Remark.of("A {} is a Nest that shoots all round: 360 degrees", Rule.FIRE_04, Rule.FIRE_11, Rule.FIRE_05), from);
            case TURRET -> {
                list.note(TURRET);
                list.note("No firing slits limit it, as they do in most Bunkers", Rule.FIRE_01, Rule.FIRE_06);
            }
            case ARTILLERY_BUNKER -> list.note("Its arsenal entry says so: this Artillery Bunker shoots all round", Rule.FIRE_05);
            case ANTI_AIRCRAFT_BUNKER -> list.note("An Anti-aircraft Bunker shoots all round: 360 degrees", Rule.AAB_03, Rule.AAB_01);
            case TANK_PIT -> list.note("The turret of a tank in a pit turns freely: 360 degrees", Rule.TANKPIT_06);
        }
    }
}
