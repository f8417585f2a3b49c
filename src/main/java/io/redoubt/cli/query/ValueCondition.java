package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.input.BadInputException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A set of values of a number: {@code >=3} of {@code hits>=3>=90%}.
 *
 * @param relation how a value has to compare with the bound
 * @param value the bound
 */
record ValueCondition(Relation relation, int value) {
    private static final String SIGN = "\\s*(>=|<=|>|<|=)\\s*";
    private static final Pattern WRITTEN =
            Pattern.compile("\\s*([a-z][a-z0-9-]*)" + SIGN + "(-?\\d{1,9})" + SIGN + "(.*)");

    private static final int NAME = 1;
    private static final int FIRST_SIGN = 2;
    private static final int VALUE = 3;
    private static final int LAST_SIGN = 4;
    private static final int PROBABILITY = 5;

    /** A requirement on a number, split into its parts. */
    record Split(String name, ValueCondition reach, Relation relation, String probability) {}

    /** Splits a requirement on a number; empty if it is about an outcome, or cannot be read. */
    static Optional<Split> split(String text) {
        Matcher written = WRITTEN.matcher(text);
        if (!written.matches()) {
            return Optional.empty();
        }
        ValueCondition reach =
                new ValueCondition(sign(written.group(FIRST_SIGN)), Integer.parseInt(written.group(VALUE)));
        return Optional.of(
                new Split(written.group(NAME), reach, sign(written.group(LAST_SIGN)), written.group(PROBABILITY)));
    }

    private static Relation sign(String text) {
        for (Relation relation : Relation.values()) {
            if (relation.sign().equals(text)) {
                return relation;
            }
        }
        throw new IllegalArgumentException(text);
    }

    /**
     * Returns the probability that the number is in this set.
     *
     * @param lead the beginning of the error message
     * @throws BadInputException if the distribution ends too early to tell which values are in the set
     */
    Fraction chance(OddsTable.Amount amount, String lead) {
        Fraction chance = Fraction.ZERO;
        for (Map.Entry<Integer, Fraction> each : amount.distribution().entrySet()) {
            int number = each.getKey();
            if (amount.isOpen(number) && isMixed(number)) {
                throw new BadInputException(
                        lead + ": " + amount.name() + " is counted up to " + (number - 1) + " here, not to " + value);
            }
            if (relation.holds(Integer.compare(number, value))) {
                chance = chance.plus(each.getValue());
            }
        }
        return chance;
    }

    /** Returns whether values from this one on are partly inside and partly outside the set. */
    private boolean isMixed(int from) {
        return switch (relation) {
            case AT_LEAST, BELOW -> from < value;
            case AT_MOST, ABOVE, EQUAL -> from <= value;
        };
    }

    /** Returns the text for users, with spaces. */
    String words() {
        return ' ' + relation.sign() + ' ' + value;
    }

    @Override
    public String toString() {
        return relation.sign() + value;
    }
}
