package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.Optional;

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

    /**
     * Returns the point where another edge, not in line with this one, meets it between its ends, as a fraction of its
     * length. An edge in line meets it where its neighbours do.
     */
    Optional<Fraction> cut(Edge other) {
        long first = Vector.turn(from, to, other.from);
        long last = Vector.turn(from, to, other.to);
        if (Long.signum(first) == Long.signum(last)) {
            return Optional.empty();
        }
        long whole = way().cross(other.way());
        long reached = other.from.minus(from).cross(other.way());
        return Optional.of(Fraction.of(Long.signum(whole) * reached, Math.abs(whole)))
                .filter(share -> share.signum() > 0 && share.compareTo(Fraction.ONE) < 0);
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
