package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes a comparison for spreadsheets: a row for each outcome and quantity, two columns for each question. */
public final class CompareCsv {
    private final PrintWriter out;

    public CompareCsv(PrintWriter out) {
        this.out = out;
    }

    public void write(Comparison comparison) {
        List<String> header = new ArrayList<>(List.of("row"));
        List<String> asked = new ArrayList<>(List.of("question"));
        List<String> answered = new ArrayList<>(List.of("answer"));
        for (Comparison.Compared question : comparison.questions()) {
            String name = "question_" + (answered.size() / 2 + 1);
            header.addAll(List.of(name, name + "_exact"));
            asked.addAll(List.of(question.text(), ""));
            answered.addAll(List.of(question.odds().isPresent() ? "odds" : "refused", ""));
        }
        header.addAll(List.of("differs", "highest"));
        Csv.row(out, header);
        Csv.row(out, padded(asked, header.size()));
        Csv.row(out, padded(answered, header.size()));
        CompareRows.of(comparison).forEach(this::row);
        Set<String> ofs = new LinkedHashSet<>();
        comparison.bothRolled().forEach(both -> ofs.add(both.of()));
        for (String of : ofs) {
            for (int other = 1; other <= comparison.questions().size(); other++) {
                rolled(comparison, of, other, header.size());
            }
        }
    }

    private void row(CompareRows.Row row) {
        List<String> cells = new ArrayList<>();
        cells.add(row.kind() == HeatColumns.Kind.AVERAGE ? row.name() + "_mean" : row.name());
        List<String> highest = new ArrayList<>();
        for (int question = 0; question < row.values().size(); question++) {
            value(cells, row.values().get(question));
            if (row.isHighest(question)) {
                highest.add("" + (question + 1));
            }
        }
        cells.add(Boolean.toString(row.differs()));
        cells.add(String.join("; ", highest));
        Csv.row(out, cells);
    }

    private void rolled(Comparison comparison, String of, int other, int width) {
        List<String> cells = new ArrayList<>();
        cells.add(of.equals(Comparison.OUTCOME) ? "better_than_" + other : "more_" + of + "_than_" + other);
        for (int question = 1; question <= comparison.questions().size(); question++) {
            value(cells, comparison.bothRolled(question, other, of).map(Comparison.BothRolled::above));
        }
        Csv.row(out, padded(cells, width));
    }

    private static void value(List<String> cells, Optional<Fraction> value) {
        cells.add(value.map(Csv::decimal).orElse(""));
        cells.add(value.map(Fraction::toString).orElse(""));
    }

    private static List<String> padded(List<String> cells, int width) {
        List<String> padded = new ArrayList<>(cells);
        while (padded.size() < width) {
            padded.add("");
        }
        return padded;
    }
}
