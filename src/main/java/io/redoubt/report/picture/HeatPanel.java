package io.redoubt.report.picture;

import io.redoubt.svg.Drawing;
import io.redoubt.svg.TextMetrics;
import java.util.ArrayList;
import java.util.List;

/** Draws a table whose cells are darker the higher they are, each with its value. */
final class HeatPanel {
    private static final int STEPS = 10;
    private static final int FIRST_LIGHT_LETTER = 5;
    private static final double ROW = 26;
    private static final double LONGEST_NAME = 200;
    private static final double WIDEST = 96;
    private static final double NARROW = 46;
    private static final double NARROWEST = 34;
    private static final double SMALL = 11.5;

    /**
     * A cell.
     *
     * @param level the level, from 0 to 1
     */
    record Cell(String value, double level) {}

    /** Returns the style rules of all shades: from nearly white to a deep blue, in even steps of lightness. */
    static String rules() {
        StringBuilder rules = new StringBuilder();
        for (int i = 0; i <= STEPS; i++) {
            double deep = (double) i / STEPS;
            rules.append(String.format(
                    ".heat%d{fill:#%02x%02x%02x}",
                    i, mixed(243, 8, deep), mixed(247, 48, deep), mixed(251, 107, deep)));
        }
        return rules.append(".heat{stroke:#fff;stroke-width:1.5}.none{fill:#fff;stroke:#bdbdbd}")
                .toString();
    }

    private static int mixed(int pale, int deep, double share) {
        return (int) Math.round(pale + (deep - pale) * share);
    }

    private HeatPanel() {}

    /**
     * Draws the table.
     *
     * @param corner the heading over the names of the rows
     * @param cells the cells, row by row; a cell without a value is empty
     */
    static void draw(Drawing sheet, String corner, List<String> rows, List<String> columns, List<List<Cell>> cells) {
        double names = TextMetrics.width(corner, SMALL);
        for (String row : rows) {
            names = Math.max(names, Math.min(LONGEST_NAME, TextMetrics.width(row, Drawing.LETTER)));
        }
        double left = Drawing.MARGIN + names + 8;
        double cell = Math.min(WIDEST, (Drawing.WIDTH - Drawing.MARGIN - left) / columns.size());
        double top = heads(sheet, corner, columns, left, cell);
        for (int row = 0; row < rows.size(); row++) {
            double y = top + row * ROW;
            sheet.text(left - 8, y + ROW - 8, TextMetrics.fitted(rows.get(row), Drawing.LETTER, LONGEST_NAME), "end");
            for (int column = 0; column < columns.size(); column++) {
                Cell each = cells.get(row).get(column);
                int step = (int) Math.round(Math.max(0, Math.min(1, each.level())) * STEPS);
                String fill = each.value().isEmpty() ? "none" : "heat heat" + step;
                sheet.rectangle(left + column * cell, y, cell, ROW, fill);
                if (cell >= NARROWEST) {
                    String letter = (cell < NARROW ? "tiny" : "small") + " middle"
                            + (step >= FIRST_LIGHT_LETTER && !each.value().isEmpty() ? " light" : "");
                    String text = cell < NARROW ? each.value().replace(" %", "") : each.value();
                    sheet.text(left + (column + 0.5) * cell, y + ROW - 9, text, letter);
                }
            }
        }
        sheet.space(top + rows.size() * ROW + 6 - sheet.bottom());
        if (cell < NARROWEST) {
            sheet.paragraph("Darker means higher; the text answer lists the values", "faint");
        }
    }

    /** Draws the headings of the columns, over several lines if they are long. */
    private static double heads(Drawing sheet, String corner, List<String> columns, double left, double cell) {
        List<List<String>> heads = new ArrayList<>();
        int lines = 1;
        int every = (int) Math.ceil(NARROWEST / 1.5 / cell);
        for (String column : columns) {
            List<String> head = TextMetrics.wrap(column, SMALL, Math.max(cell * every - 4, 10));
            heads.add(head);
            lines = Math.max(lines, head.size());
        }
        double height = lines * 14;
        double top = sheet.bottom() + 8;
        sheet.text(left - 8, top + height, corner, "small end faint");
        for (int i = 0; i < heads.size(); i += every) {
            List<String> head = heads.get(i);
            for (int line = 0; line < head.size(); line++) {
                double y = top + height - (head.size() - 1 - line) * 14;
                sheet.text(left + (i + 0.5) * cell, y, head.get(line), "small middle");
            }
        }
        return top + height + 6;
    }
}
