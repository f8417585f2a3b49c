package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a column for each question; columns that do not fit side by side follow below. */
public final class CompareTable {
    private static final String DIFFERS = "* ";
    private static final String HIGHEST = " ▲";
    private static final String UNMARKED = "  ";
    private static final String ITSELF = "·";
    private static final int CELL = 7;
    private static final int COLUMN = 2 + CELL + HIGHEST.length();

    private final PrintWriter out;
    private final Paint paint;
    private final Comparison comparison;
    private final List<CompareRows.Row> rows;
    private final List<Comparison.BothRolled> rolled;
    private final int names;
    private final int most;

    CompareTable(PrintWriter out, Paint paint, int width, Comparison comparison, List<CompareRows.Row> rows) {
        this.out = out;
        this.paint = paint;
        this.comparison = comparison;
        this.rows = rows;
        this.rolled = rolled(comparison);
        int widest = 0;
        for (CompareRows.Row row : rows) {
            widest = Math.max(widest, row.label(rows).length());
        }
        for (Comparison.BothRolled both : rolled) {
            widest = Math.max(widest, than(both, comparison.questions().size()).length());
        }
        this.names = widest;
        this.most = Math.max(1, (width + HIGHEST.length() - UNMARKED.length() - widest) / COLUMN);
    }

    /** Returns one row per compared item; empty for two questions, which are compared in a sentence. */
    public static List<Comparison.BothRolled> rolled(Comparison comparison) {
        Map<String, Comparison.BothRolled> rolled = new LinkedHashMap<>();
        if (comparison.questions().size() > 2) {
            comparison.bothRolled().forEach(both -> rolled.putIfAbsent(both.of(), both));
        }
        return List.copyOf(rolled.values());
    }

    void write() {
        for (int from = 0; from < comparison.questions().size(); from += most) {
            int to = Math.min(from + most, comparison.questions().size());
            List<String> numbers = new ArrayList<>();
            for (int question = from; question < to; question++) {
                numbers.add(TextColumns.right("" + (question + 1), CELL));
            }
            out.println();
            out.println(paint.bold(line(UNMARKED, "", numbers)));
            for (CompareRows.Row row : rows) {
                List<String> cells = new ArrayList<>();
                for (int question = from; question < to; question++) {
                    cells.add(cell(row, question));
                }
                out.println(line(row.differs() ? DIFFERS : UNMARKED, row.label(rows), cells));
            }
            for (Comparison.BothRolled both : rolled) {
                out.println();
                for (int other = 1; other <= comparison.questions().size(); other++) {
                    if (comparison.isRolled(other, both.of())) {
                        out.println(line(UNMARKED, than(both, other), pairwiseRows(both, other, from, to)));
                    }
                }
            }
        }
    }

    /** Returns the probabilities that each question does better than another. */
    private List<String> pairwiseRows(Comparison.BothRolled both, int other, int from, int to) {
        List<String> cells = new ArrayList<>();
        for (int question = from + 1; question <= to; question++) {
            Optional<Fraction> chance =
                    comparison.bothRolled(question, other, both.of()).map(Comparison.BothRolled::above);
            cells.add(
                    question == other
                            ? TextColumns.right(ITSELF, CELL)
                            : chance.map(share -> paint.shaded(
                                            TextColumns.right(Percent.of(share), CELL), share.doubleValue()))
                                    .orElse(" ".repeat(CELL)));
        }
        return cells;
    }

    /** Returns the label of the row with the probabilities of a higher result than that of another question. */
    public static String than(Comparison.BothRolled both, int other) {
        return (both.isOutcome() ? "better than " : "more " + both.of() + " than ") + other;
    }

    private String cell(CompareRows.Row row, int question) {
        if (comparison.questions().get(question).odds().isEmpty()) {
            return TextColumns.right(HeatCells.REFUSED, CELL);
        }
        String text = TextColumns.right(row.text(question), CELL);
        if (row.isHighest(question)) {
            return paint.bold(text + HIGHEST);
        }
        return text;
    }

    private String line(String mark, String name, List<String> cells) {
        StringBuilder line = new StringBuilder(mark).append(TextColumns.left(name, names));
        for (int i = 0; i < cells.size(); i++) {
            boolean last = i == cells.size() - 1;
            boolean marked = cells.get(i).contains(HIGHEST);
            line.append("  ").append(cells.get(i)).append(marked || last ? "" : UNMARKED);
        }
        return line.toString().stripTrailing();
    }
}
