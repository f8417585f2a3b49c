package io.redoubt.formula;

import java.math.BigInteger;

/** A function of one number. The roundings take the exact value of what stands in their parentheses. */
public enum Rounding {
    /** Down, toward minus infinity. */
    FLOOR("floor"),
    /** Up, toward plus infinity. */
    CEIL("ceil"),
    /** To the nearest whole number; halves away from zero. */
    ROUND("round"),
    /** The distance from zero; no rounding. */
    ABS("abs");

    private final String word;

    Rounding(String word) {
        this.word = word;
    }

    /** Returns the notation. */
    public String word() {
        return word;
    }

    /** Returns whether divisions in the parentheses are exact. */
    public boolean isExactInside() {
        return this != ABS;
    }

    /**
     * Returns the whole number for a quotient.
     *
     * @throws ArithmeticException if a quotient that is not whole is only made positive
     */
    public BigInteger of(BigInteger numerator, BigInteger denominator) {
        BigInteger over = denominator.signum() < 0 ? numerator.negate() : numerator;
        BigInteger under = denominator.abs();
        return switch (this) {
            case FLOOR -> floor(over, under);
            case CEIL -> floor(over.negate(), under).negate();
            case ROUND -> {
                BigInteger size = floor(over.abs().shiftLeft(1).add(under), under.shiftLeft(1));
                yield over.signum() < 0 ? size.negate() : size;
            }
            case ABS -> {
                if (!under.equals(BigInteger.ONE)) {
                    throw new ArithmeticException(over + "/" + under + " is not whole");
                }
                yield over.abs();
            }
        };
    }

    /** Returns the whole number for a quotient of two numbers of a formula. */
    public int of(int numerator, int denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator))
                .intValueExact();
    }

    private static BigInteger floor(BigInteger over, BigInteger under) {
        BigInteger[] parts = over.divideAndRemainder(under);
        return parts[1].signum() < 0 ? parts[0].subtract(BigInteger.ONE) : parts[0];
    }
}
