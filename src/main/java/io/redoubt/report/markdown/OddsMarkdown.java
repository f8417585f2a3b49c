package io.redoubt.report.markdown;

import io.redoubt.exact.Fraction;
import io.redoubt.report.AmountLine;
import io.redoubt.report.Chart;
import io.redoubt.report.OddsTable;
import io.redoubt.report.OddsText;
import io.redoubt.report.Percent;
import io.redoubt.report.SpreadChart;
import io.redoubt.report.SpreadStatistics;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes odds as Markdown: a table of the outcomes, and of each quantity that would be charted; the others briefly. */
final class OddsMarkdown {
    /** Longest line of a quantity in characters; its values are reduced to a range beyond that. */
    private static final int LINE = 200;

    private final PrintWriter out;

    OddsMarkdown(PrintWriter out) {
        this.out = out;
    }

    /**
     * Writes all odds.
     *
     * @param show the name of a quantity to tabulate; empty or the name of an outcome for none in particular
     */
    void write(OddsTable odds, String show) {
        Map<String, Fraction> rows = OddsText.outcomes(odds);
        if (!rows.isEmpty()) {
            out.println();
            table("outcome", rows);
        }
        List<OddsTable.Amount> charted = OddsText.charted(odds, show);
        boolean apart = true;
        for (OddsTable.Amount amount : odds.quantities()) {
            boolean tabulated = charted.contains(amount);
            if (apart || tabulated) {
                out.println();
            }
            apart = tabulated;
            if (!tabulated) {
                item(String.join("", AmountLine.of(amount, LINE)));
            } else if (amount.spread().isPresent()) {
                spread(amount, amount.spread().get());
            } else {
                item(amount.words() + ", " + amount.average() + " on average");
                out.println();
                table("number", OddsText.rows(amount));
            }
        }
    }

    private void item(String text) {
        out.println("- " + MarkdownText.of(text.strip().replaceAll(" {3,}", ", ")));
    }

    /** Writes a row for each value; the likeliest is in bold. */
    void table(String heading, Map<String, Fraction> rows) {
        boolean exact =
                rows.values().stream().noneMatch(share -> Chart.fraction(share).isEmpty());
        Fraction most = rows.values().stream().max(Fraction::compareTo).orElse(Fraction.ONE);
        MarkdownTable table =
                new MarkdownTable(1, exact ? List.of(heading, "exactly", "odds") : List.of(heading, "odds"));
        rows.forEach((name, share) -> {
            List<String> cells = new ArrayList<>(List.of(name));
            if (exact) {
                cells.add(Chart.fraction(share));
            }
            cells.add(Percent.of(share));
            table.row(marked(cells, share.equals(most)));
        });
        table.write(out);
    }

    private static List<String> marked(List<String> cells, boolean isResult) {
        return cells.stream()
                .map(MarkdownText::of)
                .map(cell -> isResult && !cell.isEmpty() ? MarkdownText.bold(cell) : cell)
                .toList();
    }

    private void spread(OddsTable.Amount amount, SpreadStatistics spread) {
        SpreadChart.summary(amount, spread).forEach(this::item);
        out.println();
        MarkdownTable table =
                new MarkdownTable(1, List.of(MarkdownText.of(amount.name()), "odds", "at least", "at most"));
        Fraction most = SpreadChart.cells(spread).stream()
                .filter(row -> row.reach().isPresent())
                .map(SpreadChart.Cells::share)
                .max(Fraction::compareTo)
                .orElse(Fraction.ONE);
        for (SpreadChart.Cells row : SpreadChart.cells(spread)) {
            List<String> cells = new ArrayList<>(List.of(row.name(), Percent.of(row.share())));
            cells.add(row.reach().map(reach -> Percent.of(reach.atLeast())).orElse(""));
            cells.add(row.reach().map(reach -> Percent.of(reach.atMost())).orElse(""));
            table.row(marked(cells, row.reach().isPresent() && row.share().equals(most)));
        }
        table.write(out);
    }
}
