package io.redoubt.report.picture;

import io.redoubt.report.Paint;
import java.io.PrintWriter;
import java.util.Arrays;

/** A grid of characters, each with its rendering. */
final class CharGrid {
    /** The rendering of a character. */
    enum Ink {
        PLAIN,
        FAINT,
        BOLD,
        ALARM
    }

    private final int columns;
    private final int rows;
    private final char[] signs;
    private final Ink[] inks;
    private final boolean[] kept;

    CharGrid(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        this.signs = new char[columns * rows];
        this.inks = new Ink[columns * rows];
        this.kept = new boolean[columns * rows];
        Arrays.fill(signs, ' ');
        Arrays.fill(inks, Ink.PLAIN);
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /** Puts a character where none is protected; ignores positions outside of the grid. */
    void put(int column, int row, char sign, Ink ink) {
        if (isWithin(column, row) && !kept[row * columns + column]) {
            signs[row * columns + column] = sign;
            inks[row * columns + column] = ink;
        }
    }

    /** Puts a character and protects it from being overwritten. */
    void keep(int column, int row, char sign, Ink ink) {
        put(column, row, sign, ink);
        if (isWithin(column, row)) {
            kept[row * columns + column] = true;
        }
    }

    /** Writes a text if its place is free, including a blank at either end. */
    Written write(int column, int row, String text, Ink ink) {
        if (row < 0 || row >= rows || column < 0 || column + text.length() > columns) {
            return Written.NOT;
        }
        for (int i = Math.max(0, column - 1); i < Math.min(columns, column + text.length() + 1); i++) {
            boolean own = i >= column && i < column + text.length();
            if (kept[row * columns + i] && (own || signs[row * columns + i] != ' ')) {
                return Written.NOT;
            }
        }
        for (int i = 0; i < text.length(); i++) {
            keep(column + i, row, text.charAt(i), ink);
        }
        return Written.THERE;
    }

    /** The result of writing a text. */
    enum Written {
        THERE,
        NOT
    }

    private boolean isWithin(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /** Prints a row after a margin. */
    void print(int row, String margin, String end, PrintWriter out, Paint paint) {
        StringBuilder line = new StringBuilder(margin);
        int from = 0;
        for (int column = 1; column <= columns; column++) {
            if (column == columns || inks[row * columns + column] != inks[row * columns + from]) {
                String run = new String(signs, row * columns + from, column - from);
                line.append(painted(run, inks[row * columns + from], paint));
                from = column;
            }
        }
        out.println(line.append(end).toString().stripTrailing());
    }

    private static String painted(String text, Ink ink, Paint paint) {
        if (text.isBlank()) {
            return text;
        }
        return switch (ink) {
            case PLAIN -> text;
            case FAINT -> paint.faint(text);
            case BOLD -> paint.bold(text);
            case ALARM -> paint.alarm(text);
        };
    }
}
