package io.redoubt.rules.fow.geometry;

import java.math.BigInteger;

/**
 * The square of a distance, as a fraction: exact where the distance itself has no end of decimals.
 *
 * @param over greater than 0
 */
record SquaredDistance(BigInteger value, BigInteger over) {
    static final SquaredDistance ZERO = new SquaredDistance(BigInteger.ZERO, BigInteger.ONE);

    /** Of the length of a way. */
    static SquaredDistance of(Vector way) {
        return new SquaredDistance(BigInteger.valueOf(way.dot(way)), BigInteger.ONE);
    }

    /** Of the distance from a spot to the nearest part of a stretch. */
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

    /** Negative, 0 or positive as the distance is below, at or above a length. */
    int compareTo(long length) {
        BigInteger side = BigInteger.valueOf(length);
        return value.compareTo(side.multiply(side).multiply(over));
    }

    /** The distance, its decimals cut off. */
    long root() {
        return value.divide(over).sqrt().longValueExact();
    }
}
