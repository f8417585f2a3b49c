package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Map;

/**
 * Exact odds by name.
 *
 * @param outcomes every outcome of the procedure with its probability, the mildest first
 * @param shown the outcomes that make sense in this situation
 * @param quantities the numbers the results carry
 */
public record OddsTable(Map<String, Fraction> outcomes, List<String> shown, List<Amount> quantities) {
    /**
     * The exact distribution of a number.
     *
     * @param name as in JSON
     * @param words what is counted, in the plural
     * @param mean its expectation
     * @param distribution probability by value, lowest value first
     * @param bound whether the mean is the mean or the least it can be
     */
    public record Amount(String name, String words, Fraction mean, Map<Integer, Fraction> distribution, Bound bound) {
        /** The mean for people. */
        String average() {
            return bound.words() + Decimals.average(mean);
        }
    }

    /** What a mean tells. */
    public enum Bound {
        EXACT(""),
        /** The highest value stands for itself and everything above it. */
        AT_LEAST("at least ");

        private final String words;

        Bound(String words) {
            this.words = words;
        }

        private String words() {
            return words;
        }
    }
}
