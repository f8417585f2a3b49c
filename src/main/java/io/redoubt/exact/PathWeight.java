package io.redoubt.exact;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The weight of one path through a tree of draws: a running product of shares.
 *
 * <p>Mutable for speed: a count follows thousands of paths, and this is its innermost loop. It multiplies longs until
 * one would overflow, BigIntegers afterwards.
 */
public final class PathWeight {
    private long ways = 1;
    private long total = 1;
    private @Nullable BigInteger bigWays;
    private @Nullable BigInteger bigTotal;
    private long work;

    /** Resets to the empty path, whose weight is 1. */
    public void reset() {
        ways = 1;
        total = 1;
        bigWays = null;
        bigTotal = null;
        work = 0;
    }

    /** Returns the number of words of large numbers multiplied on this path: its cost apart from its steps. */
    public long work() {
        return work;
    }

    /**
     * Follows the branch at {@code index}. Weights never exceed totals, so the totals alone decide whether longs
     * suffice.
     */
    public void times(ExactWeights shares, int index) {
        if (bigTotal == null && shares.fitsLong() && IntegerMath.fits(total, shares.longTotal())) {
            ways *= shares.longWeight(index);
            total *= shares.longTotal();
            return;
        }
        work += 2 * IntegerMath.work(total(), shares.total());
        if (bigTotal == null && total == 1) {
            // The first draw: all paths share its total, so no comparison is needed.
            bigWays = shares.weight(index);
            bigTotal = shares.total();
        } else {
            BigInteger widerTotal = total().multiply(shares.total());
            bigWays = ways().multiply(shares.weight(index));
            bigTotal = widerTotal;
        }
    }

    public boolean fitsLong() {
        return bigTotal == null;
    }

    /** Returns the ways of this path, if {@link #fitsLong()}. */
    public long longWays() {
        return ways;
    }

    /** Returns the common total of this path, if {@link #fitsLong()}. */
    public long longTotal() {
        return total;
    }

    public BigInteger ways() {
        return bigWays != null ? bigWays : BigInteger.valueOf(ways);
    }

    public BigInteger total() {
        return bigTotal != null ? bigTotal : BigInteger.valueOf(total);
    }
}
