package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;

/** Computes the exact intersection of two convex polygons. */
final class Overlap {
    private Overlap() {}

    /** Returns the corners of the intersection, anticlockwise; empty if the polygons share no ground. */
    static List<Spot> of(ConvexPatch one, ConvexPatch other) {
        List<Spot> rest = Spot.all(one.corners());
        List<Spot> corners = Spot.all(other.corners());
        for (int i = 0; i < corners.size(); i++) {
            rest = leftOf(corners.get(i), corners.get((i + 1) % corners.size()), rest);
        }
        return hasArea(rest) ? rest : List.of();
    }

    private static List<Spot> leftOf(Spot from, Spot to, List<Spot> polygon) {
        List<Spot> left = new ArrayList<>();
        for (int i = 0; i < polygon.size(); i++) {
            Spot here = polygon.get(i);
            Spot next = polygon.get((i + 1) % polygon.size());
            Fraction first = Spot.turn(from, to, here);
            Fraction last = Spot.turn(from, to, next);
            if (first.signum() >= 0) {
                left.add(here);
            }
            if (first.signum() * last.signum() < 0) {
                left.add(here.towards(next, first.over(first.minus(last))));
            }
        }
        return left;
    }

    private static boolean hasArea(List<Spot> polygon) {
        for (int i = 2; i < polygon.size(); i++) {
            if (Spot.turn(polygon.get(0), polygon.get(i - 1), polygon.get(i)).signum() > 0) {
                return true;
            }
        }
        return false;
    }
}
