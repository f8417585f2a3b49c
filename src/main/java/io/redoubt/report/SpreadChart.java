package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.List;

/** A number in full: how it spreads, then each value with its chance, that of at least and that of at most it. */
final class SpreadChart {
    /** More values than this are cut down to the likely middle. */
    private static final int MOST_ROWS = 40;

    /** So many rows are told whatever they say. */
    private static final int FEW_ROWS = 16;

    private static final Fraction UNLIKELY = Fraction.of(1, 2000);
    private static final int LONGEST_FRACTION = 23;
    private static final int SHARE = 7;
    private static final String AT_LEAST = "at least";
    private static final String AT_MOST = "at most";

    private final PrintWriter out;
    private final int columns;

    SpreadChart(PrintWriter out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    void write(OddsTable.Amount amount, Spread spread) {
        hang("  " + amount.words() + ", " + amount.average() + " on average, standard deviation "
                + Decimals.of(spread.standardDeviation()));
        hang("  " + likely(spread));
        int from = 0;
        int to = spread.size();
        while (to - from > MOST_ROWS) {
            if (spread.weight(from).compareTo(spread.weight(to - 1)) < 0) {
                from++;
            } else {
                to--;
            }
        }
        // Rows that all read as nothing are worth one.
        boolean many = to - from > FEW_ROWS;
        while (many && spread.atMost(from).compareTo(UNLIKELY) < 0) {
            from++;
        }
        while (many && spread.atLeast(to - 1).compareTo(UNLIKELY) < 0) {
            to--;
        }
        rows(spread, from, to);
    }

    private void hang(String line) {
        Columns.hang(line, columns, 2).forEach(out::println);
    }

    /** What it is most often, the half in the middle, and nine in ten. */
    private static String likely(Spread spread) {
        List<Integer> modes = spread.modes();
        String most = modes.size() > 3
                ? modes.size() + " values equally often"
                : String.join(" or ", modes.stream().map(String::valueOf).toList());
        return "most often " + most + "; half of the time " + range(spread, 25, 75) + ", nine times in ten "
                + range(spread, 5, 95) + "; median " + spread.quantile(50);
    }

    private static String range(Spread spread, int from, int to) {
        int low = spread.quantile(from);
        int high = spread.quantile(to);
        return low == high ? Integer.toString(low) : low + " to " + high;
    }

    private void rows(Spread spread, int from, int to) {
        int names = Math.max(2, Math.max(digits(spread.value(from)), digits(spread.value(to - 1))));
        names += from > 0 || to < spread.size() ? 2 : 0;
        int fractions = 0;
        Fraction most = Fraction.ZERO;
        boolean readable = true;
        for (int i = from; i < to; i++) {
            Fraction share = spread.share(i);
            String text = share.toString();
            readable &= text.length() <= LONGEST_FRACTION;
            fractions = Math.max(fractions, text.length());
            most = most.compareTo(share) < 0 ? share : most;
        }
        int column = readable ? fractions + 2 : 0;
        int width = Math.max(0, columns - names - column - 2 - 3 * (SHARE + 2) - 4);
        out.println(" ".repeat(names + column + 2 + SHARE + 2)
                + Columns.right(AT_LEAST, SHARE + 2)
                + Columns.right(AT_MOST, SHARE + 2));
        if (from > 0) {
            out.println("  " + Columns.left("< " + spread.value(from), names + column) + "  "
                    + Columns.right(Percent.of(spread.atMost(from - 1)), SHARE));
        }
        for (int i = from; i < to; i++) {
            Fraction share = spread.share(i);
            String line = "  " + Columns.left(Integer.toString(spread.value(i)), names)
                    + (readable ? Columns.right(share.toString(), column) : "")
                    + "  " + Columns.right(Percent.of(share), SHARE)
                    + "  " + Columns.right(Percent.of(spread.atLeast(i)), SHARE)
                    + "  " + Columns.right(Percent.of(spread.atMost(i)), SHARE)
                    + "  " + Bars.of(share.over(most), width);
            out.println(line.stripTrailing());
        }
        if (to < spread.size()) {
            out.println("  " + Columns.left("> " + spread.value(to - 1), names + column) + "  "
                    + Columns.right(Percent.of(spread.atLeast(to)), SHARE));
        }
    }

    private static int digits(int value) {
        return Integer.toString(value).length();
    }
}
