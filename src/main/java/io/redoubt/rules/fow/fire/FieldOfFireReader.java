package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds out whether a target is in a fortification's field of fire, asking only for what that takes. */
final class FieldOfFireReader {
    private static final int FULL_TURN = 360;
    private static final int HALF_OF_180 = 90;

    private FieldOfFireReader() {}

    static FieldOfFire read(Inputs in, Emplacement from) {
        boolean allRound = in.find(Fire.ALL_ROUND).orElse(false);
        Optional<Integer> bearing = in.find(Fire.BEARING);
        return switch (from) {
            case FLAK_NEST, TOBRUK_PIT, TURRET, ANTI_AIRCRAFT_BUNKER, TANK_PIT -> new FieldOfFire.AllRound(from);
            case NEST -> allRound ? new FieldOfFire.AllRound(from) : front(in, bearing);
            case PILLBOX -> {
                refuse(allRound, "a Pillbox shoots through its slits; give --slit with the way each one faces");
                yield slits(in, from, bearing);
            }
            case ARTILLERY_BUNKER -> {
                boolean told = in.find(Fire.SLIT).isPresent();
                yield allRound
                        ? new FieldOfFire.AllRound(from)
                        : told ? slits(in, from, bearing) : new FieldOfFire.Untold(from);
            }
            case GUN_PIT -> {
                refuse(allRound, "a gun keeps the field of fire it was placed with; give --field-of-fire 180");
                yield original(in, bearing);
            }
        };
    }

    private static void refuse(boolean allRound, String instead) {
        if (allRound) {
            throw new BadInput("--all-round: only the arsenal entry of a Nest can say that; " + instead);
        }
    }

    private static FieldOfFire front(Inputs in, Optional<Integer> bearing) {
        if (bearing.isEmpty()) {
            return new FieldOfFire.Untold(Emplacement.NEST);
        }
        int off = off(bearing.get(), 0);
        return new FieldOfFire.Front(off, covers(in, off, HALF_OF_180));
    }

    private static FieldOfFire slits(Inputs in, Emplacement from, Optional<Integer> bearing) {
        if (bearing.isEmpty()) {
            return new FieldOfFire.Untold(from);
        }
        List<Integer> slits = in.get(Fire.SLIT);
        int nearest = FULL_TURN;
        for (int slit : slits) {
            nearest = Math.min(nearest, off(bearing.get(), slit));
        }
        return new FieldOfFire.Slits(covering(in, slits).size(), slits.size(), nearest);
    }

    /** The slits that cover the target; all of them where nobody said where it is. */
    static List<Integer> covering(Inputs in, List<Integer> slits) {
        Optional<Integer> bearing = in.find(Fire.BEARING);
        if (bearing.isEmpty()) {
            return slits;
        }
        List<Integer> covering = new ArrayList<>();
        for (int slit : slits) {
            if (covers(in, off(bearing.get(), slit), HALF_OF_180)) {
                covering.add(slit);
            }
        }
        return covering;
    }

    private static FieldOfFire original(Inputs in, Optional<Integer> bearing) {
        if (bearing.isEmpty()) {
            return new FieldOfFire.Untold(Emplacement.GUN_PIT);
        }
        int half = in.get(Fire.FIELD_OF_FIRE);
        int off = off(bearing.get(), 0);
        return new FieldOfFire.Original(off, half, half == FULL_TURN / 2 || covers(in, off, half));
    }

    /** The angle between two bearings, 0 to 180 degrees. */
    private static int off(int bearing, int centre) {
        int turn = Math.floorMod(bearing - centre, FULL_TURN);
        return Math.min(turn, FULL_TURN - turn);
    }

    private static boolean covers(Inputs in, int off, int half) {
        return off == half ? in.reading(FireReadings.ARC_EDGE) == FireReadings.ArcEdge.INSIDE : off < half;
    }
}
