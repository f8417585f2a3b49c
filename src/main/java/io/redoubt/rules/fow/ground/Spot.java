package io.redoubt.rules.fow.ground;

import org.jspecify.annotations.Nullable;

/**
 * A place on the table, or the way from one place to another.
 *
 * @param x in half thousandths of the unit of the file, so that half of every measure is whole
 * @param y likewise
 */
public record Spot(long x, long y) {
    Spot minus(Spot other) {
        return new Spot(x - other.x, y - other.y);
    }

    /** The way turned a quarter to the left. */
    Spot turned() {
        return new Spot(-y, x);
    }

    long dot(Spot other) {
        return x * other.x + y * other.y;
    }

    long cross(Spot other) {
        return x * other.y - y * other.x;
    }

    /** Twice the area of a triangle, positive if it goes anticlockwise. */
    static long turn(Spot a, Spot b, Spot c) {
        return b.minus(a).cross(c.minus(a));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Spot that && x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(x) + Long.hashCode(y);
    }
}
