package io.redoubt.report;

import io.redoubt.rules.inputfile.CardPage;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes a table of a card; if it is too wide for the page, its further columns follow below, each time next to the
 * first.
 */
final class CardPageTable {
    private static final String GAP = "  ";

    private final PrintWriter out;
    private final Paint paint;
    private final int columns;

    CardPageTable(PrintWriter out, Paint paint, int columns) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
    }

    void write(CardPage.Block block) {
        List<Integer> widths = widths(block);
        int from = 1;
        do {
            int to = from;
            int room = columns - GAP.length() - widths.get(0);
            while (to < widths.size() && (to == from || room >= GAP.length() + widths.get(to))) {
                room -= GAP.length() + widths.get(to++);
            }
            List<Integer> shown = new ArrayList<>(List.of(0));
            for (int column = from; column < to; column++) {
                shown.add(column);
            }
            band(block, widths, shown);
            from = to;
        } while (from < widths.size());
    }

    private void band(CardPage.Block block, List<Integer> widths, List<Integer> shown) {
        if (!block.heads().isEmpty()) {
            out.println(paint.faint(line(block, block.heads(), widths, shown)));
        }
        for (List<String> row : block.rows()) {
            out.println(line(block, row, widths, shown));
        }
    }

    private static String line(CardPage.Block block, List<String> row, List<Integer> widths, List<Integer> shown) {
        StringBuilder line = new StringBuilder();
        for (int column : shown) {
            String cell = column < row.size() ? row.get(column) : "";
            boolean right = column > 0 && isNumbers(block.rows(), column);
            int width = widths.get(column);
            line.append(GAP).append(right ? TextColumns.right(cell, width) : TextColumns.left(cell, width));
        }
        return line.toString().stripTrailing();
    }

    private static List<Integer> widths(CardPage.Block block) {
        List<List<String>> all = new ArrayList<>(block.rows());
        all.add(block.heads());
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : all) {
            for (int column = 0; column < row.size(); column++) {
                int width = row.get(column).length();
                if (column == widths.size()) {
                    widths.add(width);
                } else {
                    widths.set(column, Math.max(widths.get(column), width));
                }
            }
        }
        return widths;
    }

    /** Returns whether a column contains only numbers, possibly with a sign or a mark of inches. */
    private static boolean isNumbers(List<List<String>> rows, int column) {
        for (List<String> row : rows) {
            String cell = column < row.size() ? row.get(column) : "";
            for (int i = 0; i < cell.length(); i++) {
                if (!Character.isDigit(cell.charAt(i)) && "+-\"".indexOf(cell.charAt(i)) < 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
