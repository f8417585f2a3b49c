package io.redoubt.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/** An exact rational number in lowest terms with a positive denominator. */
public final class Fraction implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /** Integers up to 2^53 convert to double without rounding, so one division is correctly rounded. */
    private static final int EXACT_DOUBLE_BITS = 53;

    private static final int QUOTIENT_BITS = 62;

    private final BigInteger numerator;
    private final BigInteger denominator;

    private Fraction(BigInteger numerator, BigInteger denominator) {
        this.numerator = numerator;
        this.denominator = denominator;
    }

    /**
     * The fraction {@code numerator/denominator} in lowest terms.
     *
     * @throws ArithmeticException if the denominator is zero
     */
    public static Fraction of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        BigInteger common = Longs.gcd(numerator, denominator);
        if (denominator.signum() < 0) {
            common = common.negate();
        }
        return common.equals(BigInteger.ONE)
                ? new Fraction(numerator, denominator)
                : new Fraction(numerator.divide(common), denominator.divide(common));
    }

    /** A fraction that is known to be in lowest terms, with a positive denominator. */
    static Fraction reduced(BigInteger numerator, BigInteger denominator) {
        return new Fraction(numerator, denominator);
    }

    /**
     * Reads what {@link #toString} writes, or a whole number.
     *
     * @throws NumberFormatException if the text is neither
     * @throws ArithmeticException if the denominator is 0
     */
    public static Fraction parse(String text) {
        int slash = text.indexOf('/');
        return slash < 0
                ? of(new BigInteger(text), BigInteger.ONE)
                : of(new BigInteger(text.substring(0, slash)), new BigInteger(text.substring(slash + 1)));
    }

    /** The fraction {@code numerator/denominator} in lowest terms. */
    public static Fraction of(long numerator, long denominator) {
        return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public BigInteger numerator() {
        return numerator;
    }

    public BigInteger denominator() {
        return denominator;
    }

    public Fraction plus(Fraction other) {
        return of(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negate());
    }

    public Fraction times(Fraction other) {
        return of(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /**
     * This fraction divided by another.
     *
     * @throws ArithmeticException if the other is zero
     */
    public Fraction over(Fraction other) {
        return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    public Fraction negate() {
        return new Fraction(numerator.negate(), denominator);
    }

    public int signum() {
        return numerator.signum();
    }

    /** The nearest double, correctly rounded. */
    public double doubleValue() {
        if (numerator.bitLength() <= EXACT_DOUBLE_BITS && denominator.bitLength() <= EXACT_DOUBLE_BITS) {
            return (double) numerator.longValue() / denominator.longValue();
        }
        // A quotient of 62 or 63 bits, odd if anything is cut off, so that the conversion rounds the right way.
        BigInteger size = numerator.abs();
        int shift = QUOTIENT_BITS - size.bitLength() + denominator.bitLength();
        BigInteger[] divided =
                size.shiftLeft(Math.max(0, shift)).divideAndRemainder(denominator.shiftLeft(Math.max(0, -shift)));
        long quotient = divided[0].longValue() | divided[1].signum();
        return numerator.signum() * Math.scalb((double) quotient, -shift);
    }

    /** This fraction as a decimal with {@code places} places, halves rounded away from zero. */
    public BigDecimal decimal(int places) {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Fraction that
                && numerator.equals(that.numerator)
                && denominator.equals(that.denominator);
    }

    @Override
    public int hashCode() {
        return 31 * numerator.hashCode() + denominator.hashCode();
    }

    /** Always {@code n/d}, also for whole numbers ({@code 0/1}), so that every reader can split it. */
    @Override
    public String toString() {
        return numerator.toString() + '/' + denominator.toString();
    }
}
