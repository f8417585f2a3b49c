package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.List;

/** A place in exact fractions of half a thousandth, since edges may cross off the grid. */
record Spot(Fraction x, Fraction y) {
    static Spot of(Vector place) {
        return new Spot(Fraction.of(place.x()), Fraction.of(place.y()));
    }

    static List<Spot> all(List<Vector> places) {
        return places.stream().map(Spot::of).toList();
    }

    /** Returns the mean of some places, which is inside their convex polygon. */
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

    /** Returns twice the area of a triangle, positive if it runs anticlockwise. */
    static Fraction turn(Spot a, Spot b, Spot c) {
        return b.minus(a).cross(c.minus(a));
    }

    /** Returns the place at a fraction of the line to another. */
    Spot towards(Spot other, Fraction share) {
        Spot way = other.minus(this);
        return new Spot(x.plus(way.x.times(share)), y.plus(way.y.times(share)));
    }
}
