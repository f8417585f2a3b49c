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
        faint(legend(rows));
        averages(comparison, rows).forEach(this::faint);
        missing(comparison, rows).forEach(this::faint);
        refusals(comparison).forEach(this::faint);
        List<String> rolled = rolled(comparison);
        out.print(rolled.isEmpty() ? "" : "\n");
        rolled.forEach(text -> TextColumns.hang("  " + text, width, 2 * INDENT).forEach(out::println));
        comparison.remarks().forEach(this::faint);
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

    private static String legend(List<CompareRows.Row> rows) {
        if (rows.stream().anyMatch(CompareRows.Row::differs)) {
            return "* differs   ▲ the highest of its row";
        }
        return equal(rows);
    }

    private static String equal(List<CompareRows.Row> rows) {
        boolean shared = rows.stream().allMatch(CompareRows.Row::isFull);
        boolean averages = rows.stream().anyMatch(row -> row.kind() == HeatColumns.Kind.AVERAGE);
        String none = averages ? "No probability and no average differs." : "No differences.";
        return shared ? none : "No common value differs.";
    }

    private static List<String> averages(Comparison comparison, List<CompareRows.Row> rows) {
        List<String> averages = new ArrayList<>();
        for (CompareRows.Row row : rows) {
            if (row.kind() == HeatColumns.Kind.AVERAGE) {
                boolean plain = row.words().equals(row.name().replace('-', ' '));
                String bound = comparison.isBound(row.name()) ? HeatTable.LEAST : "";
                averages.add(row.label(rows) + (plain ? "" : " (" + row.words() + ')') + bound);
            }
        }
        return averages.isEmpty() ? List.of() : List.of("On average: " + String.join(", ", averages));
    }

    /** Returns which outcomes a question does not have, as opposed to a probability of 0. */
    private static List<String> missing(Comparison comparison, List<CompareRows.Row> rows) {
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
        List<String> lines = new ArrayList<>();
        missing.forEach((names, numbers) -> lines.add(String.join(", ", numbers)
                + (numbers.size() == 1 ? " has no " : " have no ")
                + String.join(", ", names)));
        return lines;
    }

    private static List<String> refusals(Comparison comparison) {
        List<String> refusals = new ArrayList<>();
        int number = 0;
        for (Comparison.Compared question : comparison.questions()) {
            number++;
            for (String reason : Refusals.reasons(List.of(question.answer()))) {
                refusals.add(number + " is not allowed: " + reason);
            }
        }
        return refusals;
    }

    /** Returns the ranking of two questions, a sentence for each compared item; a table ranks more. */
    private static List<String> rolled(Comparison comparison) {
        return comparison.questions().size() == 2
                ? comparison.bothRolled().stream().map(CompareText::rolled).toList()
                : List.of();
    }

    private static String rolled(Comparison.BothRolled both) {
        Comparison.BothRolled won = both.above().compareTo(both.below()) < 0 ? both.turned() : both;
        return won.isOutcome()
                ? "When both are rolled, " + won.first() + " does better than " + won.second() + " in "
                        + Percent.unbroken(won.above()) + ", worse in " + Percent.unbroken(won.below()) + ", equal in "
                        + Percent.unbroken(won.equal())
                : "When both are rolled, " + won.words() + ": " + won.first() + " is higher in "
                        + Percent.unbroken(won.above())
                        + ", " + won.second() + " in " + Percent.unbroken(won.below()) + ", equal in "
                        + Percent.unbroken(won.equal());
    }

    /** Returns all that a table of the comparison, with the highest value of each row marked, does not say. */
    public static List<String> notes(Comparison comparison) {
        List<CompareRows.Row> rows = CompareRows.of(comparison);
        List<String> notes = new ArrayList<>(rolled(comparison));
        if (rows.stream().noneMatch(CompareRows.Row::differs)) {
            notes.add(equal(rows));
        }
        notes.addAll(averages(comparison, rows));
        notes.addAll(missing(comparison, rows));
        notes.addAll(refusals(comparison));
        notes.addAll(comparison.remarks());
        return notes;
    }

    private void faint(String text) {
        TextColumns.hang("  " + text, width, 2 * INDENT).forEach(line -> out.println(paint.faint(line)));
    }
}
