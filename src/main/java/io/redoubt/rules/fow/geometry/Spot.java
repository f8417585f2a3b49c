package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;

/** A place in exact fractions of half a thousandth: edges cross at places that are on no grid. */
record Spot(Fraction x, Fraction y) {
    static Spot of(Vector place) {
        return new Spot(Fraction.of(place.x()), Fraction.of(place.y()));
    }

    static List<Spot> all(List<Vector> places) {
        List<Spot> spots = new ArrayList<>(places.size());
        for (Vector place : places) {
            spots.add(of(place));
        }
        return spots;
    }

    /** A place inside the convex polygon of some places: their mean. */
    static Spot amid(List<Spot> places) {
        Spot sum = places.get(0);
        for (Spot place : places.subList(1, places.size())) {
            sum = new Spot(sum.x.plus(place.x), sum.y.plus(place.y));
        }
        Fraction share = Fraction.of(1, places.size());
        return new Spot(sum.x.times(share), sum.y.times(share));
    }

    Spot minus(Spot other) {
        return new Spot(x.minus(other.x), y.minus(other.y));
    }

    Fraction dot(Spot other) {
        return x.times(other.x).plus(y.times(other.y));
    }

    Fraction cross(Spot other) {
        return x.times(other.y).minus(y.times(other.x));
    }

    /** Twice the area of a triangle, positive if it goes anticlockwise. */
    static Fraction turn(Spot a, Spot b, Spot c) {
        return b.minus(a).cross(c.minus(a));
    }

    /** The place that is a share of the way to another. */
    Spot towards(Spot other, Fraction share) {
        Spot way = other.minus(this);
        return new Spot(x.plus(way.x.times(share)), y.plus(way.y.times(share)));
    }
}
