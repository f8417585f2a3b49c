package io.redoubt.report.markdown;

import io.redoubt.report.TextColumns;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** A table of GitHub's flavour, padded so that it can also be read as it is: names on the left, values on the right. */
public final class MarkdownTable {
    /** Minimum width of a column: the shortest rule below a heading. */
    private static final int NARROWEST = 3;

    private final int names;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * Creates a table.
     *
     * @param names the number of columns on the left that contain names
     * @param head the headings, already Markdown
     */
    public MarkdownTable(int names, List<String> head) {
        this.names = names;
        rows.add(List.copyOf(head));
    }

    /** Adds a row of cells, already Markdown, as many as there are headings. */
    public void row(List<String> cells) {
        rows.add(List.copyOf(cells));
    }

    public void write(PrintWriter out) {
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < rows.get(0).size(); column++) {
            int widest = NARROWEST;
            for (List<String> row : rows) {
                widest = Math.max(widest, row.get(column).length());
            }
            widths.add(widest);
        }
        line(out, rows.get(0), widths);
        StringBuilder rule = new StringBuilder("|");
        for (int column = 0; column < widths.size(); column++) {
            String dashes = "-".repeat(widths.get(column) - (column < names ? 0 : 1));
            rule.append(' ').append(dashes).append(column < names ? " |" : ": |");
        }
        out.println(rule);
        rows.subList(1, rows.size()).forEach(row -> line(out, row, widths));
    }

    private void line(PrintWriter out, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder("|");
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            int width = widths.get(column);
            line.append(' ')
                    .append(column < names ? TextColumns.left(cell, width) : TextColumns.right(cell, width))
                    .append(" |");
        }
        out.println(line);
    }
}
