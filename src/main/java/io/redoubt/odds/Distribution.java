package io.redoubt.odds;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.Shares;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Distinct results with their exact probabilities, which sum to 1.
 *
 * @param <T> what a result is; equal results were merged
 */
public final class Distribution<T> {
    private final List<T> values;
    private final Shares shares;

    Distribution(List<T> values, Shares shares) {
        this.values = values;
        this.shares = shares;
    }

    /** The results that can happen, in the order the count met them. */
    public List<T> values() {
        return values;
    }

    /** The probability of one result; 0 if it cannot happen. */
    public Fraction of(T value) {
        int place = values.indexOf(value);
        return place < 0 ? Fraction.ZERO : shares.get(place);
    }

    /** The probabilities of {@link #values()}, over one common total. */
    public Shares shares() {
        return shares;
    }

    /** The sum of all probabilities: 1, or the count is wrong. */
    public Fraction mass() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < values.size(); i++) {
            sum = sum.add(shares.weight(i));
        }
        return Fraction.of(sum, shares.total());
    }

    /** The distribution of something the results tell; equal answers are merged. */
    public <R> Distribution<R> map(Function<? super T, ? extends R> question) {
        Places<R> places = new Places<>();
        int[] to = new int[values.size()];
        for (int i = 0; i < to.length; i++) {
            to[i] = places.of(question.apply(values.get(i)));
        }
        return new Distribution<>(places.values(), shares.grouped(to, places.size()));
    }
}
