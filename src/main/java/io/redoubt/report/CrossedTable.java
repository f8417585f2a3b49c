package io.redoubt.report;

import java.io.PrintWriter;

/**
 * Writes a sweep of two inputs: rows by the first, columns by the second, each named, with the displayed outcome above
 * both.
 */
final class CrossedTable {
    private static final int NARROWEST = 7;
    private static final String GAP = "  ";
    private static final String DOWN = " ↓";
    private static final String ACROSS = " →";

    private final SweepResult grid;
    private final HeatColumns.Column show;
    private final SweepResult.Axis down;
    private final SweepResult.Axis across;
    private final int names;
    private final int cell;

    CrossedTable(SweepResult grid, HeatColumns.Column show) {
        this.grid = grid;
        this.show = show;
        this.down = grid.axes().get(0);
        this.across = grid.axes().get(1);
        int widest = Math.max(show.heading().length(), down.heading().length() + DOWN.length());
        for (String label : down.labels()) {
            widest = Math.max(widest, label.length());
        }
        this.names = widest;
        int wide = NARROWEST;
        for (String value : across.values()) {
            wide = Math.max(wide, value.length());
        }
        this.cell = wide;
    }

    /** Returns its width in columns of the page. */
    int width() {
        int cells = across.values().size() * (cell + GAP.length());
        return names + Math.max(cells, GAP.length() + across.heading().length() + ACROSS.length());
    }

    void write(PrintWriter out, Paint paint) {
        HeatCells cells = new HeatCells(paint);
        out.println(paint.bold(TextColumns.left(show.heading(), names) + GAP + across.heading() + ACROSS));
        StringBuilder head = new StringBuilder(TextColumns.left(down.heading() + DOWN, names));
        for (String value : across.values()) {
            head.append(GAP).append(TextColumns.right(value, cell));
        }
        out.println(paint.bold(head.toString()));
        for (int row = 0; row < down.values().size(); row++) {
            StringBuilder line =
                    new StringBuilder(TextColumns.left(down.labels().get(row), names));
            for (int column = 0; column < across.values().size(); column++) {
                Answer answer = grid.answers().get(row * across.values().size() + column);
                line.append(GAP).append(cells.of(answer, show, cell));
            }
            out.println(line);
        }
    }
}
