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
 * @param shown the outcomes to display in this situation
 * @param quantities the quantities of the results
 */
public record OddsTable(Map<String, Fraction> outcomes, List<String> shown, List<Amount> quantities) {
    /**
     * The exact distribution of a quantity.
     *
     * @param name the name in JSON
     * @param words the counted things, in the plural
     * @param mean the mean
     * @param distribution the probabilities by value, lowest value first
     * @param beyond the value that includes everything above it; empty if every value is exact
     * @param spread the spread, if it is displayed
     * @param alias an alternative name for players
     */
    public record Amount(
            String name,
            String words,
            Fraction mean,
            Map<Integer, Fraction> distribution,
            OptionalInt beyond,
            Optional<SpreadStatistics> spread,
            Optional<String> alias) {
        /** Returns whether a name is the name or the alias. */
        public boolean isCalled(String asked) {
            return name.equals(asked) || alias.filter(asked::equals).isPresent();
        }

        /** Returns the name, and the alias if there is one: programs find the number by each of them. */
        public List<String> names() {
            return alias.map(other -> List.of(name, other)).orElseGet(() -> List.of(name));
        }

        /** Returns whether the mean is exact or a lower bound. */
        public Bound bound() {
            return beyond.isPresent() && distribution.containsKey(beyond.getAsInt()) ? Bound.AT_LEAST : Bound.EXACT;
        }

        /** Formats the mean for people. */
        public String average() {
            return bound().words() + Decimals.average(mean);
        }

        /** Returns whether a value includes everything above it. */
        public boolean isOpen(int value) {
            return !isNumber(value);
        }

        /** Returns whether a value is exact. */
        public boolean isNumber(int value) {
            return beyond.isEmpty() || beyond.getAsInt() != value;
        }

        /** Formats a value for programs: a number, or {@code not-within-5}. */
        public String key(int value) {
            return isNumber(value) ? Integer.toString(value) : "not-within-" + (value - 1);
        }

        /** Formats a value for people: a number, or {@code not within 5}. */
        public String told(int value) {
            return key(value).replace('-', isNumber(value) ? '-' : ' ');
        }
    }

    /** Formats a value of one of the quantities for programs, by the name of the quantity. */
    String key(String name, int value) {
        for (Amount amount : quantities) {
            if (amount.name().equals(name)) {
                return amount.key(value);
            }
        }
        return Integer.toString(value);
    }

    /** The meaning of a mean. */
    public enum Bound {
        EXACT("", "exact"),
        /** The highest value includes everything above it. */
        AT_LEAST("at least ", "at-least");

        private final String words;
        private final String id;

        Bound(String words, String id) {
            this.words = words;
            this.id = id;
        }

        /** Returns the name for programs. */
        public String id() {
            return id;
        }

        private String words() {
            return words;
        }
    }
}
