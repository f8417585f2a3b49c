package io.redoubt.report;

import io.redoubt.rules.input.PrintableText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Formats a comparison for people: the questions, a column for each, and their ranking. */
public final class CompareText {
    private static final int INDENT = 2;

    private final PrintWriter out;
    private final Paint paint;
    private final int width;

    /**
     * Creates a formatter for a page.
     *
     * @param width the width of the page in columns
     */
    public CompareText(PrintWriter out, Paint paint, int width) {
        this.out = out;
        this.paint = paint;
        this.width = width;
    }

    public void write(Comparison comparison) {
        List<CompareRows.Row> rows = CompareRows.of(comparison);
        questions(comparison);
        new CompareTable(out, paint, width, comparison, rows).write();
        legend(comparison, rows);
        missing(comparison, rows);
        refusals(comparison);
        if (comparison.questions().size() == 2) {
            out.print(comparison.bothRolled().isEmpty() ? "" : "\n");
            comparison.bothRolled().forEach(this::rolled);
        }
        comparison.remarks().forEach(remark -> faint("  " + remark));
    }

    private void questions(Comparison comparison) {
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            String lead = ++number + "  ";
            TextColumns.hang(lead + PrintableText.whole(question.text()), width, lead.length())
                    .forEach(line -> out.println(paint.bold(line)));
            String supplied = QuestionInWords.supplied(question.answer().asked());
            if (!supplied.isEmpty()) {
                String indent = " ".repeat(lead.length());
                TextColumns.hang(indent + supplied, width, lead.length())
                        .forEach(line -> out.println(paint.faint(line)));
            }
        }
    }

    private void legend(Comparison comparison, List<CompareRows.Row> rows) {
        boolean shared = rows.stream().allMatch(CompareRows.Row::isFull);
        if (rows.stream().noneMatch(CompareRows.Row::differs)) {
            boolean averages = rows.stream().anyMatch(row -> row.kind() == HeatColumns.Kind.AVERAGE);
            String none = averages ? "  No probability and no average differs." : "  No differences.";
            faint(shared ? none : "  No common value differs.");
        } else {
            faint("  * differs   ▲ the highest of its row");
        }
        List<String> averages = new ArrayList<>();
        for (CompareRows.Row row : rows) {
            if (row.kind() == HeatColumns.Kind.AVERAGE) {
                boolean plain = row.words().equals(row.name().replace('-', ' '));
                String bound = comparison.isBound(row.name()) ? HeatTable.LEAST : "";
                averages.add(row.label(rows) + (plain ? "" : " (" + row.words() + ')') + bound);
            }
        }
        if (!averages.isEmpty()) {
            faint("  On average: " + String.join(", ", averages));
        }
    }

    /** Writes which outcomes a question does not have, as opposed to a probability of 0. */
    private void missing(Comparison comparison, List<CompareRows.Row> rows) {
        Map<List<String>, List<String>> missing = new LinkedHashMap<>();
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            List<String> names = new ArrayList<>();
            for (CompareRows.Row row : rows) {
                if (row.values().get(number).isEmpty()) {
                    names.add(row.label(rows));
                }
            }
            number++;
            if (question.odds().isPresent() && !names.isEmpty()) {
                missing.computeIfAbsent(names, any -> new ArrayList<>()).add("" + number);
            }
        }
        missing.forEach((names, numbers) -> faint("  " + String.join(", ", numbers)
                + (numbers.size() == 1 ? " has no " : " have no ") + String.join(", ", names)));
    }

    private void refusals(Comparison comparison) {
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            number++;
            for (String reason : Refusals.reasons(List.of(question.answer()))) {
                faint("  " + number + " is not allowed: " + reason);
            }
        }
    }

    private void rolled(Comparison.BothRolled both) {
        Comparison.BothRolled won = both.above().compareTo(both.below()) < 0 ? both.turned() : both;
        String text = won.isOutcome()
                ? "  When both are rolled, " + won.first() + " does better than " + won.second() + " in "
                        + Percent.unbroken(won.above()) + ", worse in " + Percent.unbroken(won.below()) + ", equal in "
                        + Percent.unbroken(won.equal())
                : "  When both are rolled, " + won.words() + ": " + won.first() + " is higher in "
                        + Percent.unbroken(won.above())
                        + ", " + won.second() + " in " + Percent.unbroken(won.below()) + ", equal in "
                        + Percent.unbroken(won.equal());
        TextColumns.hang(text, width, 2 * INDENT).forEach(out::println);
    }

    private void faint(String text) {
        TextColumns.hang(text, width, 2 * INDENT).forEach(line -> out.println(paint.faint(line)));
    }
}
