package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes a quantity in full: its spread, then each value with its probability and the cumulative ones in both
 * directions.
 */
public final class SpreadChart {
    /** Number of rows that are always shown; beyond it, rows at either end that would read as nothing are dropped. */
    private static final int FEW_ROWS = 16;

    /** Number of rows above which several values share a row. */
    private static final int MOST_ROWS = 40;

    /** Number of values above which a user is told how to get all of them. */
    private static final int MOST_READ = 1_000;

    private static final int ROWS_TOGETHER = 30;
    private static final List<Integer> STEPS = List.of(2, 5, 10, 20, 50);
    private static final int DECADE = 10;
    private static final Fraction UNLIKELY = Fraction.of(1, 2000);
    private static final int LONGEST_FRACTION = 23;
    private static final int SHARE = 7;

    private final PrintWriter out;
    private final int columns;

    /**
     * The values of one row.
     *
     * @param from the index of the first value
     * @param to the index of the last value
     */
    private record Row(int from, int to, String name) {
        Fraction share(SpreadStatistics spread) {
            return from == to ? spread.share(from) : spread.between(from, to);
        }
    }

    SpreadChart(PrintWriter out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    void write(OddsTable.Amount amount, SpreadStatistics spread) {
        summary(amount, spread).forEach(line -> hang("  " + line));
        chart(spread, rows(spread));
    }

    /**
     * Returns the average and the spread of a quantity, in two sentences, and a third on how to get all values if they
     * are too many to read.
     */
    public static List<String> summary(OddsTable.Amount amount, SpreadStatistics spread) {
        List<String> sentences = new ArrayList<>(List.of(
                amount.words() + ", " + amount.average() + " on average, standard deviation "
                        + Decimals.root(spread.variance()),
                likely(spread)));
        if (spread.size() > MOST_READ) {
            sentences.add(spread.size() + " values; --json --patience 10s lists each with its exact probability");
        }
        return sentences;
    }

    /**
     * One row in numbers.
     *
     * @param share the probability of its values
     * @param reach the cumulative probabilities; empty for combined values at an end
     */
    public record Cells(String name, Fraction share, Optional<Reach> reach) {}

    /** The probabilities of at least the lowest value of a row, and at most its highest. */
    public record Reach(Fraction atLeast, Fraction atMost) {}

    /** Returns the rows of the chart, those of combined values at either end included. */
    public static List<Cells> cells(SpreadStatistics spread) {
        List<Row> rows = rows(spread);
        Row first = rows.get(0);
        Row last = rows.get(rows.size() - 1);
        List<Cells> cells = new ArrayList<>();
        if (first.from() > 0) {
            cells.add(new Cells(below(spread, first), spread.atMost(first.from() - 1), Optional.empty()));
        }
        for (Row row : rows) {
            Reach reach = new Reach(spread.atLeast(row.from()), spread.atMost(row.to()));
            cells.add(new Cells(row.name(), row.share(spread), Optional.of(reach)));
        }
        if (last.to() < spread.size() - 1) {
            cells.add(new Cells(above(spread, last), spread.atLeast(last.to() + 1), Optional.empty()));
        }
        return cells;
    }

    private static String below(SpreadStatistics spread, Row first) {
        return first.from() > 0 ? "< " + spread.value(first.from()) : "";
    }

    private static String above(SpreadStatistics spread, Row last) {
        return last.to() < spread.size() - 1 ? "> " + spread.value(last.to()) : "";
    }

    private static List<Row> rows(SpreadStatistics spread) {
        boolean many = spread.size() > FEW_ROWS;
        int from = many ? spread.firstWith(UNLIKELY) : 0;
        int to = many ? spread.lastWith(UNLIKELY) : spread.size() - 1;
        return to - from < MOST_ROWS ? singly(spread, from, to) : together(spread, from, to);
    }

    private void hang(String line) {
        TextColumns.hang(line, columns, 2).forEach(out::println);
    }

    /** Returns the most frequent value, the median, the middle half, and nine in ten. */
    private static String likely(SpreadStatistics spread) {
        List<Integer> modes = spread.modes();
        String most = modes.size() > 3
                ? modes.size() + " values equally often"
                : "most often "
                        + String.join(
                                " or ", modes.stream().map(String::valueOf).toList());
        return most + ", median " + spread.quantile(50) + "; half of all " + range(spread, 25, 75) + ", nine in ten "
                + range(spread, 5, 95);
    }

    private static String range(SpreadStatistics spread, int from, int to) {
        int low = spread.quantile(from);
        int high = spread.quantile(to);
        return low == high ? Integer.toString(low) : low + " to " + high;
    }

    private static List<Row> singly(SpreadStatistics spread, int from, int to) {
        List<Row> rows = new ArrayList<>();
        for (int i = from; i <= to; i++) {
            rows.add(new Row(i, i, Integer.toString(spread.value(i))));
        }
        return rows;
    }

    /** Returns rows of 2, 5, 10, 20 … values each. */
    private static List<Row> together(SpreadStatistics spread, int from, int to) {
        int step = step(((long) spread.value(to) - spread.value(from)) / ROWS_TOGETHER);
        List<Row> rows = new ArrayList<>();
        int first = from;
        for (int i = from; i <= to; i++) {
            int group = Math.floorDiv(spread.value(i), step);
            if (i == to || Math.floorDiv(spread.value(i + 1), step) != group) {
                rows.add(new Row(first, i, name(spread.value(first), spread.value(i))));
                first = i + 1;
            }
        }
        return rows;
    }

    private static String name(int from, int to) {
        return from == to ? Integer.toString(from) : from + " to " + to;
    }

    private static int step(long least) {
        int decade = 1;
        while (true) {
            for (int step : STEPS) {
                if ((long) step * decade >= least) {
                    return step * decade;
                }
            }
            decade *= DECADE;
        }
    }

    private void chart(SpreadStatistics spread, List<Row> rows) {
        Row first = rows.get(0);
        Row last = rows.get(rows.size() - 1);
        String below = below(spread, first);
        String above = above(spread, last);
        int names = Math.max(below.length(), above.length());
        int fractions = 0;
        Fraction most = Fraction.ZERO;
        for (Row row : rows) {
            Fraction share = row.share(spread);
            names = Math.max(names, row.name().length());
            if (fractions <= LONGEST_FRACTION) { // beyond it, no column is needed
                fractions = Math.max(fractions, share.toString().length());
            }
            most = most.compareTo(share) < 0 ? share : most;
        }
        // A column of unreadable fractions is less useful than none.
        int column = fractions > LONGEST_FRACTION ? 0 : fractions + 2;
        int width = Math.max(0, columns - names - column - 3 * (SHARE + 2) - 4);
        out.println(" ".repeat(names + column + SHARE + 4)
                + TextColumns.right("at least", SHARE + 2)
                + TextColumns.right("at most", SHARE + 2));
        if (!below.isEmpty()) {
            tail(below, names + column, spread.atMost(first.from() - 1));
        }
        for (Row row : rows) {
            Fraction share = row.share(spread);
            String line = "  " + TextColumns.left(row.name(), names)
                    + (column > 0 ? TextColumns.right(share.toString(), column) : "")
                    + "  " + percent(share)
                    + "  " + percent(spread.atLeast(row.from()))
                    + "  " + percent(spread.atMost(row.to()))
                    + "  " + TextBar.of(share.over(most), width);
            out.println(line.stripTrailing());
        }
        if (!above.isEmpty()) {
            tail(above, names + column, spread.atLeast(last.to() + 1));
        }
    }

    private void tail(String name, int width, Fraction share) {
        out.println("  " + TextColumns.left(name, width) + "  " + percent(share));
    }

    private static String percent(Fraction share) {
        return TextColumns.right(Percent.of(share), SHARE);
    }
}
