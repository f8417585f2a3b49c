package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.report.OddsTable;
import java.util.Map;

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

    private OutputCost() {}

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
