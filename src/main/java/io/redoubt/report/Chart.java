package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.Map;

/** Draws values with their probabilities: a fraction if it is readable, a percentage, and a bar. */
public final class Chart {
    /** Longest fraction displayed; longer ones are unreadable and left to JSON. */
    private static final int LONGEST_FRACTION = 23;

    private final PrintWriter out;
    private final int columns;

    public Chart(PrintWriter out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    /** Draws a row for each value, in this order; combined values at an end have no bar. */
    public void write(Map<String, Fraction> rows) {
        int names = 0;
        int fractions = 0;
        boolean readable = true;
        Fraction most = Fraction.ZERO;
        for (Map.Entry<String, Fraction> row : rows.entrySet()) {
            names = Math.max(names, row.getKey().length());
            fractions = Math.max(fractions, fraction(row.getValue()).length());
            readable &= !fraction(row.getValue()).isEmpty();
            boolean tail = row.getKey().startsWith("<") || row.getKey().startsWith(">");
            most = !tail && most.compareTo(row.getValue()) < 0 ? row.getValue() : most;
        }
        // A column with gaps is less useful than none.
        int column = readable ? fractions + 2 : 0;
        int width = Math.max(0, columns - names - column - 15);
        // Charts of many values have short bars, so the longest bar fills the width.
        Fraction longest = rows.size() > 6 && most.signum() > 0 ? most : Fraction.ONE;
        for (Map.Entry<String, Fraction> row : rows.entrySet()) {
            Fraction share = row.getValue();
            String exact = readable ? TextColumns.right(fraction(share), column) : "";
            String line = "  " + TextColumns.left(row.getKey(), names) + exact + "  "
                    + TextColumns.right(Percent.of(share), 7) + "  ";
            boolean tail = row.getKey().startsWith("<") || row.getKey().startsWith(">");
            String bar = tail ? "" : TextBar.of(share.per(longest), width);
            out.println((line + bar).stripTrailing());
        }
    }

    /** Returns an exact probability; empty if it would be unreadable. */
    public static String fraction(Fraction fraction) {
        String text = fraction.denominator().bitLength() > 64 ? "" : fraction.toString();
        return text.length() > LONGEST_FRACTION ? "" : text;
    }
}
