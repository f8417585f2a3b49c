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

    private final PrintWriter out;
    private final Paint paint;

    public HeatTable(PrintWriter out, Paint paint) {
        this.out = out;
        this.paint = paint;
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
        Columns.wrap(title, Columns.WIDTH).forEach(line -> out.println(paint.bold(line)));
        out.println();
        if (!writeCrossed(grid)) {
            writeList(grid);
        }
        refusals(grid);
    }

    private void header(Grid grid) {
        Asked first = grid.answers().get(0).asked();
        String headline = Wording.plain(first.headline());
        List<String> swept = new ArrayList<>();
        grid.axes().forEach(axis -> swept.add(axis.name()));
        boolean same = grid.answers().stream()
                .allMatch(answer -> Wording.plain(answer.asked().headline()).equals(headline));
        out.println(paint.bold(first.title() + " · " + (same ? headline : first.command())));
        String question = Question.of(first, swept);
        if (!question.isEmpty()) {
            Columns.wrap(question, Columns.WIDTH).forEach(line -> out.println(paint.faint(line)));
        }
    }

    /** Rows by the first axis, columns by the second; false if that would be wider than the page. */
    private boolean writeCrossed(Grid grid) {
        Grid.Axis down = grid.axes().get(0);
        Grid.Axis across = grid.axes().get(1);
        String show = grid.show().isEmpty() ? decisive(grid) : grid.show();
        int names = show.length();
        for (String label : down.labels()) {
            names = Math.max(names, label.length());
        }
        int cell = 7;
        for (String label : across.values()) {
            cell = Math.max(cell, label.length());
        }
        if (names + across.values().size() * (cell + GAP) > Columns.WIDTH) {
            return false;
        }
        StringBuilder head = new StringBuilder(Columns.left(show, names));
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
        List<String> shows = grid.show().isEmpty() ? shown(grid) : List.of(grid.show());
        List<Integer> widths = new ArrayList<>();
        int labels = 0;
        for (Grid.Axis axis : grid.axes()) {
            int width = axis.name().length();
            for (String label : axis.labels()) {
                width = Math.max(width, label.length());
            }
            widths.add(width);
            labels += width + GAP;
        }
        Headings headings = Headings.of(shows, Columns.WIDTH - labels);
        if (headings.width() > Columns.WIDTH - labels) {
            shows = List.of(decisive(grid));
            headings = Headings.of(shows, Columns.WIDTH - labels);
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

    /** Says which columns are no chances. */
    private void averages(Grid grid, List<String> shows) {
        List<String> averages = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            odds(answer)
                    .ifPresent(odds -> odds.quantities().forEach(amount -> {
                        if (shows.contains(amount.name())) {
                            add(amount, averages);
                        }
                    }));
        }
        if (!averages.isEmpty()) {
            String note = "  On average: " + String.join(", ", averages);
            Columns.hang(note, Columns.WIDTH, 2 * GAP).forEach(line -> out.println(paint.faint(line)));
        }
    }

    /** One that is too low in some rows is said to be so, once. */
    private static void add(OddsTable.Amount amount, List<String> averages) {
        String low = amount.name() + LEAST;
        if (amount.bound() == OddsTable.Bound.AT_LEAST && !averages.contains(low)) {
            averages.remove(amount.name());
            averages.add(low);
        } else if (!averages.contains(amount.name()) && !averages.contains(low)) {
            averages.add(amount.name());
        }
    }

    private String cell(Answer answer, String show, int width) {
        Optional<OddsTable> odds = odds(answer);
        if (odds.isEmpty()) {
            return Columns.right(REFUSED, width);
        }
        for (OddsTable.Amount amount : odds.get().quantities()) {
            if (amount.name().equals(show)) {
                return Columns.right(Decimals.average(amount.mean()), width);
            }
        }
        Fraction probability = odds.get().outcomes().getOrDefault(show, Fraction.ZERO);
        return paint.shaded(Columns.right(Percent.of(probability), width), probability.doubleValue());
    }

    /** The last outcome; where there are none, the last number. */
    private static String decisive(Grid grid) {
        List<String> outcomes = outcomes(grid);
        List<String> shown = outcomes.isEmpty() ? shown(grid) : outcomes;
        return shown.get(shown.size() - 1);
    }

    /** The columns worth showing: whatever makes sense in one of the answers, in the procedure's order. */
    private static List<String> shown(Grid grid) {
        List<String> shown = outcomes(grid);
        List<String> amounts = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            Optional<OddsTable> odds = odds(answer);
            if (odds.isPresent()) {
                for (OddsTable.Amount amount : odds.get().quantities()) {
                    if (!amounts.contains(amount.name())) {
                        amounts.add(amount.name());
                    }
                }
            }
        }
        shown.addAll(amounts);
        return shown.isEmpty() ? List.of("outcome") : shown;
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
                    String reason = "  " + REFUSED + " not allowed: " + StepText.of(objection) + "\u00a0 " + rule;
                    for (String line : Columns.wrap(reason, Columns.WIDTH)) {
                        out.println(paint.faint(line));
                    }
                }
            }
        }
    }
}
