package io.redoubt.rules.fow.ground;

import org.jspecify.annotations.Nullable;

/**
 * A place on the table, or the way from one place to another.
 *
 * @param x in half thousandths of the unit of the file, so that half of every measure is whole
 * @param y likewise
 */
public record Vector(long x, long y) {
    Vector minus(Vector other) {
        return new Vector(x - other.x, y - other.y);
    }

    /** The way turned a quarter to the left. */
    Vector turned() {
        return new Vector(-y, x);
    }

    long dot(Vector other) {
        return x * other.x + y * other.y;
    }

    long cross(Vector other) {
        return x * other.y - y * other.x;
    }

    /** Twice the area of a triangle, positive if it goes anticlockwise. */
    static long turn(Vector a, Vector b, Vector c) {
        return b.minus(a).cross(c.minus(a));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Vector that && x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(x) + Long.hashCode(y);
    }
}
