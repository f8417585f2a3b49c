package io.redoubt.odds;

import io.redoubt.exact.ComputationAbortedException;

/**
 * The limit on the work of one query, and the remainder.
 *
 * <p>Work is charged before it is done, in units of one or two nanoseconds: a step of a resolver, a word in a product
 * of large numbers. So a query gets an equal answer, or an equal refusal, on every machine; a clock would refuse on a
 * busy machine a query that it allows on an idle one.
 *
 * <p>One budget serves one query. A query that makes many others (a table, a plan) shares its budget with all of them.
 */
public final class Budget {
    /** Units per second of patience: fewer than nanoseconds, because the program must start as well. */
    static final long UNITS_A_SECOND = 300_000_000L;

    /** Units per nanosecond, at best. */
    static final double UNITS_A_NANO = UNITS_A_SECOND / 1e9;

    /** Units between two calls of the callback: some milliseconds. */
    private static final long LOOK = 1L << 22;

    /** Cost of one more large number, however small. */
    private static final long NUMBER = 60;

    private static final long SPENT = -1;

    private final Patience patience;
    private final ProgressListener lookout;
    private final AttemptSeriesCache before;
    private final long all;
    private long left;
    private long nextLook;

    /** Callback that is invoked regularly while a calculation runs. */
    @FunctionalInterface
    public interface ProgressListener {
        /**
         * Invoked every few milliseconds of work.
         *
         * @param used the used part of the budget, from 0 to 1
         */
        void look(double used);
    }

    /** Work with advice of its own. */
    private record Advised(String advice) {}

    private Budget(Patience patience, ProgressListener lookout, AttemptSeriesCache before) {
        this.patience = patience;
        this.lookout = lookout;
        this.before = before;
        this.all = patience.millis() * (UNITS_A_SECOND / 1000);
        this.left = all;
        this.nextLook = left;
    }

    /** Returns the default budget of a query. */
    public static Budget usual() {
        return of(Patience.USUAL);
    }

    /** Returns the budget for a time limit. */
    public static Budget of(Patience patience) {
        return of(patience, used -> {}, AttemptSeriesCache.none());
    }

    /**
     * Returns the budget for a time limit, with a callback.
     *
     * @param before the cache of counted series; it saves time, but no budget
     */
    public static Budget of(Patience patience, ProgressListener lookout, AttemptSeriesCache before) {
        return new Budget(patience, lookout, before);
    }

    /**
     * Charges work that is about to be done.
     *
     * @param units about as many nanoseconds, at best; at least 0
     * @throws TooManyPathsException if the budget is exhausted
     * @throws ComputationAbortedException if the user interrupts
     */
    public void spend(double units) {
        spend(units, "");
    }

    /**
     * Charges work that is about to be done.
     *
     * @param where the purpose of the work, for the message; may be empty
     */
    public void spend(double units, Object where) {
        left = units > left ? SPENT : left - (long) units;
        if (left < nextLook) {
            look(where);
        }
    }

    /**
     * Charges work that is about to be done.
     *
     * @param advice the advice if the budget is exhausted; empty for the default advice
     */
    public void spendOrAdvise(double units, String advice) {
        if (advice.isEmpty()) {
            spend(units);
        } else {
            spend(units, new Advised(advice));
        }
    }

    /** Returns whether the budget covers this work. */
    boolean covers(double units) {
        return units <= left;
    }

    /** Returns the units spent. */
    long spent() {
        return all - left;
    }

    AttemptSeriesCache before() {
        return before;
    }

    /** Returns the used part of the budget, from 0 to 1. */
    public double used() {
        return 1 - (double) Math.max(0, left) / all;
    }

    /**
     * Returns the work of a part of the budget, in units.
     *
     * @param part from 0 to 1
     */
    public double units(double part) {
        return part * all;
    }

    /** Returns the cost of reading or adding numbers of the given length. */
    static double sums(double numbers, double bits) {
        return products(numbers, bits, 1);
    }

    /** Returns the cost of multiplying numbers of the given length by numbers of another length. */
    static double products(double numbers, double bits, double otherBits) {
        return numbers * (NUMBER + Math.ceil(bits / Integer.SIZE) * Math.ceil(otherBits / Integer.SIZE));
    }

    /** Returns the time limit. */
    public Patience patience() {
        return patience;
    }

    private void look(Object where) {
        ComputationAbortedException.ifInterrupted();
        if (left == SPENT) {
            String instead = where instanceof Advised advised
                    ? "; " + advised.advice
                    : (where.equals("") ? "" : ", at the " + where) + "; ask about fewer dice, attempts or values";
            throw new TooManyPathsException("calculation stopped: it would take longer than " + patience + instead
                    + ", or allow more time (--patience " + patience.more() + ")");
        }
        nextLook = Math.max(0, left - LOOK);
        lookout.look(used());
    }
}
