package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.List;

/** The straight line from one exact place to another, which may be equal to the first. */
record Stretch(Spot from, Spot to) {
    /** Returns whether it runs through the inside of a patch grown by a radius, not only along its edge. */
    boolean runsThrough(ConvexPatch patch, long radius) {
        List<Spot> corners = Spot.all(patch.corners());
        if (patch.hasArea() && runsThrough(corners)) {
            return true;
        }
        Fraction reach = Fraction.of(radius).times(Fraction.of(radius));
        for (int i = 0; radius > 0 && i < corners.size(); i++) {
            Stretch edge = new Stretch(corners.get(i), corners.get((i + 1) % corners.size()));
            if (distance(edge).compareTo(reach) < 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether it runs through the inside of a convex polygon that runs anticlockwise. */
    boolean runsThrough(List<Spot> polygon) {
        Fraction enters = Fraction.ZERO;
        Fraction leaves = Fraction.ONE;
        for (int i = 0; i < polygon.size(); i++) {
            Spot corner = polygon.get(i);
            Spot next = polygon.get((i + 1) % polygon.size());
            Fraction first = Spot.turn(corner, next, from);
            Fraction last = Spot.turn(corner, next, to);
            if (first.signum() <= 0 && last.signum() <= 0) {
                return false;
            }
            if (first.signum() < 0) {
                enters = later(enters, first.over(first.minus(last)));
            } else if (last.signum() < 0) {
                leaves = sooner(leaves, first.over(first.minus(last)));
            }
        }
        return enters.compareTo(leaves) < 0;
    }

    private static Fraction later(Fraction a, Fraction b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static Fraction sooner(Fraction a, Fraction b) {
        return a.compareTo(b) <= 0 ? a : b;
    }

    /** Returns the squared distance to another stretch; 0 if they meet. */
    private Fraction distance(Stretch other) {
        if (isCut(other) && other.isCut(this)) {
            return Fraction.ZERO;
        }
        return sooner(
                sooner(distance(other.from), distance(other.to)), sooner(other.distance(from), other.distance(to)));
    }

    /** Returns whether the ends of another stretch lie on two sides of the straight line through this one. */
    private boolean isCut(Stretch other) {
        return Spot.turn(from, to, other.from).signum()
                        * Spot.turn(from, to, other.to).signum()
                < 0;
    }

    /** Returns the squared distance from a place to the nearest part of this stretch. */
    private Fraction distance(Spot place) {
        Spot along = to.minus(from);
        Spot way = place.minus(from);
        Fraction reached = way.dot(along);
        Fraction whole = along.dot(along);
        if (reached.signum() <= 0) {
            return way.dot(way);
        }
        if (reached.compareTo(whole) >= 0) {
            Spot rest = place.minus(to);
            return rest.dot(rest);
        }
        Fraction across = along.cross(way);
        return across.times(across).over(whole);
    }
}
