package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;

/** Whether a target lies where a weapon in a fortification may shoot. */
sealed interface FieldOfFire
        permits FieldOfFire.AllRound, FieldOfFire.Front, FieldOfFire.Slits, FieldOfFire.Original, FieldOfFire.Untold {
    void check(Checklist list);

    /**
     * The 180 degrees to the front of a Nest.
     *
     * @param off how far the target is off straight ahead, 0 to 180 degrees
     */
    record Front(int off, boolean covered) implements FieldOfFire {
        private static final Remark INSIDE =
                Remark.of("{} degrees off its front: inside its 180-degree field of fire [FOW-FIRE-03, FOW-FIRE-10]");
        private static final Remark OUTSIDE =
                Remark.of("{} degrees off its front: outside its 180-degree field of fire [FOW-FIRE-03, FOW-FIRE-10]");

        @Override
        public void check(Checklist list) {
            if (covered) {
                list.note(INSIDE, off);
            } else {
                list.forbid(OUTSIDE, off);
            }
        }
    }

    /**
     * The 180 degrees before each firing slit.
     *
     * @param covering how many slits cover the target
     * @param slits how many there are
     * @param nearest how far the target is off the slit nearest to it, 0 to 180 degrees
     */
    record Slits(int covering, int slits, int nearest) implements FieldOfFire {
        @Override
        public void check(Checklist list) {
            if (covering == 0) {
                list.forbid(
                        "{} degrees off the nearest slit: outside its 180 degrees of fire [FOW-FIRE-08, FOW-FIRE-12, FOW-FIRE-06]",
                        nearest);
            } else if (slits == 1) {
                list.note(
                        "{} degrees off its slit: inside its 180-degree field of fire [FOW-FIRE-08, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                        nearest);
            } else if (covering == 1) {
                list.note(
                        "One of its {} firing slits covers the target, {} degrees off it: it may use that [FOW-FIRE-08, FOW-FIRE-07, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                        slits,
                        nearest);
            } else {
                list.note(
                        "{} of its {} firing slits cover the target: it may use any of these [FOW-FIRE-08, FOW-FIRE-07, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                        covering,
                        slits);
            }
        }
    }

    /**
     * The field of fire a gun had when it was placed in its pit.
     *
     * @param off how far the target is off the way the gun was placed, 0 to 180 degrees
     * @param half half the field of fire
     */
    record Original(int off, int half, boolean covered) implements FieldOfFire {
        private static final Remark INSIDE = Remark.of(
                "{} degrees off the way it was placed: inside its field of fire, {} either side [FOW-GUNPIT-04]");
        private static final Remark OUTSIDE = Remark.of(
                "{} degrees off the way it was placed: outside its field of fire, {} either side; it may not turn [FOW-GUNPIT-04, FOW-GUNPIT-05]");

        @Override
        public void check(Checklist list) {
            if (covered) {
                list.note(INSIDE, off, half);
                list.note("The gun is not turned to face its target [FOW-GUNPIT-05]");
            } else {
                list.forbid(OUTSIDE, off, half);
            }
        }
    }

    /** Nobody said where the target is, or the chapter does not say where this may shoot. */
    record Untold(Emplacement from) implements FieldOfFire {
        @Override
        public void check(Checklist list) {
            switch (from) {
                case NEST, FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER, TANK_PIT ->
                    list.note("No bearing given: taken to be to the front of the Nest [FOW-FIRE-03]");
                case PILLBOX ->
                    list.note("No bearing given: taken to be inside the arc of a firing slit [FOW-FIRE-08]");
                case ARTILLERY_BUNKER ->
                    list.note(
                            "This chapter gives an Artillery Bunker no field of fire of its own: see its arsenal entry [FOW-ARTB-01]");
                case GUN_PIT ->
                    list.note("No bearing given: taken to be inside the gun's original field of fire [FOW-GUNPIT-04]");
            }
        }
    }

    /** A field of fire in every direction. */
    record AllRound(Emplacement from) implements FieldOfFire {
        @Override
        public void check(Checklist list) {
            switch (from) {
                case NEST, PILLBOX, GUN_PIT ->
                    list.note("Its arsenal entry says so: this Nest shoots all round [FOW-FIRE-05, FOW-FIRE-04]");
                case FLAK_NEST, TOBRUK_PIT ->
                    list.note(
                            "A {} is a Nest that shoots all round: 360 degrees [FOW-FIRE-04, FOW-FIRE-11, FOW-FIRE-05]",
                            from);
                case TURRET -> {
                    list.note("A Turret shoots all round: 360 degrees [FOW-FIRE-09, FOW-FIRE-13]");
                    list.note("No firing slits limit it, as they do in most Bunkers [FOW-FIRE-01, FOW-FIRE-06]");
                }
                case ARTILLERY_BUNKER ->
                    list.note("Its arsenal entry says so: this Artillery Bunker shoots all round [FOW-FIRE-05]");
                case ANTI_AIRCRAFT_BUNKER ->
                    list.note("An Anti-aircraft Bunker shoots all round: 360 degrees [FOW-AAB-03, FOW-AAB-01]");
                case TANK_PIT -> list.note("The turret of a tank in a pit turns freely: 360 degrees [FOW-TANKPIT-06]");
            }
        }
    }
}
