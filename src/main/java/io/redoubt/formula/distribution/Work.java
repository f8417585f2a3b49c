package io.redoubt.formula.distribution;

import io.redoubt.formula.Reroll;
import io.redoubt.umpire.Die;
import java.util.List;

/** The work of a count, in nanoseconds of an average machine, and the steps that add to it. */
final class Work {
    /** Steps for each sum of fair dice, whatever their faces. */
    static final double EVEN = 4;

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

    /** Returns the size of the sum of equal distributions. */
    Size many(Size one, double count, double terms) {
        Size sum = new Size(count * (one.values() - 1) + 1, one.bits() * count);
        if (sum.bits() < Long.SIZE - 1) {
            spend(sum.values(), Math.min(sum.values(), one.values() * count), sum.bits());
        } else {
            double ints = sum.bits() / Integer.SIZE;
            double factor = Math.ceil(one.bits() / Integer.SIZE + 1);
            nanos += sum.values() * terms * (70 + ints * (terms > EVEN ? 0.5 + 0.5 * factor : 1));
        }
        return sum;
    }
}
