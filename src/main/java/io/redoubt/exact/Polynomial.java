package io.redoubt.exact;

import java.math.BigInteger;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A polynomial with few terms; exponents may be negative. The weights of a number are one: the coefficient of
 * {@code x^v} is the weight of the value v.
 */
public final class Polynomial {
    private static final Polynomial ZERO = new Polynomial(new TreeMap<>());

    /** The coefficients by exponent, none of them 0. */
    private final NavigableMap<Integer, BigInteger> terms;

    private Polynomial(NavigableMap<Integer, BigInteger> terms) {
        this.terms = terms;
    }

    /** Returns a polynomial of at most one term. */
    public static Polynomial of(int exponent, BigInteger coefficient) {
        return ZERO.plus(coefficient, exponent);
    }

    /** Returns {@code 1 - x^exponent}. */
    public static Polynomial gap(int exponent) {
        return of(0, BigInteger.ONE).plus(BigInteger.ONE.negate(), exponent);
    }

    /** Returns the weights of a number. */
    public static Polynomial of(NumberDistribution number) {
        TreeMap<Integer, BigInteger> terms = new TreeMap<>();
        for (int i = 0; i < number.size(); i++) {
            terms.put(number.value(i), number.shares().weight(i));
        }
        return new Polynomial(terms);
    }

    /** Returns this polynomial with one more term. */
    public Polynomial plus(BigInteger coefficient, int exponent) {
        TreeMap<Integer, BigInteger> sum = new TreeMap<>(terms);
        add(sum, exponent, coefficient);
        return new Polynomial(sum);
    }

    /** Returns the sum. */
    public Polynomial plus(Polynomial other) {
        TreeMap<Integer, BigInteger> sum = new TreeMap<>(terms);
        other.terms.forEach((exponent, coefficient) -> add(sum, exponent, coefficient));
        return new Polynomial(sum);
    }

    /** Returns the difference. */
    public Polynomial minus(Polynomial other) {
        return plus(other.times(of(0, BigInteger.ONE.negate())));
    }

    /** Returns the product. */
    public Polynomial times(Polynomial other) {
        TreeMap<Integer, BigInteger> product = new TreeMap<>();
        terms.forEach((exponent, coefficient) -> other.terms.forEach(
                (second, factor) -> add(product, Math.addExact(exponent, second), coefficient.multiply(factor))));
        return new Polynomial(product);
    }

    /** Returns a power, whose exponent is not negative. */
    public Polynomial pow(int exponent) {
        Polynomial power = of(0, BigInteger.ONE);
        for (int i = 0; i < exponent; i++) {
            power = power.times(this);
        }
        return power;
    }

    /** Returns x times the derivative. */
    Polynomial slope() {
        TreeMap<Integer, BigInteger> slope = new TreeMap<>();
        terms.forEach(
                (exponent, coefficient) -> add(slope, exponent, coefficient.multiply(BigInteger.valueOf(exponent))));
        return new Polynomial(slope);
    }

    /** Returns this polynomial divided by its lowest power of x, so that it has a constant term; it is not 0. */
    Polynomial fromZero() {
        int lowest = terms.firstKey();
        TreeMap<Integer, BigInteger> moved = new TreeMap<>();
        terms.forEach((exponent, coefficient) -> moved.put(exponent - lowest, coefficient));
        return new Polynomial(moved);
    }

    /** Returns the number of terms. */
    public int size() {
        return terms.size();
    }

    SortedMap<Integer, BigInteger> terms() {
        return terms;
    }

    BigInteger coefficient(int exponent) {
        return terms.getOrDefault(exponent, BigInteger.ZERO);
    }

    private static void add(NavigableMap<Integer, BigInteger> terms, int exponent, BigInteger coefficient) {
        BigInteger sum = terms.getOrDefault(exponent, BigInteger.ZERO).add(coefficient);
        if (sum.signum() == 0) {
            terms.remove(exponent);
        } else {
            terms.put(exponent, sum);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polynomial polynomial && polynomial.terms.equals(terms);
    }

    @Override
    public int hashCode() {
        return terms.hashCode();
    }

    @Override
    public String toString() {
        return terms.toString();
    }
}
