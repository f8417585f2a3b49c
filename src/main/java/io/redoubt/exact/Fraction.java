package io.redoubt.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An exact rational number with a positive denominator, in lowest terms for everybody who looks.
 *
 * <p>A share of a total of thousands of digits stays over that total until somebody wants to see it: most are only
 * compared, added up or told in percent, which the common total makes easy and lowest terms would make dear.
 */
public final class Fraction implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /** Integers up to 2^53 convert to double without rounding, so one division is correctly rounded. */
    private static final int EXACT_DOUBLE_BITS = 53;

    private static final int QUOTIENT_BITS = 62;

    /** As it was made, perhaps not in lowest terms. */
    private final BigInteger ways;

    private final BigInteger total;

    /** What finds the lowest terms; none where these are the lowest. */
    private final @Nullable DiceFactors factors;

    private @Nullable Fraction lowest;

    private Fraction(BigInteger numerator, BigInteger denominator) {
        this.ways = numerator;
        this.total = denominator;
        this.factors = null;
    }

    private Fraction(BigInteger ways, BigInteger total, DiceFactors factors) {
        this.ways = ways;
        this.total = total;
        this.factors = factors;
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
        return reduced(numerator, denominator, denominator.signum() < 0 ? common.negate() : common);
    }

    /** So many ways of a large total that was taken apart before. */
    static Fraction share(BigInteger ways, BigInteger total, DiceFactors factors) {
        return ways.signum() == 0 ? ZERO : new Fraction(ways, total, factors);
    }

    /** A fraction with a positive denominator, once this is divided out of both. */
    static Fraction reduced(BigInteger numerator, BigInteger denominator, BigInteger common) {
        return common.equals(BigInteger.ONE)
                ? new Fraction(numerator, denominator)
                : new Fraction(numerator.divide(common), denominator.divide(common));
    }

    /** The same number in lowest terms. Two threads may both look for it; they find the same. */
    private Fraction lowest() {
        if (factors == null) {
            return this;
        }
        Fraction found = lowest;
        if (found == null) {
            found = factors.share(ways);
            lowest = found;
        }
        return found;
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
        if (numerator < 0 || denominator <= 0) {
            return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
        }
        long common = Longs.gcd(numerator, denominator);
        return new Fraction(BigInteger.valueOf(numerator / common), BigInteger.valueOf(denominator / common));
    }

    public static Fraction of(long whole) {
        return of(whole, 1);
    }

    public BigInteger numerator() {
        return lowest().ways;
    }

    public BigInteger denominator() {
        return lowest().total;
    }

    /** How many words of 32 bits there are to look at until its lowest terms are found; few where they are known. */
    public int size() {
        return factors == null ? 1 : total.bitLength() / Integer.SIZE + 1;
    }

    public Fraction plus(Fraction other) {
        if (ways.signum() == 0) {
            return other;
        }
        if (factors != null && total.equals(other.total)) {
            return share(ways.add(other.ways), total, factors);
        }
        Fraction a = lowest();
        Fraction b = other.lowest();
        return of(a.ways.multiply(b.total).add(b.ways.multiply(a.total)), a.total.multiply(b.total));
    }

    public Fraction minus(Fraction other) {
        return plus(other.negate());
    }

    public Fraction times(Fraction other) {
        Fraction a = lowest();
        Fraction b = other.lowest();
        return of(a.ways.multiply(b.ways), a.total.multiply(b.total));
    }

    /**
     * This fraction divided by another.
     *
     * @throws ArithmeticException if the other is zero
     */
    public Fraction over(Fraction other) {
        Fraction a = lowest();
        Fraction b = other.lowest();
        return of(a.ways.multiply(b.total), a.total.multiply(b.ways));
    }

    /** This fraction as part of another: the nearest double, or where the numbers are large one close by. */
    public double per(Fraction whole) {
        return factors == null && whole.factors == null
                ? over(whole).doubleValue()
                : doubleValue() / whole.doubleValue();
    }

    public Fraction negate() {
        Fraction positive = lowest();
        return new Fraction(positive.ways.negate(), positive.total);
    }

    public int signum() {
        return ways.signum();
    }

    /** The nearest double, correctly rounded. */
    public double doubleValue() {
        if (ways.bitLength() <= EXACT_DOUBLE_BITS && total.bitLength() <= EXACT_DOUBLE_BITS) {
            return (double) ways.longValue() / total.longValue();
        }
        // A quotient of 62 or 63 bits, odd if anything is cut off, so that the conversion rounds the right way.
        BigInteger size = ways.abs();
        int shift = QUOTIENT_BITS - size.bitLength() + total.bitLength();
        BigInteger[] divided =
                size.shiftLeft(Math.max(0, shift)).divideAndRemainder(total.shiftLeft(Math.max(0, -shift)));
        long quotient = divided[0].longValue() | divided[1].signum();
        return ways.signum() * Math.scalb((double) quotient, -shift);
    }

    /** How many parts this is, of which {@code parts} make one: the nearest whole number, halves away from zero. */
    public BigInteger nearest(int parts) {
        BigInteger twice = ways.abs().multiply(BigInteger.valueOf(parts)).shiftLeft(1);
        BigInteger size = twice.add(total).divide(total.shiftLeft(1));
        return ways.signum() < 0 ? size.negate() : size;
    }

    @Override
    public int compareTo(Fraction other) {
        return total.equals(other.total)
                ? ways.compareTo(other.ways)
                : ways.multiply(other.total).compareTo(other.ways.multiply(total));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Fraction that)) {
            return false;
        }
        return (factors == null && that.factors == null)
                ? (ways.equals(that.ways) && total.equals(that.total))
                : compareTo(that) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * numerator().hashCode() + denominator().hashCode();
    }

    /** Always {@code n/d}, also for whole numbers ({@code 0/1}), so that every reader can split it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (signum() < 0) {
            text.append('-');
        }
        Digits.append(text, numerator().abs());
        Digits.append(text.append('/'), denominator());
        return text.toString();
    }
}
