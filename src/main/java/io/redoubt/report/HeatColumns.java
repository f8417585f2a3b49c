package io.redoubt.report;

import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The columns of a table for a sweep: probabilities of outcomes, and quantities on average. */
public record HeatColumns(SweepResult grid) {
    /** Suffix that distinguishes a quantity from the outcome of the same name. */
    static final String MEAN = "-mean";

    /** The kind of value in the cells of a column. */
    public enum Kind {
        CHANCE,
        AVERAGE
    }

    /**
     * A column of a table: an outcome, or another requested name, or a quantity on average.
     *
     * @param heading the heading
     */
    public record Column(Kind kind, String name, String heading) {
        static Column chance(String outcome) {
            return new Column(Kind.CHANCE, outcome, PrintableText.of(outcome));
        }
    }

    /** Returns the last outcome; if there are none, the last quantity. */
    public Column decisive() {
        List<Column> shown = all();
        int outcomes = outcomes().size();
        return shown.get(outcomes > 0 ? outcomes - 1 : shown.size() - 1);
    }

    /** Returns the requested column: a quantity, unless a possible outcome has the same name. */
    public Column named() {
        String name = grid.show();
        boolean number = isAmount(name) && !outcomes().contains(name);
        return number ? new Column(Kind.AVERAGE, name, name) : Column.chance(name);
    }

    /** Returns the columns to display: those that are displayed for at least one answer, in the procedure's order. */
    public List<Column> all() {
        List<String> outcomes = outcomes();
        List<Column> shown = new ArrayList<>();
        outcomes.forEach(name -> shown.add(Column.chance(name)));
        for (String name : amounts()) {
            shown.add(new Column(Kind.AVERAGE, name, outcomes.contains(name) ? name + MEAN : name));
        }
        return shown.isEmpty() ? List.of(Column.chance("outcome")) : shown;
    }

    private boolean isAmount(String name) {
        return grid.answers().stream()
                .flatMap(answer -> odds(answer).stream())
                .flatMap(odds -> odds.quantities().stream())
                .anyMatch(amount -> amount.isCalled(name));
    }

    private List<String> amounts() {
        List<String> amounts = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            odds(answer)
                    .ifPresent(odds -> odds.quantities().forEach(amount -> {
                        if (!amounts.contains(amount.name())) {
                            amounts.add(amount.name());
                        }
                    }));
        }
        return amounts;
    }

    private List<String> outcomes() {
        List<String> shown = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            odds(answer).ifPresent(odds -> {
                for (String outcome : odds.outcomes().keySet()) {
                    if (odds.shown().contains(outcome) && !shown.contains(outcome)) {
                        shown.add(outcome);
                    }
                }
            });
        }
        List<String> order = order();
        shown.sort((a, b) -> Integer.compare(order.indexOf(a), order.indexOf(b)));
        return shown;
    }

    /** Returns the procedure's order, merged from the outcomes of all answers; a refusal has none. */
    private List<String> order() {
        List<String> order = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            int next = 0;
            for (String outcome :
                    odds(answer).map(odds -> odds.outcomes().keySet()).orElse(Set.of())) {
                int known = order.indexOf(outcome);
                if (known < 0) {
                    order.add(next, outcome);
                }
                next = (known < 0 ? next : known) + 1;
            }
        }
        return order;
    }

    /** Returns the odds of an answer; empty for a refusal. */
    public static Optional<OddsTable> odds(Answer answer) {
        return answer instanceof Answer.Counted counted ? Optional.of(counted.odds()) : Optional.empty();
    }

    /** Returns the heading of a quantity, with the counted things if they differ from the name. */
    public String counted(Column column) {
        for (Answer answer : grid.answers()) {
            for (OddsTable.Amount amount :
                    odds(answer).map(OddsTable::quantities).orElse(List.of())) {
                if (amount.isCalled(column.name())
                        && !amount.words().equals(amount.name().replace('-', ' '))) {
                    return column.heading() + " (" + amount.words() + ')';
                }
            }
        }
        return column.heading();
    }

    /** Returns whether the average of a quantity is a lower bound in some rows. */
    boolean isBound(Column column) {
        for (Answer answer : grid.answers()) {
            for (OddsTable.Amount amount :
                    odds(answer).map(OddsTable::quantities).orElse(List.of())) {
                if (amount.isCalled(column.name()) && amount.bound() == OddsTable.Bound.AT_LEAST) {
                    return true;
                }
            }
        }
        return false;
    }
}
