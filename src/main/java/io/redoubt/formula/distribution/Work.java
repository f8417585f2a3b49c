package io.redoubt.formula.distribution;

import io.redoubt.formula.Reroll;
import io.redoubt.umpire.Die;
import java.util.List;

/** The work of a count, in nanoseconds of an average machine, and the steps that add to it. */
final class Work {
    /** Steps for each sum of fair dice, whatever their faces. */
    static final double EVEN = 4;

    /** The work of a weight beside that of its terms. */
    private static final double WEIGHT = 300;

    /** The work of a weight as a number of its own, for each word. */
    private static final double MADE = 6;

    /** The work of a term, for each word. */
    private static final double TIMES = 1.2;

    /** The work of the factor left out, for each pair of words. */
    private static final double TIMES_WHOLE = 0.25;

    /** The work of a product of two numbers whose weights are longs. */
    private static final double PAIR = 60;

    /** The work of a product or sum of large numbers, beside that of their words. */
    private static final double LARGE_PAIR = 150;

    private double nanos;

    /**
     * The size of a distribution.
     *
     * @param values the maximum number of its values
     * @param bits the number of bits of its total
     */
    record Size(double values, double bits) {}

    double nanos() {
        return nanos;
    }

    void add(double more) {
        nanos += more;
    }

    void multiply(double times) {
        nanos *= times;
    }

    /** Charges every step of a loop over values with numbers of this width. */
    void spend(double values, double steps, double bits) {
        nanos += values * steps * nanosOf(bits);
    }

    static double nanosOf(double bits) {
        return bits < Long.SIZE - 1 ? 3 : 50 + bits / Long.SIZE * 2;
    }

    static double bitsOf(Die die, List<Reroll> rethrows) {
        double bits = Math.log(die.sides()) / Math.log(2);
        for (int i = 0; i < rethrows.size(); i++) {
            bits *= 2;
        }
        return bits;
    }

    /** Charges a sum of pools by the few terms of each weight, and returns its size. */
    Size sparse(SparseSum sum) {
        double words = sum.bitsKept() / Integer.SIZE;
        double whole = sum.bitsKept() < sum.bits() ? words * words * TIMES_WHOLE : 0;
        nanos += sum.size() * (WEIGHT + sum.bits() / Integer.SIZE * MADE + sum.terms() * words * TIMES + whole);
        return new Size(sum.size(), sum.bits());
    }

    /** Charges a product of two large numbers for every value. */
    void products(double values, double leftBits, double rightBits) {
        nanos += values * leftBits * rightBits / Integer.SIZE / Integer.SIZE;
    }

    /** Charges an operation on all pairs of two numbers. */
    void pairs(double pairs, double leftBits, double rightBits) {
        boolean longs = leftBits < Long.SIZE - 1 && rightBits < Long.SIZE - 1;
        nanos += pairs
                * (longs
                        ? PAIR
                        : LARGE_PAIR
                                + (leftBits + rightBits) / Long.SIZE * 2
                                + leftBits * rightBits / Long.SIZE / Long.SIZE);
    }

    /** Returns the size of the sum of equal distributions. */
    Size many(Size one, double count, double terms) {
        Size sum = new Size(count * (one.values() - 1) + 1, one.bits() * count);
        if (sum.bits() < Long.SIZE - 1) {
            spend(sum.values(), Math.min(sum.values(), one.values() * count), sum.bits());
        } else {
            double ints = sum.bits() / Integer.SIZE;
            double factor = Math.ceil(one.bits() / Integer.SIZE + 1);
            nanos += sum.values() * terms * (LARGE_PAIR + ints * (terms > EVEN ? 1 + factor : 1));
        }
        return sum;
    }
}
