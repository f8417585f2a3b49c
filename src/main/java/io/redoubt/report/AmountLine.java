package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Formats a number and its odds as one line: every likely value, or the range if there are too many. */
public final class AmountLine {
    private static final String INDENT = "  ";
    private static final int HANG = 4;

    /** Number of values shown even if they need a second line. */
    private static final int FEW = 6;

    /**
     * Limit below which a probability is displayed as less than a tenth of a percent; such values at the ends are
     * combined.
     */
    private static final Fraction UNLIKELY = Fraction.of(1, 2000);

    private AmountLine() {}

    /** Returns the line, wrapped to the page. */
    public static List<String> of(OddsTable.Amount amount, int columns) {
        if (amount.distribution().size() == 1) {
            String only = amount.bound() == OddsTable.Bound.EXACT
                    ? amount.average()
                    : amount.told(amount.distribution().keySet().iterator().next());
            return TextColumns.hang(INDENT + amount.words() + ": " + only, columns, HANG);
        }
        String lead = INDENT + amount.words() + ", " + amount.average() + " on average: ";
        List<String> values = values(amount);
        String line = lead + String.join("   ", values);
        boolean told = line.length() <= columns || values.size() <= FEW;
        return TextColumns.hang(told ? line : lead + range(amount), columns, HANG);
    }

    private static List<String> values(OddsTable.Amount amount) {
        List<Map.Entry<Integer, Fraction>> entries =
                new ArrayList<>(amount.distribution().entrySet());
        int from = 0;
        int to = entries.size();
        Fraction fewer = Fraction.ZERO;
        Fraction more = Fraction.ZERO;
        while (from < to - 1 && entries.get(from).getValue().compareTo(UNLIKELY) < 0) {
            fewer = fewer.plus(entries.get(from++).getValue());
        }
        while (to - 1 > from && entries.get(to - 1).getValue().compareTo(UNLIKELY) < 0) {
            more = more.plus(entries.get(--to).getValue());
        }
        List<String> values = new ArrayList<>();
        if (from > 0) {
            values.add(value("fewer", fewer));
        }
        for (Map.Entry<Integer, Fraction> entry : entries.subList(from, to)) {
            values.add(value(amount.told(entry.getKey()).replace(' ', '\u00a0'), entry.getValue()));
        }
        if (to < entries.size()) {
            values.add(value("more", more));
        }
        return values;
    }

    /** Returns a value with its probability, joined by non-breaking spaces. */
    private static String value(String name, Fraction share) {
        return name + '\u00a0' + Percent.unbroken(share);
    }

    private static String range(OddsTable.Amount amount) {
        List<Integer> values = new ArrayList<>(amount.distribution().keySet());
        int most = values.get(0);
        for (Map.Entry<Integer, Fraction> entry : amount.distribution().entrySet()) {
            if (entry.getValue().compareTo(amount.distribution().getOrDefault(most, Fraction.ZERO)) > 0) {
                most = entry.getKey();
            }
        }
        return amount.told(values.get(0)) + " to " + amount.told(values.get(values.size() - 1)) + ", most often "
                + amount.told(most) + "; --show\u00a0"
                + amount.name() + "\u00a0charts\u00a0it";
    }
}
