package io.redoubt.report.markdown;

import io.redoubt.report.Answer;
import io.redoubt.report.HeatCells;
import io.redoubt.report.HeatColumns;
import io.redoubt.report.HeatTable;
import io.redoubt.report.Paint;
import io.redoubt.report.Refusals;
import io.redoubt.report.SweepResult;
import io.redoubt.report.UntilResult;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Writes a sweep as a Markdown table: one axis down, two crossed, or a row for each combination of more. */
public final class SweepMarkdown {
    private static final HeatCells CELLS = new HeatCells(Paint.plain());

    private final PrintWriter out;

    public SweepMarkdown(PrintWriter out) {
        this.out = out;
    }

    public void write(SweepResult grid) {
        out.println(MarkdownText.bold(MarkdownText.of(grid.title())));
        about(grid);
        table(grid);
    }

    /**
     * Writes the first value that meets the condition, in bold, and its row below that of the one before it.
     *
     * @param show the outcome or quantity displayed; empty for all
     */
    public void write(UntilResult first, String show) {
        SweepResult rows = first.rows(show);
        out.println(MarkdownText.bold(MarkdownText.of(first.sentence())));
        out.println();
        item(rows.title());
        HeatTable.described(rows).forEach(this::item);
        table(rows);
    }

    private void about(SweepResult grid) {
        List<String> lines = HeatTable.described(grid);
        if (!lines.isEmpty()) {
            out.println();
        }
        lines.forEach(this::item);
    }

    private void table(SweepResult grid) {
        out.println();
        HeatColumns columns = new HeatColumns(grid);
        List<HeatColumns.Column> shows;
        if (grid.axes().size() == 2) {
            shows = List.of(grid.show().isEmpty() ? columns.decisive() : columns.named());
            crossed(grid, shows.get(0));
        } else {
            shows = grid.show().isEmpty() ? columns.all() : List.of(columns.named());
            list(grid, shows);
        }
        List<String> notes = new ArrayList<>();
        HeatTable.average(columns, shows).ifPresent(notes::add);
        Refusals.reasons(grid.answers()).forEach(reason -> notes.add("Not allowed: " + reason));
        if (!notes.isEmpty()) {
            out.println();
        }
        notes.forEach(this::item);
    }

    private void crossed(SweepResult grid, HeatColumns.Column show) {
        SweepResult.Axis down = grid.axes().get(0);
        SweepResult.Axis across = grid.axes().get(1);
        List<String> head = new ArrayList<>();
        head.add(MarkdownText.of(show.heading() + ": " + down.heading() + " ↓, " + across.heading() + " →"));
        across.values().forEach(value -> head.add(MarkdownText.of(value)));
        MarkdownTable table = new MarkdownTable(1, head);
        for (int row = 0; row < down.values().size(); row++) {
            List<String> cells = new ArrayList<>();
            cells.add(MarkdownText.of(down.labels().get(row)));
            for (int column = 0; column < across.values().size(); column++) {
                cells.add(cell(grid.answers().get(row * across.values().size() + column), show));
            }
            table.row(cells);
        }
        table.write(out);
    }

    private void list(SweepResult grid, List<HeatColumns.Column> shows) {
        List<String> head = new ArrayList<>();
        grid.axes().forEach(axis -> head.add(MarkdownText.of(axis.heading())));
        shows.forEach(column -> head.add(MarkdownText.of(column.heading())));
        MarkdownTable table = new MarkdownTable(grid.axes().size(), head);
        for (int i = 0; i < grid.answers().size(); i++) {
            List<String> cells = new ArrayList<>();
            List<String> values = grid.values(i);
            for (int axis = 0; axis < values.size(); axis++) {
                SweepResult.Axis swept = grid.axes().get(axis);
                cells.add(MarkdownText.of(swept.labels().get(swept.values().indexOf(values.get(axis)))));
            }
            for (HeatColumns.Column show : shows) {
                cells.add(cell(grid.answers().get(i), show));
            }
            table.row(cells);
        }
        table.write(out);
    }

    private static String cell(Answer answer, HeatColumns.Column show) {
        return MarkdownText.of(CELLS.of(answer, show, 0));
    }

    private void item(String text) {
        out.println("- " + MarkdownText.sentence(text));
    }
}
