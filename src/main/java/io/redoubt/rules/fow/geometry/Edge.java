package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;

/** An edge of an outline from one corner to the next; the ground of the outline is on its left. */
record Edge(Vector from, Vector to, Box box) {
    static Edge of(Vector from, Vector to) {
        return new Edge(from, to, Box.around(ConvexPatch.of(from, to), 0));
    }

    Vector way() {
        return to.minus(from);
    }

    /** Returns whether it has a point in common with another edge. */
    boolean meets(Edge other) {
        return box.mayBeWithin(0, other.box)
                && !ConvexPatch.of(from, to).isApartFrom(ConvexPatch.of(other.from, other.to));
    }

    /** Returns the points where another edge meets this one between its ends, each as a fraction of its length. */
    List<Fraction> cuts(Edge other) {
        long first = Vector.turn(from, to, other.from);
        long last = Vector.turn(from, to, other.to);
        List<Fraction> cuts = new ArrayList<>();
        if (first == 0 && last == 0) {
            add(cuts, other.from.minus(from).dot(way()), way().dot(way()));
            add(cuts, other.to.minus(from).dot(way()), way().dot(way()));
        } else if (Long.signum(first) != Long.signum(last)) {
            add(cuts, other.from.minus(from).cross(other.way()), way().cross(other.way()));
        }
        return cuts;
    }

    private static void add(List<Fraction> cuts, long reached, long whole) {
        Fraction share = Fraction.of(Long.signum(whole) * reached, Math.abs(whole));
        if (share.signum() > 0 && share.compareTo(Fraction.ONE) < 0) {
            cuts.add(share);
        }
    }

    /** Returns whether a place lies on the edge. */
    boolean holds(Spot place) {
        Spot along = place.minus(Spot.of(from));
        Spot way = Spot.of(way());
        return way.cross(along).signum() == 0
                && way.dot(along).signum() >= 0
                && way.dot(along).compareTo(way.dot(way)) <= 0;
    }
}
