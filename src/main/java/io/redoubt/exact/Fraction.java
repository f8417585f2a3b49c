package io.redoubt.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An exact rational number with a positive denominator; its accessors return lowest terms.
 *
 * <p>A share of a total of thousands of digits is reduced only when it is read: most shares are only compared, added or
 * formatted as percentages, which is cheap over the common total and expensive in lowest terms.
 */
public final class Fraction implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /** Integers up to 2^53 convert to double without rounding, so one division is correctly rounded. */
    private static final int EXACT_DOUBLE_BITS = 53;

    private static final int QUOTIENT_BITS = 62;

    /** Number of leading bits of a large number that decide nearly every quotient. */
    private static final int LEADING_BITS = 62;

    /** More than the bits after the leading ones can change a quotient between a half and 2. */
    private static final double UNCERTAINTY = 0x1p-58;

    /** The original terms, perhaps not the lowest. */
    private final BigInteger ways;

    private final BigInteger total;

    /** The factors that reduce the fraction; null if these are the lowest terms. */
    private final @Nullable PrimeFactors factors;

    private @Nullable Fraction lowest;

    /** The nearest double, once it was read: a fraction that is kept is written more than once. */
    private @Nullable Double nearest;

    /** The digits, once they were written twice; empty after the first time, because most fractions are written once. */
    private @Nullable String text;

    private Fraction(BigInteger numerator, BigInteger denominator) {
        this.ways = numerator;
        this.total = denominator;
        this.factors = null;
    }

    private Fraction(BigInteger ways, BigInteger total, PrimeFactors factors) {
        this.ways = ways;
        this.total = total;
        this.factors = factors;
    }

    /**
     * Returns the fraction {@code numerator/denominator} in lowest terms.
     *
     * @throws ArithmeticException if the denominator is zero
     */
    public static Fraction of(BigInteger numerator, BigInteger denominator) {
        if (denominator.signum() == 0) {
            throw new ArithmeticException("a fraction with denominator 0");
        }
        BigInteger common = IntegerMath.gcd(numerator, denominator);
        return reduced(numerator, denominator, denominator.signum() < 0 ? common.negate() : common);
    }

    /** Returns a share of a large total that is already factorised. */
    static Fraction share(BigInteger ways, BigInteger total, PrimeFactors factors) {
        return ways.signum() == 0 ? ZERO : new Fraction(ways, total, factors);
    }

    /** Returns a fraction with a positive denominator after dividing both terms by a common divisor. */
    static Fraction reduced(BigInteger numerator, BigInteger denominator, BigInteger common) {
        return common.equals(BigInteger.ONE)
                ? new Fraction(numerator, denominator)
                : new Fraction(numerator.divide(common), denominator.divide(common));
    }

    /** Returns the fraction in lowest terms. Two threads may both compute it; their results are equal. */
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
     * Parses the format of {@link #toString}, or a whole number.
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

    /** Returns the fraction {@code numerator/denominator} in lowest terms. */
    public static Fraction of(long numerator, long denominator) {
        if (numerator < 0 || denominator <= 0) {
            return of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
        }
        long common = IntegerMath.gcd(numerator, denominator);
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

    /** Returns the number of 32-bit words to process to find the lowest terms; 1 if they are known. */
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
     * Returns this fraction divided by another.
     *
     * @throws ArithmeticException if the other is zero
     */
    public Fraction over(Fraction other) {
        Fraction a = lowest();
        Fraction b = other.lowest();
        return of(a.ways.multiply(b.total), a.total.multiply(b.ways));
    }

    /** Returns this fraction as part of another: the nearest double, or for large numbers a close one. */
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

    /** Returns whether this is 1, which the lengths of the terms nearly always decide. */
    public boolean isOne() {
        return ways.bitLength() == total.bitLength() && ways.equals(total);
    }

    /** Returns the nearest double, correctly rounded. */
    public double doubleValue() {
        Double known = nearest;
        if (known == null) {
            known = quotient();
            nearest = known;
        }
        return known;
    }

    private double quotient() {
        if (ways.bitLength() <= EXACT_DOUBLE_BITS && total.bitLength() <= EXACT_DOUBLE_BITS) {
            return (double) ways.longValue() / total.longValue();
        }
        BigInteger size = ways.abs(); // a negative power of 2 has one bit less
        int shift = total.bitLength() - size.bitLength();
        if (Math.abs(shift) < Double.MAX_EXPONENT - 2) {
            double near = quotient(leading(size), leading(total));
            if (!Double.isNaN(near)) {
                return ways.signum() * Math.scalb(near, -shift);
            }
        }
        return longQuotient();
    }

    /** Returns the leading bits of a large number. */
    private static long leading(BigInteger number) {
        int left = number.bitLength() - LEADING_BITS;
        return (left > 0 ? number.shiftRight(left) : number.shiftLeft(-left)).longValue();
    }

    /**
     * Returns the double nearest to the quotient of two numbers of which only the leading bits are given; NaN if these
     * do not decide it.
     */
    private static double quotient(long ways, long total) {
        double a = ways;
        double b = total;
        double first = a / b;
        // The remainder of the first quotient is exact, and so are the parts that the conversions rounded away.
        double rest = (Math.fma(-first, b, a) + (ways - (long) a) - first * (total - (long) b)) / b;
        double least = first + (rest - UNCERTAINTY);
        double most = first + (rest + UNCERTAINTY);
        return least == most ? most : Double.NaN;
    }

    /** Returns the nearest double by a quotient of 62 or 63 bits, odd if it is truncated, so that it rounds correctly. */
    private double longQuotient() {
        BigInteger size = ways.abs();
        int shift = QUOTIENT_BITS - size.bitLength() + total.bitLength();
        BigInteger[] divided =
                size.shiftLeft(Math.max(0, shift)).divideAndRemainder(total.shiftLeft(Math.max(0, -shift)));
        long quotient = divided[0].longValue() | divided[1].signum();
        return ways.signum() * Math.scalb((double) quotient, -shift);
    }

    /**
     * Returns this fraction in units of one {@code parts}-th, as the nearest whole number; halves are rounded away from
     * zero.
     */
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

    /** Returns {@code n/d}, also for whole numbers ({@code 0/1}), so that every reader can split it. */
    @Override
    public String toString() {
        String known = text;
        if (known != null && !known.isEmpty()) {
            return known;
        }
        String digits = Digits.quotient(numerator(), denominator());
        text = known == null ? "" : digits;
        return digits;
    }
}
