package io.redoubt.report.markdown;

import io.redoubt.report.CompareRows;
import io.redoubt.report.CompareTable;
import io.redoubt.report.CompareText;
import io.redoubt.report.Comparison;
import io.redoubt.report.HeatCells;
import io.redoubt.report.Percent;
import io.redoubt.report.QuestionInWords;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Writes a comparison as Markdown: the questions, a table with a column for each, and their ranking. */
public final class CompareMarkdown {
    private final PrintWriter out;

    public CompareMarkdown(PrintWriter out) {
        this.out = out;
    }

    public void write(Comparison comparison) {
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            String supplied = QuestionInWords.supplied(question.answer().asked());
            out.println(++number + ". " + MarkdownText.code(question.text())
                    + (supplied.isEmpty() ? "" : " – " + MarkdownText.of(supplied)));
        }
        out.println();
        table(comparison);
        List<String> notes = CompareText.notes(comparison);
        if (!notes.isEmpty()) {
            out.println();
        }
        notes.forEach(note -> out.println("- " + MarkdownText.sentence(note)));
    }

    private void table(Comparison comparison) {
        int questions = comparison.questions().size();
        List<String> head = new ArrayList<>(List.of(""));
        for (int question = 1; question <= questions; question++) {
            head.add(Integer.toString(question));
        }
        MarkdownTable table = new MarkdownTable(1, head);
        List<CompareRows.Row> rows = CompareRows.of(comparison);
        for (CompareRows.Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(MarkdownText.of(row.label(rows))));
            for (int question = 0; question < questions; question++) {
                cells.add(cell(comparison, row, question));
            }
            table.row(cells);
        }
        for (Comparison.BothRolled both : CompareTable.rolled(comparison)) {
            for (int other = 1; other <= questions; other++) {
                if (comparison.isRolled(other, both.of())) {
                    table.row(pairwise(comparison, both, other));
                }
            }
        }
        table.write(out);
    }

    private static String cell(Comparison comparison, CompareRows.Row row, int question) {
        if (comparison.questions().get(question).odds().isEmpty()) {
            return HeatCells.REFUSED;
        }
        String text = MarkdownText.of(row.text(question));
        return row.isHighest(question) ? MarkdownText.bold(text) : text;
    }

    private static List<String> pairwise(Comparison comparison, Comparison.BothRolled both, int other) {
        List<String> cells = new ArrayList<>(List.of(MarkdownText.of(CompareTable.than(both, other))));
        for (int question = 1; question <= comparison.questions().size(); question++) {
            cells.add(comparison
                    .bothRolled(question, other, both.of())
                    .map(rolled -> MarkdownText.of(Percent.of(rolled.above())))
                    .orElse(""));
        }
        return cells;
    }
}
