package io.redoubt.formula.counting;

/** A formula whose count would take too long, or fill too much: told before it begins. */
public final class TooMuchWork extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final double SECOND = 1e9;
    private static final double HOUR = 3_600 * SECOND;
    private static final double MILLION = 1e6;

    private TooMuchWork(String message) {
        super(message, null, false, false);
    }

    static TooMuchWork toCount(double nanos, double most) {
        return new TooMuchWork("to count this exactly takes " + time(nanos) + ", and " + time(most)
                + " is the most: ask about fewer dice, faces or sums at once");
    }

    private static String time(double nanos) {
        return nanos > HOUR
                ? "more than an hour"
                : nanos == HOUR ? "an hour" : Math.round(Math.ceil(nanos / SECOND)) + " seconds";
    }

    static TooMuchWork toWrite(double digits, double most) {
        return new TooMuchWork("the exact answer would have about " + Math.round(digits / MILLION)
                + " million digits, and " + Math.round(most / MILLION)
                + " million is the most: ask about fewer dice or faces, or for a yes or no like (9d6)>=30");
    }
}
