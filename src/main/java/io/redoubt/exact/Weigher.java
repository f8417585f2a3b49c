package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Adds up path weights by place (0, 1, 2 …) over one common total that grows as needed.
 *
 * <p>Paths differ in their totals (6, 36, 360 …): the weigher keeps the least common multiple and rescales its sums
 * only if a path's total does not divide it. It uses longs while they fit, BigInteger beyond.
 */
public final class Weigher {
    private static final int FIRST_PLACES = 4;

    private long[] small = new long[FIRST_PLACES];
    private BigInteger @Nullable [] big;
    private long smallTotal = 1;
    private BigInteger bigTotal = BigInteger.ONE;
    private int places;
    private long work;

    /** Adds the weight of one path to a place; new places start at zero. */
    public void add(int place, PathWeight path) {
        reserve(place);
        if (big == null && path.fitsLong() && addSmall(place, path.longWays(), path.longTotal())) {
            return;
        }
        addBig(place, path.ways(), path.total());
    }

    /** Returns the number of words of large numbers processed since the last call. */
    public long takeWork() {
        long taken = work;
        work = 0;
        return taken;
    }

    /** Returns the shares of all places seen so far. */
    public ExactWeights shares() {
        return big == null
                ? ExactWeights.of(smallTotal, Arrays.copyOf(small, places))
                : ExactWeights.of(bigTotal, Arrays.copyOf(big, places));
    }

    private void reserve(int place) {
        places = Math.max(places, place + 1);
        if (big != null && place >= big.length) {
            int old = big.length;
            big = Arrays.copyOf(big, place * 2);
            Arrays.fill(big, old, big.length, BigInteger.ZERO);
        } else if (big == null && place >= small.length) {
            small = Arrays.copyOf(small, place * 2);
        }
    }

    /**
     * Adds in longs if they suffice, and returns whether they did. Weights never exceed totals, so the totals alone
     * decide.
     */
    private boolean addSmall(int place, long ways, long total) {
        if (smallTotal % total == 0) {
            small[place] += ways * (smallTotal / total);
            return true;
        }
        long scale = total / IntegerMath.gcd(smallTotal, total);
        if (!IntegerMath.fits(smallTotal, scale)) {
            return false;
        }
        smallTotal *= scale;
        for (int i = 0; i < places; i++) {
            small[i] *= scale;
        }
        small[place] += ways * (smallTotal / total);
        return true;
    }

    private void addBig(int place, BigInteger ways, BigInteger total) {
        BigInteger[] sums = promoted();
        work += IntegerMath.work(bigTotal, BigInteger.ONE);
        if (total.equals(bigTotal)) {
            sums[place] = sums[place].add(ways);
            return;
        }
        work += 4 * IntegerMath.work(bigTotal, total);
        if (bigTotal.equals(BigInteger.ONE)) {
            rescale(sums, total);
            sums[place] = sums[place].add(ways);
            return;
        }
        BigInteger[] times = bigTotal.divideAndRemainder(total);
        if (times[1].signum() == 0) {
            sums[place] = sums[place].add(ways.multiply(times[0]));
            return;
        }
        rescale(sums, total.divide(IntegerMath.gcd(bigTotal, total)));
        sums[place] = sums[place].add(ways.multiply(bigTotal.divide(total)));
    }

    private void rescale(BigInteger[] sums, BigInteger scale) {
        work += places * IntegerMath.work(bigTotal, scale);
        bigTotal = bigTotal.multiply(scale);
        for (int i = 0; i < places; i++) {
            sums[i] = sums[i].multiply(scale);
        }
    }

    private BigInteger[] promoted() {
        if (big == null) {
            big = new BigInteger[small.length];
            for (int i = 0; i < small.length; i++) {
                big[i] = BigInteger.valueOf(small[i]);
            }
            bigTotal = BigInteger.valueOf(smallTotal);
        }
        return big;
    }
}
