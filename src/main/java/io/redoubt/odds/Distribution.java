package io.redoubt.odds;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Distinct results with their exact probabilities, which sum to 1.
 *
 * @param <T> the type of a result; equal results are merged
 */
public final class Distribution<T> {
    private final List<T> values;
    private final ExactWeights shares;

    Distribution(List<T> values, ExactWeights shares) {
        this.values = values;
        this.shares = shares;
    }

    /** Returns the possible results, in the order in which they were found. */
    public List<T> values() {
        return values;
    }

    /** Returns the probability of one result; 0 if it is impossible. */
    public Fraction of(T value) {
        int place = values.indexOf(value);
        return place < 0 ? Fraction.ZERO : shares.get(place);
    }

    /** Returns the probabilities of {@link #values()}, over one common total. */
    public ExactWeights shares() {
        return shares;
    }

    /** Returns the sum of all probabilities; it is 1 if the count is correct. */
    public Fraction mass() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < values.size(); i++) {
            sum = sum.add(shares.weight(i));
        }
        return Fraction.of(sum, shares.total());
    }

    /** Returns the distribution of a function of the results; equal values are merged. */
    public <R> Distribution<R> map(Function<? super T, ? extends R> question) {
        ValueIndex<R> places = new ValueIndex<>();
        int[] to = new int[values.size()];
        for (int i = 0; i < to.length; i++) {
            to[i] = places.of(question.apply(values.get(i)));
        }
        return new Distribution<>(places.values(), shares.grouped(to, places.size()));
    }
}
