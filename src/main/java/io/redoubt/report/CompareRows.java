package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The rows of a comparison: every outcome that is displayed for one of the questions, then every quantity on average.
 */
public final class CompareRows {
    private CompareRows() {}

    /**
     * One row.
     *
     * @param name the name of the outcome or quantity
     * @param kind the kind of the row
     * @param words the counted things in the plural, or the name of the outcome
     * @param values one value per question; empty if it has none
     */
    public record Row(String name, HeatColumns.Kind kind, String words, List<Optional<Fraction>> values) {
        /** Returns the label of the row, which distinguishes an outcome and a quantity of one name. */
        public String label(List<Row> rows) {
            boolean taken = kind == HeatColumns.Kind.AVERAGE
                    && rows.stream()
                            .anyMatch(other -> other.kind() == HeatColumns.Kind.CHANCE
                                    && other.name().equals(name));
            return taken ? name + HeatColumns.MEAN : name;
        }

        /** Returns whether two questions have different values. */
        boolean differs() {
            Optional<Fraction> first = values.stream().flatMap(Optional::stream).findFirst();
            return values.stream()
                    .flatMap(Optional::stream)
                    .anyMatch(each -> !Optional.of(each).equals(first));
        }

        /** Returns whether every question with odds has a value. */
        boolean isFull() {
            return values.stream().allMatch(Optional::isPresent);
        }

        /** Returns whether a question has the highest value of a row whose values differ. */
        public boolean isHighest(int question) {
            Optional<Fraction> most = values.stream().flatMap(Optional::stream).max(Fraction::compareTo);
            return differs() && values.get(question).equals(most);
        }

        /** Formats the value of a question for people. */
        public String text(int question) {
            return values.get(question)
                    .map(value -> kind == HeatColumns.Kind.CHANCE ? Percent.of(value) : Decimals.average(value))
                    .orElse("");
        }
    }

    public static List<Row> of(Comparison comparison) {
        List<Row> rows = new ArrayList<>();
        for (String outcome : outcomes(comparison)) {
            List<Optional<Fraction>> values = new ArrayList<>();
            for (Comparison.Compared question : comparison.questions()) {
                values.add(question.odds()
                        .flatMap(odds -> Optional.ofNullable(odds.outcomes().get(outcome))));
            }
            rows.add(new Row(outcome, HeatColumns.Kind.CHANCE, outcome, values));
        }
        amounts(comparison).forEach((name, words) -> {
            List<Optional<Fraction>> values = new ArrayList<>();
            for (Comparison.Compared question : comparison.questions()) {
                values.add(question.odds().flatMap(odds -> mean(odds, name)));
            }
            rows.add(new Row(name, HeatColumns.Kind.AVERAGE, words, values));
        });
        return rows;
    }

    /**
     * Returns each question's outcomes in its own order, next to those that it shares with an earlier one; at the end
     * if it shares none.
     */
    private static List<String> outcomes(Comparison comparison) {
        List<String> outcomes = new ArrayList<>();
        for (Comparison.Compared question : comparison.questions()) {
            List<String> shown = question.odds().map(OddsTable::shown).orElse(List.of());
            int place = shown.stream()
                    .mapToInt(outcomes::indexOf)
                    .filter(known -> known >= 0)
                    .findFirst()
                    .orElse(outcomes.size());
            for (String outcome : shown) {
                int known = outcomes.indexOf(outcome);
                if (known < 0) {
                    outcomes.add(place, outcome);
                }
                place = Math.max(place, known) + 1;
            }
        }
        return outcomes;
    }

    private static Map<String, String> amounts(Comparison comparison) {
        Map<String, String> amounts = new LinkedHashMap<>();
        for (Comparison.Compared question : comparison.questions()) {
            question.odds()
                    .ifPresent(odds ->
                            odds.quantities().forEach(amount -> amounts.putIfAbsent(amount.name(), amount.words())));
        }
        return amounts;
    }

    private static Optional<Fraction> mean(OddsTable odds, String name) {
        for (OddsTable.Amount amount : odds.quantities()) {
            if (amount.name().equals(name)) {
                return Optional.of(amount.mean());
            }
        }
        return Optional.empty();
    }
}
