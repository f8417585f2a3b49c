package io.redoubt.cli.lookahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Csv;
import io.redoubt.report.Paint;
import io.redoubt.report.TextColumns;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.report.markdown.MarkdownTable;
import io.redoubt.report.markdown.MarkdownText;
import io.redoubt.rules.input.InputField;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes the result of {@code --until}: the value found, and the one before it. */
final class UntilWriter {
    private static final String NONE = "–";

    private final PrintWriter out;
    private final String title;
    private final List<String> columns;

    /**
     * Creates a writer.
     *
     * @param title the subject of the table
     * @param columns the headings of the columns after the value: the number of the condition, and those of each row
     */
    UntilWriter(PrintWriter out, String title, List<String> columns) {
        this.out = out;
        this.title = title;
        this.columns = columns;
    }

    /** Writes a table for people. */
    void text(UntilOutlook<?> until, Paint paint, int width) {
        TextColumns.hang(title, width, 2).forEach(line -> out.println(paint.bold(line)));
        out.println();
        TextColumns.hang("  " + until.sentence(), width, 2).forEach(line -> out.println(paint.bold(line)));
        out.println();
        List<List<String>> lines = lines(until);
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < lines.get(0).size(); column++) {
            int at = column;
            widths.add(
                    lines.stream().mapToInt(line -> line.get(at).length()).max().orElse(0));
        }
        for (List<String> line : lines) {
            StringBuilder row = new StringBuilder(TextColumns.left(line.get(0), widths.get(0)));
            for (int column = 1; column < line.size(); column++) {
                boolean last = column > 1 && column == line.size() - 1;
                row.append("  ")
                        .append(last ? line.get(column) : TextColumns.right(line.get(column), widths.get(column)));
            }
            int indent = widths.get(0) + 2 + widths.get(1) + 2;
            TextColumns.hang(row.toString().stripTrailing(), width, Math.min(indent, width / 2))
                    .forEach(out::println);
        }
        List<String> notes = until.notes();
        if (!notes.isEmpty()) {
            out.println();
        }
        notes.forEach(note -> TextColumns.hang("  " + note, width, 4).forEach(out::println));
    }

    /** Writes a Markdown table. */
    void markdown(UntilOutlook<?> until) {
        out.println(MarkdownText.bold(MarkdownText.of(until.sentence())));
        out.println();
        out.println("- " + MarkdownText.sentence(title));
        until.notes().forEach(note -> out.println("- " + MarkdownText.sentence(note)));
        out.println();
        List<List<String>> lines = lines(until);
        MarkdownTable table = new MarkdownTable(1, escaped(lines.get(0)));
        lines.subList(1, lines.size()).forEach(line -> table.row(escaped(line)));
        table.write(out);
    }

    private static List<String> escaped(List<String> cells) {
        return cells.stream().map(MarkdownText::of).toList();
    }

    private List<List<String>> lines(UntilOutlook<?> until) {
        List<String> head = new ArrayList<>(List.of(until.axis().heading()));
        head.addAll(columns);
        List<List<String>> lines = new ArrayList<>(List.of(head));
        for (UntilOutlook.Row<?> row : until.shown()) {
            List<String> line = new ArrayList<>(List.of(row.value()));
            line.add(row.number().map(until::number).orElse(NONE));
            line.addAll(row.cells());
            while (line.size() < head.size()) {
                line.add("");
            }
            lines.add(line);
        }
        return lines;
    }

    /** Writes rows for spreadsheets. */
    void csv(UntilOutlook<?> until) {
        Csv.row(out, List.of(until.axis().name(), "until", "odds", "exact", "complete", "at_most", "reason"));
        for (UntilOutlook.Row<?> row : until.shown()) {
            boolean found = row.value().equals(until.found().value());
            Csv.row(
                    out,
                    List.of(
                            row.value(),
                            found ? until.end().word() : "before",
                            row.number().map(Csv::decimal).orElse(""),
                            row.number().map(Fraction::toString).orElse(""),
                            row.number().isEmpty()
                                    ? ""
                                    : Boolean.toString(row.atMost().isEmpty()),
                            row.atMost().map(Fraction::toString).orElse(""),
                            row.reason()));
        }
    }

    /**
     * Writes the key {@code until} of an answer.
     *
     * @param condition the condition in the notation of the option
     */
    static void json(JsonGenerator json, UntilOutlook<?> until, String condition) throws IOException {
        json.writeObjectFieldStart("until");
        json.writeStringField("condition", condition);
        json.writeBooleanField("holds", until.end() == UntilOutlook.End.HOLDS);
        json.writeStringField("input", InputField.key(until.axis().name()));
        row(json, until.found());
        json.writeNumberField("counted", until.rows().size());
        if (until.place() > 0) {
            json.writeObjectFieldStart("before");
            row(json, until.rows().get(until.place() - 1));
            json.writeEndObject();
        }
        json.writeArrayFieldStart("notes");
        for (String note : until.notes()) {
            json.writeString(note);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void row(JsonGenerator json, UntilOutlook.Row<?> row) throws IOException {
        json.writeStringField("value", row.value());
        Optional<Fraction> number = row.number();
        if (number.isPresent()) {
            json.writeNumberField("odds", number.get().doubleValue());
            json.writeStringField("exact", number.get().toString());
            json.writeBooleanField("complete", row.atMost().isEmpty());
        }
        Optional<Fraction> most = row.atMost();
        if (most.isPresent()) {
            json.writeStringField("atMost", most.get().toString());
        }
    }

    /** Returns the shape of the key {@code until}. */
    static SchemaNode shape() {
        return row().with("condition", SchemaNode.text())
                .with("holds", SchemaNode.truth())
                .with("input", SchemaNode.text())
                .with("counted", SharedShapes.INDEX)
                .perhaps("before", row().object())
                .with("notes", SharedShapes.TEXTS)
                .object();
    }

    private static ObjectSchema row() {
        return new ObjectSchema()
                .with("value", SchemaNode.text())
                .perhaps("odds", SchemaNode.number())
                .perhaps("exact", SharedShapes.AMOUNT)
                .perhaps("complete", SchemaNode.truth().told("false if a better plan may exist"))
                .perhaps("atMost", SharedShapes.AMOUNT.told("upper bound of the value; only if not complete"));
    }
}
