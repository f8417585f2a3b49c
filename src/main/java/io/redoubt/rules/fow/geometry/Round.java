package io.redoubt.rules.fow.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleToLongFunction;

/** Builds convex polygons that approximate a spot or stretch grown by a radius to within a thousandth. */
final class Round {
    private static final int QUARTERS = 4;

    private Round() {}

    /** Returns a polygon that lies within the round edge. */
    static ConvexPatch within(ConvexPatch core, long radius) {
        // A cast to long truncates, which moves the corner towards the centre.
        return radius == 0 ? core : around(core, ring((double) radius, corners(radius), length -> (long) length));
    }

    /** Returns a polygon that encloses the round edge. */
    static ConvexPatch around(ConvexPatch core, long radius) {
        if (radius == 0) {
            return core;
        }
        int corners = corners(radius);
        double reach = radius / StrictMath.cos(StrictMath.PI / corners);
        return around(core, ring(reach, corners, Round::outwards));
    }

    private static List<Vector> ring(double reach, int corners, DoubleToLongFunction grid) {
        List<Vector> ring = new ArrayList<>();
        for (int i = 0; i < corners; i++) {
            double angle = 2 * StrictMath.PI * i / corners;
            ring.add(new Vector(
                    grid.applyAsLong(reach * StrictMath.cos(angle)), grid.applyAsLong(reach * StrictMath.sin(angle))));
        }
        return ring;
    }

    private static long outwards(double length) {
        return (long) (Math.signum(length) * Math.ceil(Math.abs(length)));
    }

    /** Returns enough corners to keep every edge within a quarter of a thousandth of the round; the grid costs more. */
    private static int corners(long radius) {
        return QUARTERS * (int) Math.ceil(StrictMath.PI * StrictMath.sqrt((double) radius) / QUARTERS + 1);
    }

    /** Returns the convex hull of a ring of places around every corner of the core. */
    private static ConvexPatch around(ConvexPatch core, List<Vector> ring) {
        List<Vector> places = new ArrayList<>();
        for (Vector corner : core.corners()) {
            for (Vector place : ring) {
                places.add(corner.plus(place));
            }
        }
        places.sort(Comparator.comparingLong(Vector::x).thenComparingLong(Vector::y));
        List<Vector> hull = new ArrayList<>(half(places));
        Collections.reverse(places);
        hull.addAll(half(places));
        return new ConvexPatch(List.copyOf(hull));
    }

    /** Returns the lower half of the hull of sorted places, without its last corner. */
    private static List<Vector> half(List<Vector> places) {
        List<Vector> half = new ArrayList<>();
        for (Vector place : places) {
            while (half.size() > 1 && Vector.turn(half.get(half.size() - 2), half.get(half.size() - 1), place) <= 0) {
                half.remove(half.size() - 1);
            }
            if (half.isEmpty() || !half.get(half.size() - 1).equals(place)) {
                half.add(place);
            }
        }
        half.remove(half.size() - 1);
        return half;
    }
}
