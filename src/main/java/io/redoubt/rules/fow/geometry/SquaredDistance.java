package io.redoubt.rules.fow.geometry;

import java.math.BigInteger;

/**
 * The square of a distance as an exact fraction; the distance itself may be irrational.
 *
 * @param over denominator, greater than 0
 */
record SquaredDistance(BigInteger value, BigInteger over) {
    static final SquaredDistance ZERO = new SquaredDistance(BigInteger.ZERO, BigInteger.ONE);

    /** Returns the squared length of a vector. */
    static SquaredDistance of(Vector way) {
        return new SquaredDistance(BigInteger.valueOf(way.dot(way)), BigInteger.ONE);
    }

    /** Returns the squared distance from a spot to the nearest part of a stretch. */
    static SquaredDistance of(Vector from, Vector start, Vector end) {
        Vector along = end.minus(start);
        long reached = from.minus(start).dot(along);
        long whole = along.dot(along);
        if (reached <= 0) {
            return of(from.minus(start));
        }
        if (reached >= whole) {
            return of(from.minus(end));
        }
        BigInteger across = BigInteger.valueOf(along.cross(from.minus(start)));
        return new SquaredDistance(across.multiply(across), BigInteger.valueOf(whole));
    }

    static SquaredDistance least(SquaredDistance a, SquaredDistance b) {
        return a.value.multiply(b.over).compareTo(b.value.multiply(a.over)) <= 0 ? a : b;
    }

    /** Returns a negative number, 0 or a positive number if the distance is below, at or above a length. */
    int compareTo(long length) {
        BigInteger side = BigInteger.valueOf(length);
        return value.compareTo(side.multiply(side).multiply(over));
    }

    /** Returns the distance, rounded down. */
    long root() {
        return value.divide(over).sqrt().longValueExact();
    }
}
