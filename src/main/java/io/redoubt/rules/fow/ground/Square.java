package io.redoubt.rules.fow.ground;

import java.math.BigInteger;

/**
 * The square of a distance, as a fraction: exact where the distance itself has no end of decimals.
 *
 * @param over greater than 0
 */
record Square(BigInteger value, BigInteger over) {
    static final Square ZERO = new Square(BigInteger.ZERO, BigInteger.ONE);

    /** Of the length of a way. */
    static Square of(Vector way) {
        return new Square(BigInteger.valueOf(way.dot(way)), BigInteger.ONE);
    }

    /** Of the distance from a spot to the nearest part of a stretch. */
    static Square of(Vector from, Vector start, Vector end) {
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
        return new Square(across.multiply(across), BigInteger.valueOf(whole));
    }

    static Square least(Square a, Square b) {
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
