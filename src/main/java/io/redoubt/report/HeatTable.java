package io.redoubt.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a sweep as a table for people, shaded by value on a terminal. */
public final class HeatTable {
    private static final int GAP = 2;
    static final String LEAST = " (the minimum)";

    private final PrintWriter out;
    private final Paint paint;
    private final int width;

    /**
     * Creates a table for a page.
     *
     * @param width the width of the page in columns, from 30
     */
    public HeatTable(PrintWriter out, Paint paint, int width) {
        this.out = out;
        this.paint = paint;
        this.width = width;
    }

    public void write(SweepResult grid) {
        header(grid);
        table(grid);
    }

    /** Writes the first value that meets the condition, and the row before it. */
    public void write(UntilResult first, String show) {
        SweepResult rows = first.rows(show);
        header(rows);
        out.println();
        TextColumns.hang("  " + first.sentence(), width, GAP).forEach(line -> out.println(paint.bold(line)));
        table(rows);
    }

    private void table(SweepResult grid) {
        out.println();
        if (grid.axes().size() == 2 && !writeCrossed(grid)) {
            writeList(grid);
        } else if (grid.axes().size() != 2) {
            writeList(grid);
        }
        refusals(grid);
    }

    /** Writes a table whose rows and columns are not inputs of one question; its title describes the cells. */
    public void write(String title, SweepResult grid) {
        TextColumns.wrap(title, width).forEach(line -> out.println(paint.bold(line)));
        out.println();
        if (!writeCrossed(grid)) {
            writeList(grid);
        }
        refusals(grid);
    }

    private void header(SweepResult grid) {
        TextColumns.wrap(grid.title(), width).forEach(line -> out.println(paint.bold(line)));
        described(grid).forEach(this::faint);
    }

    /** Returns what all combinations have in common: what was asked, and what pieces filled in; empty if nothing. */
    public static List<String> described(SweepResult grid) {
        QuestionSummary first = Refusals.first(grid.answers()).asked();
        List<String> swept = QuestionInWords.differing(grid.answers());
        grid.axes().forEach(axis -> swept.add(axis.name()));
        List<String> described = new ArrayList<>();
        described.add(QuestionInWords.of(first, swept));
        swept.addAll(QuestionInWords.suppliedByOthers(grid.answers()));
        described.add(QuestionInWords.supplied(first, swept));
        described.removeIf(String::isEmpty);
        return described;
    }

    private void faint(String text) {
        TextColumns.wrap(text, width).forEach(line -> out.println(paint.faint(line)));
    }

    /** Writes rows by the first axis and columns by the second; returns false if that would be wider than the page. */
    private boolean writeCrossed(SweepResult grid) {
        HeatColumns columns = new HeatColumns(grid);
        HeatColumns.Column show = grid.show().isEmpty() ? columns.decisive() : columns.named();
        CrossedTable table = new CrossedTable(grid, show);
        if (table.width() > width) {
            return false;
        }
        table.write(out, paint);
        averages(columns, List.of(show));
        return true;
    }

    /** Writes one line for each combination, one column for each outcome. */
    private void writeList(SweepResult grid) {
        HeatColumns columns = new HeatColumns(grid);
        List<HeatColumns.Column> shows = grid.show().isEmpty() ? columns.all() : List.of(columns.named());
        List<Integer> widths = new ArrayList<>();
        int labels = 0;
        for (SweepResult.Axis axis : grid.axes()) {
            int widest = axis.heading().length();
            for (String label : axis.labels()) {
                widest = Math.max(widest, label.length());
            }
            widths.add(widest);
            labels += widest + GAP;
        }
        Headings headings = headings(shows, width - labels);
        if (headings.width() > width - labels) {
            shows = List.of(columns.decisive());
            headings = headings(shows, width - labels);
        }
        for (int row = 0; row < headings.rows(); row++) {
            StringBuilder head = new StringBuilder();
            boolean last = row == headings.rows() - 1;
            for (int axis = 0; axis < widths.size(); axis++) {
                String name = last ? grid.axes().get(axis).heading() : "";
                head.append(TextColumns.left(name, widths.get(axis))).append("  ");
            }
            for (int column = 0; column < shows.size(); column++) {
                head.append(headings.cell(row, column)).append("  ");
            }
            out.println(paint.bold(head.toString().stripTrailing()));
        }
        HeatCells cells = new HeatCells(paint);
        for (int i = 0; i < grid.answers().size(); i++) {
            StringBuilder line = new StringBuilder();
            List<String> values = grid.values(i);
            for (int axis = 0; axis < values.size(); axis++) {
                SweepResult.Axis swept = grid.axes().get(axis);
                String label = swept.labels().get(swept.values().indexOf(values.get(axis)));
                line.append(TextColumns.left(label, widths.get(axis))).append("  ");
            }
            for (int column = 0; column < shows.size(); column++) {
                line.append(cells.of(grid.answers().get(i), shows.get(column), headings.width(column)))
                        .append("  ");
            }
            out.println(line.toString().stripTrailing());
        }
        averages(columns, shows);
    }

    private static Headings headings(List<HeatColumns.Column> shows, int room) {
        List<String> names = new ArrayList<>();
        shows.forEach(column -> names.add(column.heading()));
        return Headings.of(names, room);
    }

    /** Writes which columns are averages. */
    private void averages(HeatColumns columns, List<HeatColumns.Column> shows) {
        average(columns, shows)
                .ifPresent(note ->
                        TextColumns.hang("  " + note, width, 2 * GAP).forEach(line -> out.println(paint.faint(line))));
    }

    /** Returns a note on which of these columns are averages; empty if none is. */
    public static Optional<String> average(HeatColumns columns, List<HeatColumns.Column> shows) {
        List<String> averages = new ArrayList<>();
        for (HeatColumns.Column column : shows) {
            if (column.kind() == HeatColumns.Kind.AVERAGE) {
                averages.add(columns.counted(column) + (columns.isBound(column) ? LEAST : ""));
            }
        }
        return averages.isEmpty() ? Optional.empty() : Optional.of("On average: " + String.join(", ", averages));
    }

    /** Writes the reasons for empty cells. */
    private void refusals(SweepResult grid) {
        for (String reason : Refusals.reasons(grid.answers())) {
            String line = "  " + HeatCells.REFUSED + " not allowed: " + reason;
            TextColumns.hang(line, width, 2 * GAP).forEach(each -> out.println(paint.faint(each)));
        }
    }
}
