package io.redoubt.report;

import io.redoubt.rules.input.Escaped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the table of a sweep can tell of its answers: chances of outcomes, and numbers on average. */
public record HeatColumns(Grid grid) {
    /** What tells a number from the outcome of the same name. */
    static final String MEAN = "-mean";

    /** What the cells of a column tell. */
    public enum Kind {
        CHANCE,
        AVERAGE
    }

    /**
     * A column of a table: an outcome, or anything else somebody asked for, or a number on average.
     *
     * @param heading what stands over it
     */
    public record Column(Kind kind, String name, String heading) {
        static Column chance(String outcome) {
            return new Column(Kind.CHANCE, outcome, Escaped.of(outcome));
        }
    }

    /** The last outcome; where there are none, the last number. */
    public Column decisive() {
        List<Column> shown = all();
        int outcomes = outcomes().size();
        return shown.get(outcomes > 0 ? outcomes - 1 : shown.size() - 1);
    }

    /** What was asked for: a number, unless an outcome that can come about has the same name. */
    public Column named() {
        String name = grid.show();
        boolean number = amounts().contains(name) && !outcomes().contains(name);
        return number ? new Column(Kind.AVERAGE, name, name) : Column.chance(name);
    }

    /** The columns worth showing: whatever makes sense in one of the answers, in the procedure's order. */
    public List<Column> all() {
        List<String> outcomes = outcomes();
        List<Column> shown = new ArrayList<>();
        outcomes.forEach(name -> shown.add(Column.chance(name)));
        for (String name : amounts()) {
            shown.add(new Column(Kind.AVERAGE, name, outcomes.contains(name) ? name + MEAN : name));
        }
        return shown.isEmpty() ? List.of(Column.chance("outcome")) : shown;
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

    /** The procedure's order, of which each answer has those that it tells: a refusal none. */
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

    /** What was counted; empty for a refusal. */
    public static Optional<OddsTable> odds(Answer answer) {
        return answer instanceof Answer.Counted counted ? Optional.of(counted.odds()) : Optional.empty();
    }

    /** A number as its column is called, and what it counts where the name does not say so. */
    public String counted(Column column) {
        for (Answer answer : grid.answers()) {
            for (OddsTable.Amount amount :
                    odds(answer).map(OddsTable::quantities).orElse(List.of())) {
                if (amount.name().equals(column.name())
                        && !amount.words().equals(amount.name().replace('-', ' '))) {
                    return column.heading() + " (" + amount.words() + ')';
                }
            }
        }
        return column.heading();
    }

    /** Whether the average of a number is cut off in some rows. */
    boolean isBound(Column column) {
        for (Answer answer : grid.answers()) {
            for (OddsTable.Amount amount :
                    odds(answer).map(OddsTable::quantities).orElse(List.of())) {
                if (amount.name().equals(column.name()) && amount.bound() == OddsTable.Bound.AT_LEAST) {
                    return true;
                }
            }
        }
        return false;
    }
}
