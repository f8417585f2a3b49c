package io.redoubt.report;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sweep as a table for people: shaded by value on a terminal. */
public final class HeatTable {
    private static final int GAP = 2;
    private static final String REFUSED = "-";
    private static final String LEAST = " (the least it can be)";

    /** What tells a number from the outcome of the same name. */
    private static final String MEAN = "-mean";

    private final PrintWriter out;
    private final Paint paint;
    private final int width;

    /** What the cells of a column tell. */
    private enum Kind {
        CHANCE,
        AVERAGE
    }

    /**
     * A column of a table: an outcome, or anything else somebody asked for, or a number on average.
     *
     * @param heading what stands over it
     */
    private record Column(Kind kind, String name, String heading) {
        static Column chance(String outcome) {
            return new Column(Kind.CHANCE, outcome, outcome);
        }
    }

    /**
     * A table on this page.
     *
     * @param width how many columns the page has, from 30
     */
    public HeatTable(PrintWriter out, Paint paint, int width) {
        this.out = out;
        this.paint = paint;
        this.width = width;
    }

    public void write(Grid grid) {
        header(grid);
        out.println();
        if (grid.axes().size() == 2 && !writeCrossed(grid)) {
            writeList(grid);
        } else if (grid.axes().size() != 2) {
            writeList(grid);
        }
        refusals(grid);
    }

    /** A table whose rows and columns are no inputs of one question: its title says what the cells tell. */
    public void write(String title, Grid grid) {
        Columns.wrap(title, width).forEach(line -> out.println(paint.bold(line)));
        out.println();
        if (!writeCrossed(grid)) {
            writeList(grid);
        }
        refusals(grid);
    }

    private void header(Grid grid) {
        Asked first = grid.answers().get(0).asked();
        String headline = Wording.plain(first.headline());
        List<String> swept = Question.differing(grid.answers());
        grid.axes().forEach(axis -> swept.add(axis.name()));
        boolean same = grid.answers().stream()
                .allMatch(answer -> Wording.plain(answer.asked().headline()).equals(headline));
        String title = first.title() + " · " + (same ? headline : first.command());
        Columns.wrap(title, width).forEach(line -> out.println(paint.bold(line)));
        String question = Question.of(first, swept);
        if (!question.isEmpty()) {
            Columns.wrap(question, width).forEach(line -> out.println(paint.faint(line)));
        }
    }

    /** Rows by the first axis, columns by the second; false if that would be wider than the page. */
    private boolean writeCrossed(Grid grid) {
        Grid.Axis down = grid.axes().get(0);
        Grid.Axis across = grid.axes().get(1);
        Column show = grid.show().isEmpty() ? decisive(grid) : named(grid);
        int names = show.heading().length();
        for (String label : down.labels()) {
            names = Math.max(names, label.length());
        }
        int cell = 7;
        for (String label : across.values()) {
            cell = Math.max(cell, label.length());
        }
        if (names + across.values().size() * (cell + GAP) > width) {
            return false;
        }
        StringBuilder head = new StringBuilder(Columns.left(show.heading(), names));
        for (String label : across.values()) {
            head.append("  ").append(Columns.right(label, cell));
        }
        out.println(paint.bold(head.toString()));
        for (int row = 0; row < down.values().size(); row++) {
            StringBuilder line = new StringBuilder(Columns.left(down.labels().get(row), names));
            for (int column = 0; column < across.values().size(); column++) {
                Answer answer = grid.answers().get(row * across.values().size() + column);
                line.append("  ").append(cell(answer, show, cell));
            }
            out.println(line);
        }
        averages(grid, List.of(show));
        return true;
    }

    /** One line for each combination, one column for each outcome. */
    private void writeList(Grid grid) {
        List<Column> shows = grid.show().isEmpty() ? shown(grid) : List.of(named(grid));
        List<Integer> widths = new ArrayList<>();
        int labels = 0;
        for (Grid.Axis axis : grid.axes()) {
            int widest = axis.name().length();
            for (String label : axis.labels()) {
                widest = Math.max(widest, label.length());
            }
            widths.add(widest);
            labels += widest + GAP;
        }
        Headings headings = headings(shows, width - labels);
        if (headings.width() > width - labels) {
            shows = List.of(decisive(grid));
            headings = headings(shows, width - labels);
        }
        for (int row = 0; row < headings.rows(); row++) {
            StringBuilder head = new StringBuilder();
            boolean last = row == headings.rows() - 1;
            for (int axis = 0; axis < widths.size(); axis++) {
                String name = last ? grid.axes().get(axis).name() : "";
                head.append(Columns.left(name, widths.get(axis))).append("  ");
            }
            for (int column = 0; column < shows.size(); column++) {
                head.append(headings.cell(row, column)).append("  ");
            }
            out.println(paint.bold(head.toString().stripTrailing()));
        }
        for (int i = 0; i < grid.answers().size(); i++) {
            StringBuilder line = new StringBuilder();
            List<String> values = grid.values(i);
            for (int axis = 0; axis < values.size(); axis++) {
                Grid.Axis swept = grid.axes().get(axis);
                String label = swept.labels().get(swept.values().indexOf(values.get(axis)));
                line.append(Columns.left(label, widths.get(axis))).append("  ");
            }
            for (int column = 0; column < shows.size(); column++) {
                line.append(cell(grid.answers().get(i), shows.get(column), headings.width(column)))
                        .append("  ");
            }
            out.println(line.toString().stripTrailing());
        }
        averages(grid, shows);
    }

    private static Headings headings(List<Column> shows, int room) {
        List<String> names = new ArrayList<>();
        shows.forEach(column -> names.add(column.heading()));
        return Headings.of(names, room);
    }

    /** Says which columns are no chances. */
    private void averages(Grid grid, List<Column> shows) {
        List<String> averages = new ArrayList<>();
        for (Column column : shows) {
            if (column.kind() == Kind.AVERAGE) {
                averages.add(column.heading() + (isBound(grid, column) ? LEAST : ""));
            }
        }
        if (!averages.isEmpty()) {
            String note = "  On average: " + String.join(", ", averages);
            Columns.hang(note, width, 2 * GAP).forEach(line -> out.println(paint.faint(line)));
        }
    }

    /** Whether the average of a number is cut off in some rows. */
    private static boolean isBound(Grid grid, Column column) {
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

    private String cell(Answer answer, Column show, int room) {
        Optional<OddsTable> odds = odds(answer);
        if (odds.isEmpty()) {
            return Columns.right(REFUSED, room);
        }
        if (show.kind() == Kind.CHANCE) {
            Fraction probability = odds.get().outcomes().getOrDefault(show.name(), Fraction.ZERO);
            return paint.shaded(Columns.right(Percent.of(probability), room), probability.doubleValue());
        }
        for (OddsTable.Amount amount : odds.get().quantities()) {
            if (amount.name().equals(show.name())) {
                return Columns.right(Decimals.average(amount.mean()), room);
            }
        }
        return Columns.right("", room);
    }

    /** The last outcome; where there are none, the last number. */
    private static Column decisive(Grid grid) {
        List<Column> shown = shown(grid);
        int outcomes = outcomes(grid).size();
        return shown.get(outcomes > 0 ? outcomes - 1 : shown.size() - 1);
    }

    /** What was asked for: a number, unless an outcome that can come about has the same name. */
    private static Column named(Grid grid) {
        String name = grid.show();
        boolean number = amounts(grid).contains(name) && !outcomes(grid).contains(name);
        return number ? new Column(Kind.AVERAGE, name, name) : Column.chance(name);
    }

    /** The columns worth showing: whatever makes sense in one of the answers, in the procedure's order. */
    private static List<Column> shown(Grid grid) {
        List<String> outcomes = outcomes(grid);
        List<Column> shown = new ArrayList<>();
        outcomes.forEach(name -> shown.add(Column.chance(name)));
        for (String name : amounts(grid)) {
            shown.add(new Column(Kind.AVERAGE, name, outcomes.contains(name) ? name + MEAN : name));
        }
        return shown.isEmpty() ? List.of(Column.chance("outcome")) : shown;
    }

    private static List<String> amounts(Grid grid) {
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

    private static List<String> outcomes(Grid grid) {
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
        odds(grid.answers().get(0)).ifPresent(odds -> sort(shown, odds));
        return shown;
    }

    private static void sort(List<String> shown, OddsTable odds) {
        List<String> order = new ArrayList<>(odds.outcomes().keySet());
        shown.sort((a, b) -> Integer.compare(order.indexOf(a), order.indexOf(b)));
    }

    private static Optional<OddsTable> odds(Answer answer) {
        return answer instanceof Answer.Counted counted ? Optional.of(counted.odds()) : Optional.empty();
    }

    /** Says why cells are empty: the first reason under each rule. */
    private void refusals(Grid grid) {
        List<RuleId> told = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            if (answer instanceof Answer.Refused refused) {
                Step.Finding objection = refused.broken().get(0);
                RuleId rule = objection.cites().get(0);
                if (!told.contains(rule)) {
                    told.add(rule);
                    String reason = "  " + REFUSED + " not allowed: " + StepText.of(objection) + "\u00a0\u00a0" + rule;
                    for (String line : Columns.hang(reason, width, 2 * GAP)) {
                        out.println(paint.faint(line));
                    }
                }
            }
        }
    }
}
