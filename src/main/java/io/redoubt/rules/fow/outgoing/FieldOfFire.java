package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.List;
import java.util.Optional;

/** The rules on fields of fire of weapons in a fortification; each method reads only the inputs it needs. */
record FieldOfFire(Inputs in, Emplacement from, Checklist list) {
    private static final int FULL_TURN = 360;
    private static final int HALF_OF_180 = 90;

    void judge() {
        boolean allRound = in.find(Fire.ALL_ROUND).orElse(false);
        Optional<Integer> bearing = in.find(Fire.BEARING);
        switch (from) {
            case FLAK_NEST, TOBRUK_PIT ->
                list.note(
                        "A {} is a Nest that shoots all round: 360 degrees [FOW-FIRE-04, FOW-FIRE-11, FOW-FIRE-05]",
                        from);
            case TURRET -> {
                list.note("A Turret shoots all round: 360 degrees [FOW-FIRE-09, FOW-FIRE-13]");
                list.note("No firing slits limit it, as they do in most Bunkers [FOW-FIRE-01, FOW-FIRE-06]");
            }
            case ANTI_AIRCRAFT_BUNKER ->
                list.note("An Anti-aircraft Bunker shoots all round: 360 degrees [FOW-AAB-03, FOW-AAB-01]");
            case TANK_PIT -> list.note("The turret of a tank in a pit turns freely: 360 degrees [FOW-TANKPIT-06]");
            case NEST -> {
                if (allRound) {
                    list.note("By its arsenal entry this Nest shoots all round [FOW-FIRE-05, FOW-FIRE-04]");
                } else {
                    front(bearing);
                }
            }
            case PILLBOX -> {
                refuse(allRound, "a Pillbox shoots through its slits; give --slit with the bearing of each one");
                slits(bearing, "No bearing given: assumed to be inside the arc of a firing slit [FOW-FIRE-08]");
            }
            case ARTILLERY_BUNKER -> artilleryBunker(allRound, bearing);
            case GUN_PIT -> {
                refuse(allRound, "a gun keeps the field of fire it was placed with; give --field-of-fire 180");
                original(bearing);
            }
        }
    }

    private static void refuse(boolean allRound, String instead) {
        if (allRound) {
            throw new BadInputException("--all-round: valid only for a Nest with such an arsenal entry; " + instead);
        }
    }

    /** Judges the 180 degrees to the front of a Nest. */
    private void front(Optional<Integer> bearing) {
        if (bearing.isEmpty()) {
            list.note("No bearing given: assumed to be in front of the Nest [FOW-FIRE-03]");
            return;
        }
        int off = off(bearing.get(), 0);
        if (covers(in, off, HALF_OF_180)) {
            list.note("{} degrees off its front: inside its 180-degree field of fire [FOW-FIRE-03, FOW-FIRE-10]", off);
        } else {
            list.forbid(
                    "{} degrees off its front: outside its 180-degree field of fire [FOW-FIRE-03, FOW-FIRE-10]", off);
        }
    }

    private void artilleryBunker(boolean allRound, Optional<Integer> bearing) {
        String untold =
                "This chapter gives an Artillery Bunker no field of fire of its own: see its arsenal entry [FOW-ARTB-01]";
        boolean slits = in.find(Fire.SLIT).isPresent();
        if (allRound) {
            list.note("By its arsenal entry this Artillery Bunker shoots all round [FOW-FIRE-05]");
        } else if (slits) {
            slits(bearing, untold);
        } else {
            list.note(untold);
        }
    }

    /** Judges the 180 degrees in front of each firing slit. */
    private void slits(Optional<Integer> bearing, String untold) {
        if (bearing.isEmpty()) {
            list.note(untold);
            return;
        }
        List<Integer> slits = in.get(Fire.SLIT);
        int nearest = FULL_TURN;
        for (int slit : slits) {
            nearest = Math.min(nearest, off(bearing.get(), slit));
        }
        int covering = covering(in, slits).size();
        if (covering == 0) {
            list.forbid(
                    "{} degrees off the nearest slit: outside its 180 degrees of fire [FOW-FIRE-08, FOW-FIRE-12, FOW-FIRE-06]",
                    nearest);
        } else if (slits.size() == 1) {
            list.note(
                    "{} degrees off its slit: inside its 180-degree field of fire [FOW-FIRE-08, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                    nearest);
        } else if (covering == 1) {
            list.note(
                    "One of its {} firing slits covers the target, {} degrees off it: it may use that [FOW-FIRE-08, FOW-FIRE-07, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                    slits.size(),
                    nearest);
        } else {
            list.note(
                    "{} of its {} firing slits cover the target: it may use any of these [FOW-FIRE-08, FOW-FIRE-07, FOW-FIRE-12, FOW-FIRE-06, FOW-FIRE-01]",
                    covering,
                    slits.size());
        }
    }

    /** Returns the slits that cover the target; all of them if its bearing was not given. */
    static List<Integer> covering(Inputs in, List<Integer> slits) {
        return in.find(Fire.BEARING)
                .map(bearing -> slits.stream()
                        .filter(slit -> covers(in, off(bearing, slit), HALF_OF_180))
                        .toList())
                .orElse(slits);
    }

    /** Judges the field of fire of a gun as placed in its pit. */
    private void original(Optional<Integer> bearing) {
        if (bearing.isEmpty()) {
            list.note("No bearing given: assumed to be inside the gun's original field of fire [FOW-GUNPIT-04]");
            return;
        }
        int half = in.get(Fire.FIELD_OF_FIRE);
        int off = off(bearing.get(), 0);
        if (half == FULL_TURN / 2 || covers(in, off, half)) {
            list.note(
                    "{} degrees off its original facing: inside its field of fire, {} either side [FOW-GUNPIT-04]",
                    off,
                    half);
            list.note("The gun is not turned to face its target [FOW-GUNPIT-05]");
        } else {
            list.forbid(
                    "{} degrees off its original facing: outside its field of fire, {} either side; it may not turn [FOW-GUNPIT-04, FOW-GUNPIT-05]",
                    off,
                    half);
        }
    }

    /** Returns the angle between two bearings, 0 to 180 degrees. */
    private static int off(int bearing, int centre) {
        int turn = Math.floorMod(bearing - centre, FULL_TURN);
        return Math.min(turn, FULL_TURN - turn);
    }

    private static boolean covers(Inputs in, int off, int half) {
        return off == half ? in.reading(FireReadings.ARC_EDGE) == FireReadings.ArcEdge.INSIDE : off < half;
    }
}
