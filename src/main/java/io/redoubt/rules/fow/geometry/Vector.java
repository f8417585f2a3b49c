package io.redoubt.rules.fow.geometry;

import io.redoubt.rules.tablemap.Point;
import java.util.List;

/**
 * A place on the table, or the vector from one place to another.
 *
 * @param x in half thousandths of the unit of the file, so that half of every measure is whole
 * @param y likewise
 */
public record Vector(long x, long y) {
    private static final double PER_UNIT = 2000;

    /** Converts half thousandths to whole units. */
    static double inUnits(long halfThousandths) {
        return halfThousandths / PER_UNIT;
    }

    /** Returns places for a map, in the unit of the file. */
    static List<Point> points(List<Vector> places) {
        return places.stream()
                .map(place -> new Point(inUnits(place.x), inUnits(place.y)))
                .toList();
    }

    Vector minus(Vector other) {
        return new Vector(x - other.x, y - other.y);
    }

    Vector plus(Vector other) {
        return new Vector(x + other.x, y + other.y);
    }

    /** Returns the vector turned a quarter to the left. */
    Vector turned() {
        return new Vector(-y, x);
    }

    long dot(Vector other) {
        return x * other.x + y * other.y;
    }

    long cross(Vector other) {
        return x * other.y - y * other.x;
    }

    /** Returns twice the area of a triangle, positive if it runs anticlockwise. */
    static long turn(Vector a, Vector b, Vector c) {
        return b.minus(a).cross(c.minus(a));
    }
}
