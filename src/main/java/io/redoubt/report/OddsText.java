package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes odds as a bar chart: name, fraction, percent and bar. Quantities besides uncertain outcomes take one line
 * each, so that the outcomes stay prominent; a requested quantity has its chart.
 */
public final class OddsText {
    /** Number of rows above which a chart shows only the likely middle. */
    private static final int MOST_ROWS = 40;

    /** Number of charts besides that of the outcomes; if there are more, each quantity takes a line. */
    private static final int MOST_CHARTS = 2;

    private final PrintWriter out;
    private final int columns;

    OddsText(PrintWriter out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    /**
     * Writes all odds.
     *
     * @param show the name of a quantity to chart; empty or the name of an outcome for none in particular
     */
    void write(OddsTable odds, String show) {
        Map<String, Fraction> rows = outcomes(odds);
        List<OddsTable.Amount> charted = charted(odds, show);
        if (!rows.isEmpty()) {
            new Chart(out, columns).write(rows);
        }
        boolean first = rows.isEmpty();
        boolean afterChart = true;
        for (OddsTable.Amount amount : odds.quantities()) {
            boolean chart = charted.contains(amount);
            if (!first && (afterChart || chart)) {
                out.println();
            }
            first = false;
            afterChart = chart;
            if (chart) {
                chart(amount);
            } else {
                AmountLine.of(amount, columns).forEach(out::println);
            }
        }
    }

    /** Returns the displayed outcomes with their probabilities, in order. */
    public static Map<String, Fraction> outcomes(OddsTable odds) {
        Map<String, Fraction> rows = new LinkedHashMap<>();
        for (String outcome : odds.shown()) {
            rows.put(outcome, odds.outcomes().getOrDefault(outcome, Fraction.ZERO));
        }
        return rows;
    }

    /**
     * Returns the quantities that have a chart.
     *
     * @param show the name of a quantity to chart; empty or the name of an outcome for none in particular
     */
    public static List<OddsTable.Amount> charted(OddsTable odds, String show) {
        boolean all = !uncertain(outcomes(odds)) || open(odds) <= MOST_CHARTS;
        for (OddsTable.Amount amount : odds.quantities()) {
            all &= !amount.isCalled(show);
        }
        List<OddsTable.Amount> charted = new ArrayList<>();
        for (OddsTable.Amount amount : odds.quantities()) {
            if (amount.distribution().size() > 1 && (all || amount.isCalled(show))) {
                charted.add(amount);
            }
        }
        return charted;
    }

    /** Returns each displayed outcome with its probability, then each uncertain quantity on average. */
    public static List<String> inShort(OddsTable odds) {
        List<String> parts = new ArrayList<>();
        for (String outcome : odds.shown()) {
            if (odds.outcomes().containsKey(outcome)) {
                parts.add(outcome + ' ' + Percent.of(odds.outcomes().getOrDefault(outcome, Fraction.ZERO)));
            }
        }
        for (OddsTable.Amount amount : odds.quantities()) {
            // A quantity with one value could not have been different.
            if (amount.distribution().size() > 1) {
                parts.add(beforePlural(amount.average()) + ' ' + amount.words() + " on average");
            }
        }
        return parts;
    }

    /** Returns an average followed by a plural: a bare 1 would need a singular, so it becomes 1.0. */
    private static String beforePlural(String average) {
        return average.equals("1") || average.endsWith(" 1") ? average + ".0" : average;
    }

    /** Returns the number of uncertain quantities. */
    private static int open(OddsTable odds) {
        int open = 0;
        for (OddsTable.Amount amount : odds.quantities()) {
            open += amount.distribution().size() > 1 ? 1 : 0;
        }
        return open;
    }

    /** Returns whether the outcomes are uncertain; if not, the quantities are the answer. */
    private static boolean uncertain(Map<String, Fraction> outcomes) {
        for (Fraction probability : outcomes.values()) {
            if (probability.signum() > 0 && !probability.equals(Fraction.ONE)) {
                return true;
            }
        }
        return false;
    }

    private void chart(OddsTable.Amount amount) {
        if (amount.spread().isPresent()) {
            new SpreadChart(out, columns).write(amount, amount.spread().get());
            return;
        }
        out.println("  " + amount.words() + ", " + amount.average() + " on average");
        new Chart(out, columns).write(rows(amount));
    }

    /** Returns the values of a quantity with their probabilities; unlikely ends of a long list are combined. */
    public static Map<String, Fraction> rows(OddsTable.Amount amount) {
        List<Map.Entry<Integer, Fraction>> entries =
                new ArrayList<>(amount.distribution().entrySet());
        int from = 0;
        int to = entries.size();
        Fraction below = Fraction.ZERO;
        Fraction above = Fraction.ZERO;
        while (to - from > MOST_ROWS) {
            if (entries.get(from).getValue().compareTo(entries.get(to - 1).getValue()) < 0) {
                below = below.plus(entries.get(from++).getValue());
            } else {
                above = above.plus(entries.get(--to).getValue());
            }
        }
        Map<String, Fraction> rows = new LinkedHashMap<>();
        if (from > 0) {
            rows.put("< " + entries.get(from).getKey(), below);
        }
        for (Map.Entry<Integer, Fraction> entry : entries.subList(from, to)) {
            rows.put(amount.told(entry.getKey()), entry.getValue());
        }
        if (to < entries.size()) {
            rows.put("> " + entries.get(to - 1).getKey(), above);
        }
        return rows;
    }
}
