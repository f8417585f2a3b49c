package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.Rule;
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
                Remark.of("{} degrees off its front: inside its 180-degree field of fire", Rule.FIRE_03, Rule.FIRE_10);
        private static final Remark OUTSIDE =
                Remark.of("{} degrees off its front: outside its 180-degree field of fire", Rule.FIRE_03, Rule.FIRE_10);

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
                        Remark.of(
                                "{} degrees off the nearest slit: outside its 180 degrees of fire",
                                Rule.FIRE_08,
                                Rule.FIRE_12,
                                Rule.FIRE_06),
                        nearest);
            } else if (slits == 1) {
                list.note(
                        Remark.of(
                                "{} degrees off its slit: inside its 180-degree field of fire",
                                Rule.FIRE_08,
                                Rule.FIRE_12,
                                Rule.FIRE_06,
                                Rule.FIRE_01),
                        nearest);
            } else if (covering == 1) {
                list.note(
                        Remark.of(
                                "One of its {} firing slits covers the target, {} degrees off it: it may use that",
                                Rule.FIRE_08,
                                Rule.FIRE_07,
                                Rule.FIRE_12,
                                Rule.FIRE_06,
                                Rule.FIRE_01),
                        slits,
                        nearest);
            } else {
                list.note(
                        Remark.of(
                                "{} of its {} firing slits cover the target: it may use any of these",
                                Rule.FIRE_08,
                                Rule.FIRE_07,
                                Rule.FIRE_12,
                                Rule.FIRE_06,
                                Rule.FIRE_01),
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
                "{} degrees off the way it was placed: inside its field of fire, {} either side", Rule.GUNPIT_04);
        private static final Remark OUTSIDE = Remark.of(
                "{} degrees off the way it was placed: outside its field of fire, {} either side; it may not turn",
                Rule.GUNPIT_04,
                Rule.GUNPIT_05);

        @Override
        public void check(Checklist list) {
            if (covered) {
                list.note(INSIDE, off, half);
                list.note("The gun is not turned to face its target", Rule.GUNPIT_05);
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
                    list.note("No bearing given: taken to be to the front of the Nest", Rule.FIRE_03);
                case PILLBOX ->
                    list.note("No bearing given: taken to be inside the arc of a firing slit", Rule.FIRE_08);
                case ARTILLERY_BUNKER ->
                    list.note(
                            "This chapter gives an Artillery Bunker no field of fire of its own: see its arsenal entry",
                            Rule.ARTB_01);
                case GUN_PIT ->
                    list.note("No bearing given: taken to be inside the gun's original field of fire", Rule.GUNPIT_04);
            }
        }
    }

    /** A field of fire in every direction. */
    record AllRound(Emplacement from) implements FieldOfFire {
        @Override
        public void check(Checklist list) {
            switch (from) {
                case NEST, PILLBOX, GUN_PIT ->
                    list.note("Its arsenal entry says so: this Nest shoots all round", Rule.FIRE_05, Rule.FIRE_04);
                case FLAK_NEST, TOBRUK_PIT ->
                    list.note(
                            Remark.of(
                                    "A {} is a Nest that shoots all round: 360 degrees",
                                    Rule.FIRE_04,
                                    Rule.FIRE_11,
                                    Rule.FIRE_05),
                            from);
                case TURRET -> {
                    list.note("A Turret shoots all round: 360 degrees", Rule.FIRE_09, Rule.FIRE_13);
                    list.note("No firing slits limit it, as they do in most Bunkers", Rule.FIRE_01, Rule.FIRE_06);
                }
                case ARTILLERY_BUNKER ->
                    list.note("Its arsenal entry says so: this Artillery Bunker shoots all round", Rule.FIRE_05);
                case ANTI_AIRCRAFT_BUNKER ->
                    list.note("An Anti-aircraft Bunker shoots all round: 360 degrees", Rule.AAB_03, Rule.AAB_01);
                case TANK_PIT -> list.note("The turret of a tank in a pit turns freely: 360 degrees", Rule.TANKPIT_06);
            }
        }
    }
}
