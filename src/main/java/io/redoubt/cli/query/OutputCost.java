package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.question.Question;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.umpire.AnswerLength;
import java.util.Map;
import java.util.Optional;

/**
 * Work units for writing every probability of an answer in full, as programs need it; expensive for numbers of many
 * digits.
 */
final class OutputCost {
    /** Work units of the digits of one number, per square of its length in words. */
    private static final double SQUARE = 2;

    /** Work units to reduce a share of a large total to lowest terms, per word. */
    private static final double LOWEST = 100;

    private static final double STRING = 500;

    /** Limit on the characters of an answer that the user did not ask for. */
    private static final double MOST_CHARACTERS = 1_000_000;

    /** An estimate may be larger than the answer by this factor, because its fractions are reduced. */
    private static final double SURELY = 8;

    private static final double DIGITS_OF_A_BIT = Math.log10(2);

    /** The characters beside the digits of a value: quotes, a colon, a comma, a slash, and the value itself. */
    private static final int AROUND = 12;

    private OutputCost() {}

    /**
     * Rejects a question whose answer is certainly longer than a megabyte, before it is counted.
     *
     * @param length its estimated length
     * @throws BadInputException if it is
     */
    static void mustBeShort(Question<?, ?> question, Optional<AnswerLength> length) {
        Optional<AnswerLength> large = length.filter(each -> each.digits() > SURELY * MOST_CHARACTERS);
        if (large.isPresent() && question.uncountable().isEmpty()) {
            throw tooLong(large.get().values(), large.get().digits());
        }
    }

    /**
     * Rejects an answer that is longer than a megabyte, before it is written.
     *
     * @param length its estimated length; only a long one is measured
     * @throws BadInputException if it is
     */
    static void mustBeShort(Optional<AnswerLength> length, OddsTable table) {
        if (length.filter(each -> each.digits() > MOST_CHARACTERS).isEmpty()) {
            return;
        }
        long values = 0;
        double characters = 0;
        for (OddsTable.Amount amount : table.quantities()) {
            for (Fraction chance : amount.distribution().values()) {
                int bits = chance.numerator().bitLength() + chance.denominator().bitLength();
                characters += amount.names().size() * (AROUND + bits * DIGITS_OF_A_BIT);
                values++;
            }
        }
        if (characters > MOST_CHARACTERS) {
            throw tooLong(values, characters);
        }
    }

    private static BadInputException tooLong(long values, double characters) {
        long megabytes = Math.max(1, Math.round(characters / MOST_CHARACTERS));
        return new BadInputException("the answer lists " + values + " values, about " + megabytes
                + " MB of text; ask for it with --patience 10s or with --show, or ask for a yes or no like (9d6)>=30");
    }

    /** The work in progress, for the message when it exceeds the budget. */
    private record Spelling(String name) {
        @Override
        public String toString() {
            return "digits of the " + name;
        }
    }

    /** Charges the work to the budget before it is done. */
    static void spend(OddsTable table, Budget budget) {
        for (Map.Entry<String, Fraction> outcome : table.outcomes().entrySet()) {
            spend(outcome.getKey(), outcome.getValue(), budget);
        }
        for (OddsTable.Amount amount : table.quantities()) {
            spend(amount.name(), amount.mean(), budget);
            amount.distribution().values().forEach(chance -> spend(amount.name(), chance, budget));
        }
    }

    private static void spend(String name, Fraction chance, Budget budget) {
        double loose = chance.size();
        budget.spend(loose * LOWEST + STRING, name);
        double words = chance.denominator().bitLength() / Integer.SIZE + 1;
        budget.spend(2 * SQUARE * words * words, new Spelling(name));
    }
}
