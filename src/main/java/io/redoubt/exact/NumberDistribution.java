package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The exact distribution of a whole number: every possible value, lowest first, with its share. */
public final class NumberDistribution {
    private final int[] values;
    private final ExactWeights shares;

    private NumberDistribution(int[] values, ExactWeights shares) {
        this.values = values;
        this.shares = shares;
    }

    /** Returns a constant. */
    public static NumberDistribution certain(int value) {
        return new NumberDistribution(new int[] {value}, ExactWeights.of(1, 1));
    }

    /**
     * Returns values with their shares; values of share 0 are dropped.
     *
     * @param values ascending, each once
     */
    public static NumberDistribution of(int[] values, ExactWeights shares) {
        int possible = 0;
        for (int i = 0; i < values.length; i++) {
            possible += shares.isZero(i) ? 0 : 1;
        }
        if (possible == values.length) {
            return new NumberDistribution(values, shares);
        }
        int[] kept = new int[possible];
        int[] places = new int[possible];
        int next = 0;
        for (int i = 0; i < values.length; i++) {
            if (!shares.isZero(i)) {
                kept[next] = values[i];
                places[next++] = i;
            }
        }
        return new NumberDistribution(kept, shares.only(places));
    }

    /** Returns consecutive values from the lowest on, with their shares. */
    public static NumberDistribution from(int lowest, ExactWeights shares) {
        return from(lowest, 1, shares);
    }

    /** Returns values at a fixed distance from the lowest on, with their shares. */
    static NumberDistribution from(int lowest, int step, ExactWeights shares) {
        int[] values = new int[shares.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.toIntExact(lowest + (long) i * step);
        }
        return of(values, shares);
    }

    /** Returns the distribution of a die with these equally likely faces; they may repeat. */
    public static NumberDistribution faces(List<Integer> faces) {
        TreeMap<Integer, Long> ways = new TreeMap<>();
        for (int face : faces) {
            ways.merge(face, 1L, Long::sum);
        }
        int[] values = new int[ways.size()];
        long[] weights = new long[ways.size()];
        int next = 0;
        for (var way : ways.entrySet()) {
            values[next] = way.getKey();
            weights[next++] = way.getValue();
        }
        return new NumberDistribution(values, ExactWeights.of(faces.size(), weights));
    }

    /** Returns the number of possible values. */
    public int size() {
        return values.length;
    }

    public int value(int index) {
        return values[index];
    }

    public int lowest() {
        return values[0];
    }

    public int highest() {
        return values[values.length - 1];
    }

    /** Returns the shares of the values, in order. */
    public ExactWeights shares() {
        return shares;
    }

    /** Returns the values as a list. */
    public List<Integer> values() {
        List<Integer> list = new ArrayList<>(values.length);
        for (int value : values) {
            list.add(value);
        }
        return list;
    }

    /** Returns this distribution over the smallest possible total. */
    public NumberDistribution reduced() {
        return new NumberDistribution(values, shares.reduced());
    }

    /** Returns the values of a range of indices with their weights, which no longer add up to the total. */
    NumberDistribution part(int from, int to) {
        int[] places = IntStream.range(from, to).toArray();
        return new NumberDistribution(Arrays.copyOfRange(values, from, to), shares.only(places));
    }

    /** Returns the distribution of this number with a constant added. */
    NumberDistribution plus(int constant) {
        int[] moved = new int[values.length];
        for (int i = 0; i < moved.length; i++) {
            moved[i] = Math.addExact(values[i], constant);
        }
        return new NumberDistribution(moved, shares);
    }

    /** Returns the distribution of this number with the other sign. */
    public NumberDistribution negated() {
        int[] negative = new int[values.length];
        int[] places = new int[values.length];
        for (int i = 0; i < negative.length; i++) {
            places[i] = values.length - 1 - i;
            negative[i] = Math.negateExact(values[places[i]]);
        }
        return new NumberDistribution(negative, shares.only(places));
    }

    /** Returns the distribution of a function of the number. */
    public NumberDistribution map(IntUnaryOperator function) {
        TreeMap<Integer, Integer> places = new TreeMap<>();
        int[] made = new int[values.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = function.applyAsInt(values[i]);
            places.put(made[i], 0);
        }
        int[] targets = new int[places.size()];
        int next = 0;
        for (var place : places.entrySet()) {
            targets[next] = place.getKey();
            place.setValue(next++);
        }
        int[] to = new int[made.length];
        for (int i = 0; i < made.length; i++) {
            to[i] = places.getOrDefault(made[i], 0);
        }
        return new NumberDistribution(targets, shares.grouped(to, targets.length));
    }

    /** Returns the conditional distribution, given that the number meets a condition; at least one value must. */
    public NumberDistribution given(IntPredicate these) {
        int[] places = new int[values.length];
        int count = 0;
        BigInteger total = BigInteger.ZERO;
        for (int i = 0; i < values.length; i++) {
            if (these.test(values[i])) {
                places[count++] = i;
                total = total.add(shares.weight(i));
            }
        }
        int[] kept = new int[count];
        BigInteger[] weights = new BigInteger[count];
        for (int i = 0; i < count; i++) {
            kept[i] = values[places[i]];
            weights[i] = shares.weight(places[i]);
        }
        return new NumberDistribution(kept, ExactWeights.of(total, weights).reduced());
    }

    /** Returns the weight of all values that meet a condition, over the total of the shares. */
    public BigInteger weight(IntPredicate these) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < values.length; i++) {
            sum = these.test(values[i]) ? sum.add(shares.weight(i)) : sum;
        }
        return sum;
    }

    /** Returns whether at least half of the numbers between the lowest and the highest value are values. */
    public boolean isDense() {
        return highest() - lowest() < 2L * values.length;
    }

    /** Returns whether every value meets a condition. */
    public boolean all(IntPredicate these) {
        for (int value : values) {
            if (!these.test(value)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the distribution of an operation on this number and an independent one, computed over all pairs. */
    public NumberDistribution with(NumberDistribution other, IntBinaryOperator operation) {
        if (other.size() == 1) {
            return map(value -> operation.applyAsInt(value, other.values[0]));
        }
        if (size() == 1) {
            return other.map(value -> operation.applyAsInt(values[0], value));
        }
        return new PairSums(this, other, operation).distribution();
    }

    /** Returns values with their weights over a total. */
    public static NumberDistribution of(SortedMap<Integer, BigInteger> weights, BigInteger total) {
        int[] values = new int[weights.size()];
        BigInteger[] shares = new BigInteger[values.length];
        int next = 0;
        for (var weight : weights.entrySet()) {
            values[next] = weight.getKey();
            shares[next++] = weight.getValue();
        }
        return new NumberDistribution(values, ExactWeights.of(total, shares));
    }
}
