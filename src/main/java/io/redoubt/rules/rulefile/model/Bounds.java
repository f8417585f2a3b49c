package io.redoubt.rules.rulefile.model;

/**
 * The smallest and the largest value that a number can have, as far as the rule file shows it.
 *
 * @param least the smallest value
 * @param most the largest value
 */
public record Bounds(int least, int most) {
    /** The largest number of a rule file, and the negative of the smallest. */
    public static final int MOST = 1_000_000;

    /** The bounds of a number of which nothing is known. */
    public static final Bounds ANY = new Bounds(-MOST, MOST);

    public static Bounds of(int number) {
        return new Bounds(number, number);
    }

    /** Returns whether the file limits the number on both sides. */
    public boolean areKnown() {
        return least > -MOST && most < MOST;
    }

    /** Returns the bounds of a number that has one or the other. */
    public Bounds or(Bounds other) {
        return new Bounds(Math.min(least, other.least), Math.max(most, other.most));
    }

    /** Returns the bounds of the sum with a number of the given bounds. */
    public Bounds plus(Bounds other) {
        return areKnown() && other.areKnown() ? new Bounds(least + other.least, most + other.most) : ANY;
    }

    /** Returns the bounds of the negative number. */
    public Bounds negative() {
        return new Bounds(-most, -least);
    }

    public boolean has(int number) {
        return number >= least && number <= most;
    }

    @Override
    public String toString() {
        return least == most ? String.valueOf(least) : least + ".." + most;
    }
}
