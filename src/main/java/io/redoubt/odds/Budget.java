package io.redoubt.odds;

import io.redoubt.exact.GivenUp;

/**
 * How much work a question may take, and how much of it is left.
 *
 * <p>Work is told before it is done, in units of a nanosecond or two: a step of a resolver, a word of a large number
 * that is multiplied. So the same question gets the same answer, or the same refusal, on every machine and on every
 * day; a clock would refuse on a busy machine what it answers on an idle one.
 *
 * <p>One budget serves one question. A question that asks many others (a table, a plan) hands its own to all of them.
 */
public final class Budget {
    /** Units in a second of patience: fewer than there are nanoseconds, because the program has to start as well. */
    static final long UNITS_A_SECOND = 300_000_000L;

    /** Units that are done in a nanosecond, on a good day. */
    static final double UNITS_A_NANO = UNITS_A_SECOND / 1e9;

    /** Units between two looks around: some milliseconds. */
    private static final long LOOK = 1L << 22;

    /** What it takes to make one more large number, however small it is. */
    private static final long NUMBER = 60;

    private static final int MORE_PATIENT = 30;
    private static final long SPENT = -1;

    private final Patience patience;
    private final Lookout lookout;
    private final CountedSeries before;
    private final long all;
    private long left;
    private long nextLook;

    /** Somebody who wants to know now and then that work goes on. */
    @FunctionalInterface
    public interface Lookout {
        /**
         * Called every few milliseconds of work.
         *
         * @param used how much of the budget is used up, from 0 to 1
         */
        void look(double used);
    }

    /** Work that has an advice of its own. */
    private record Advised(String advice) {}

    private Budget(Patience patience, Lookout lookout, CountedSeries before) {
        this.patience = patience;
        this.lookout = lookout;
        this.before = before;
        this.all = patience.millis() * (UNITS_A_SECOND / 1000);
        this.left = all;
        this.nextLook = left;
    }

    /** What a question may take unless somebody is more patient. */
    public static Budget usual() {
        return of(Patience.USUAL);
    }

    /** What can be done in so much time. */
    public static Budget of(Patience patience) {
        return of(patience, used -> {}, CountedSeries.none());
    }

    /**
     * What can be done in so much time, with somebody who looks on.
     *
     * @param before what was counted for other questions; it saves time, and none of the budget
     */
    public static Budget of(Patience patience, Lookout lookout, CountedSeries before) {
        return new Budget(patience, lookout, before);
    }

    /**
     * Counts work that is about to be done.
     *
     * @param units about so many nanoseconds on a good day; at least 0
     * @throws TooManyPaths if it is more than is left
     * @throws GivenUp if the person who asked gives up
     */
    public void spend(double units) {
        spend(units, "");
    }

    /**
     * Counts work that is about to be done.
     *
     * @param where what it is done for, for the message; may be empty
     */
    public void spend(double units, Object where) {
        left = units > left ? SPENT : left - (long) units;
        if (left < nextLook) {
            look(where);
        }
    }

    /**
     * Counts work that is about to be done.
     *
     * @param advice what to ask instead, if it is too much; empty for the usual advice
     */
    public void spendOrAdvise(double units, String advice) {
        if (advice.isEmpty()) {
            spend(units);
        } else {
            spend(units, new Advised(advice));
        }
    }

    /** Whether so much is left. */
    boolean covers(double units) {
        return units <= left;
    }

    /** What was spent of it. */
    long spent() {
        return all - left;
    }

    CountedSeries before() {
        return before;
    }

    /** How much of it is used up, from 0 to 1. */
    public double used() {
        return 1 - (double) Math.max(0, left) / all;
    }

    /** Reading or adding so many numbers of so many bits. */
    static double sums(double numbers, double bits) {
        return products(numbers, bits, 1);
    }

    /** Multiplying so many numbers of so many bits, each by one of other bits. */
    static double products(double numbers, double bits, double otherBits) {
        return numbers * (NUMBER + Math.ceil(bits / Integer.SIZE) * Math.ceil(otherBits / Integer.SIZE));
    }

    private void look(Object where) {
        GivenUp.ifInterrupted();
        if (left == SPENT) {
            String instead = where instanceof Advised advised
                    ? ": " + advised.advice
                    : (where.equals("") ? "" : ", last at the " + where)
                            + ": ask about fewer dice, attempts or values at once";
            throw new TooManyPaths("this is more work than is done in " + patience + instead
                    + ", or be more patient (--patience " + patience.times(MORE_PATIENT) + ")");
        }
        nextLook = Math.max(0, left - LOOK);
        lookout.look(used());
    }
}
