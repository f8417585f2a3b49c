package io.redoubt.cli.answering;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.report.OddsTable;
import java.util.Map;

/**
 * What it takes to write every chance of an answer out in full, as programs want it: dear where there are many digits.
 */
final class AnswerWork {
    /** What the digits of one number take: so much times the square of its words. */
    private static final double SQUARE = 2;

    /** To bring a share of a large total to lowest terms, a word of it. */
    private static final double LOWEST = 100;

    private static final double STRING = 500;

    private AnswerWork() {}

    /** What is being done, in words for somebody who asks for too much of it. */
    private record Spelling(String name) {
        @Override
        public String toString() {
            return "digits of the " + name;
        }
    }

    /** Counts the work before it is done. */
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
