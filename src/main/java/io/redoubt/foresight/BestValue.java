package io.redoubt.foresight;

/**
 * The value of the best of some choices, in floating point, with an upper bound of its rounding error. A choice that is
 * worse by more than the error is dropped, one that is better by more replaces the best so far, and one in between joins
 * it: then the value is the middle of the interval in which the maximum must lie.
 */
public final class BestValue {
    /** The relative rounding error of one operation. */
    private static final double UNIT = Math.ulp(1.0);

    private final double rounding;
    private double value;
    private double error;
    private boolean isEmpty = true;

    /** The place of a choice beside those before it. */
    public enum Rank {
        BETTER,
        CLOSE,
        WORSE
    }

    /**
     * Creates the value of no choice.
     *
     * @param magnitude the largest absolute value that can occur
     */
    public BestValue(double magnitude) {
        this.rounding = UNIT * magnitude;
    }

    /**
     * Returns the error bound of the value of a board on which the turn ends.
     *
     * @param parts the number of goals whose values are added
     * @param magnitude the largest absolute value that can occur
     */
    public static double errorOfSum(int parts, double magnitude) {
        return parts * UNIT * magnitude;
    }

    /**
     * Returns the error bound of the value of a choice.
     *
     * @param largest the largest error bound of the boards it leads to
     * @param ways the number of its branches
     */
    public double bound(double largest, int ways) {
        return largest + (ways + 2) * rounding;
    }

    /** Takes another choice into account, with its error bound. */
    public Rank offer(double offered, double bound) {
        if (isEmpty || offered - bound > value + error) {
            isEmpty = false;
            value = offered;
            error = bound;
            return Rank.BETTER;
        }
        if (offered + bound < value - error) {
            return Rank.WORSE;
        }
        double low = Math.max(offered - bound, value - error);
        double high = Math.max(offered + bound, value + error);
        value = (low + high) / 2;
        error = (high - low) / 2 + rounding;
        return Rank.CLOSE;
    }

    /** Returns the value; 0 before there is a choice. */
    public double value() {
        return value;
    }

    /** Returns the upper bound of its rounding error. */
    public double error() {
        return error;
    }
}
