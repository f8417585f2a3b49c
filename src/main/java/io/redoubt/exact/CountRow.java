package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The number of ways for each of consecutive whole numbers: in longs if nothing can overflow them, in BigIntegers
 * otherwise. Counting algorithms are written once, over whole rows.
 *
 * <p>Mutable for speed: rows are added to in the innermost loops.
 */
public final class CountRow {
    private final int lowest;
    private final long @Nullable [] small;
    private final BigInteger @Nullable [] big;

    private CountRow(int lowest, long @Nullable [] small, BigInteger @Nullable [] big) {
        this.lowest = lowest;
        this.small = small;
        this.big = big;
    }

    /**
     * Returns a row of zeros.
     *
     * @param most the upper bound of every sum
     */
    public static CountRow none(int lowest, int highest, BigInteger most) {
        int size = highest - lowest + 1;
        if (most.bitLength() < Long.SIZE) {
            return new CountRow(lowest, new long[size], null);
        }
        BigInteger[] big = new BigInteger[size];
        Arrays.fill(big, BigInteger.ZERO);
        return new CountRow(lowest, null, big);
    }

    /** Returns the row with one way to 0 and none to other numbers. */
    public static CountRow toZero(BigInteger most) {
        CountRow ways = none(0, 0, most);
        if (ways.small != null) {
            ways.small[0] = 1;
        } else {
            ways.bigRow()[0] = BigInteger.ONE;
        }
        return ways;
    }

    public int lowest() {
        return lowest;
    }

    public int highest() {
        return lowest + size() - 1;
    }

    private int size() {
        return small != null ? small.length : bigRow().length;
    }

    /** Adds a multiple of another row of the same kind, shifted upwards. */
    public void add(CountRow other, int higher, BigInteger times) {
        ComputationAbortedException.ifInterrupted();
        int shift = other.lowest + higher - lowest;
        if (small != null) {
            long[] from = other.smallRow();
            long factor = times.longValueExact();
            for (int i = 0; i < from.length; i++) {
                small[i + shift] += from[i] * factor;
            }
            return;
        }
        BigInteger[] row = bigRow();
        BigInteger[] from = other.bigRow();
        boolean once = times.equals(BigInteger.ONE);
        for (int i = 0; i < from.length; i++) {
            if (from[i].signum() != 0) {
                row[i + shift] = row[i + shift].add(once ? from[i] : from[i].multiply(times));
            }
        }
    }

    /** Returns the ways with one more die that shows each of these consecutive faces in one way. */
    public CountRow withDie(int lowestFace, int faces) {
        ComputationAbortedException.ifInterrupted();
        int size = size() + faces - 1;
        int start = lowest + lowestFace;
        if (small != null) {
            long[] row = new long[size];
            long window = 0;
            for (int i = 0; i < size; i++) {
                window += i < small.length ? small[i] : 0;
                window -= i >= faces ? small[i - faces] : 0;
                row[i] = window;
            }
            return new CountRow(start, row, null);
        }
        BigInteger[] from = bigRow();
        BigInteger[] row = new BigInteger[size];
        BigInteger window = BigInteger.ZERO;
        for (int i = 0; i < size; i++) {
            window = i < from.length ? window.add(from[i]) : window;
            window = i >= faces ? window.subtract(from[i - faces]) : window;
            row[i] = window;
        }
        return new CountRow(start, null, row);
    }

    /** Returns the distribution, over the number of all ways. */
    public NumberDistribution over(BigInteger total) {
        return NumberDistribution.from(
                lowest,
                small != null
                        ? ExactWeights.of(total.longValueExact(), small.clone())
                        : ExactWeights.of(total, bigRow()));
    }

    private long[] smallRow() {
        if (small == null) {
            throw new IllegalStateException("these ways do not fit a long");
        }
        return small;
    }

    private BigInteger[] bigRow() {
        if (big == null) {
            throw new IllegalStateException("these ways fit a long");
        }
        return big;
    }
}
