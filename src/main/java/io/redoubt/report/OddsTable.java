package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

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
     * @param beyond the value that stands for itself and everything above it; empty if each stands for itself
     * @param spread how it spreads, where that is told
     * @param alias another name by which players may ask for it
     */
    public record Amount(
            String name,
            String words,
            Fraction mean,
            Map<Integer, Fraction> distribution,
            OptionalInt beyond,
            Optional<Spread> spread,
            Optional<String> alias) {
        /** Returns whether players mean it by a name. */
        public boolean isCalled(String asked) {
            return name.equals(asked) || alias.filter(asked::equals).isPresent();
        }

        /** Whether the mean is the mean or the least it can be. */
        public Bound bound() {
            return beyond.isPresent() && distribution.containsKey(beyond.getAsInt()) ? Bound.AT_LEAST : Bound.EXACT;
        }

        /** The mean for people. */
        public String average() {
            return bound().words() + Decimals.average(mean);
        }

        /** Whether a value stands for itself and everything above it. */
        public boolean isOpen(int value) {
            return !isNumber(value);
        }

        /** Whether a value stands for itself alone. */
        public boolean isNumber(int value) {
            return beyond.isEmpty() || beyond.getAsInt() != value;
        }

        /** A value for programs: a number, or {@code not-within-5}. */
        public String key(int value) {
            return isNumber(value) ? Integer.toString(value) : "not-within-" + (value - 1);
        }

        /** A value for people: a number, or {@code not within 5}. */
        public String told(int value) {
            return key(value).replace('-', isNumber(value) ? '-' : ' ');
        }
    }

    /** A value of one of the numbers for programs, by the name of the number. */
    String key(String name, int value) {
        for (Amount amount : quantities) {
            if (amount.name().equals(name)) {
                return amount.key(value);
            }
        }
        return Integer.toString(value);
    }

    /** What a mean tells. */
    public enum Bound {
        EXACT("", "exact"),
        /** The highest value stands for itself and everything above it. */
        AT_LEAST("at least ", "at-least");

        private final String words;
        private final String id;

        Bound(String words, String id) {
            this.words = words;
            this.id = id;
        }

        /** As programs read it. */
        public String id() {
            return id;
        }

        private String words() {
            return words;
        }
    }
}
