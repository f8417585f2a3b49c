package io.redoubt.report;

import java.util.ArrayList;
import java.util.List;

/** The headings of the columns of a table, broken at hyphens if the table would be wider than the page. */
final class Headings {
    private static final int NARROWEST = 7;
    private static final int GAP = 2;

    /** The lines of each heading, the last one at the bottom. */
    private final List<List<String>> columns;

    private Headings(List<List<String>> columns) {
        this.columns = columns;
    }

    /** Returns headings on one line if they fit, otherwise on as many as they need. */
    static Headings of(List<String> names, int room) {
        List<List<String>> whole = new ArrayList<>();
        List<List<String>> broken = new ArrayList<>();
        for (String name : names) {
            whole.add(List.of(name));
            broken.add(broken(name));
        }
        Headings onOneLine = new Headings(whole);
        return onOneLine.width() <= room ? onOneLine : new Headings(broken);
    }

    private static List<String> broken(String name) {
        String[] parts = name.split("(?<=[-+])", -1);
        int width = NARROWEST;
        for (String part : parts) {
            width = Math.max(width, part.length());
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : parts) {
            if (line.length() + part.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(part);
        }
        lines.add(line.toString());
        return lines;
    }

    int rows() {
        int rows = 1;
        for (List<String> column : columns) {
            rows = Math.max(rows, column.size());
        }
        return rows;
    }

    int width(int column) {
        int width = NARROWEST;
        for (String line : columns.get(column)) {
            width = Math.max(width, line.length());
        }
        return width;
    }

    String cell(int row, int column) {
        List<String> lines = columns.get(column);
        int line = row - (rows() - lines.size());
        return TextColumns.right(line < 0 ? "" : lines.get(line), width(column));
    }

    /** Returns the total width in columns of the page. */
    int width() {
        int width = 0;
        for (int column = 0; column < columns.size(); column++) {
            width += width(column) + (column > 0 ? GAP : 0);
        }
        return width;
    }
}
