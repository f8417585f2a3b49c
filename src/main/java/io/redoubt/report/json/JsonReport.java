package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Answer;
import io.redoubt.report.Comparison;
import io.redoubt.report.UntilResult;
import io.redoubt.rules.input.InputField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes answers for programs: one JSON object per line. */
public final class JsonReport implements AutoCloseable {
    private final JsonGenerator json;
    private final AnswerJson answers;

    public JsonReport(Writer out) {
        this(JsonLines.on(out));
    }

    /** Creates a writer for many answers, which share most of their words. */
    public JsonReport(Writer out, QuotedStringCache words) {
        this(JsonLines.on(out, words));
    }

    private JsonReport(JsonGenerator json) {
        this.json = json;
        this.answers = new AnswerJson(json);
    }

    /** Writes one answer. */
    public void write(Answer answer) {
        try {
            answers.write(answer);
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes the result of a search for the first value: the odds of the value, the number of values counted, and the
     * value before.
     */
    public void write(UntilResult first) {
        try {
            answers.write(first.found().answer(), () -> until(first));
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a comparison. */
    public void write(Comparison comparison) {
        try {
            new CompareJson(json, answers).write(comparison);
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void until(UntilResult first) throws IOException {
        json.writeObjectFieldStart("until");
        json.writeStringField("condition", first.condition());
        json.writeBooleanField("holds", first.end() == UntilResult.End.HOLDS);
        json.writeStringField("input", InputField.key(first.axis().name()));
        value(first, first.place());
        json.writeNumberField("counted", first.tried().size());
        if (first.place() > 0) {
            json.writeObjectFieldStart("before");
            value(first, first.place() - 1);
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private void value(UntilResult first, int place) throws IOException {
        json.writeStringField("value", first.axis().values().get(place));
        Optional<Fraction> chance = first.tried().get(place).chance();
        if (chance.isPresent()) {
            json.writeNumberField("odds", chance.get().doubleValue());
            json.writeStringField("exact", chance.get().toString());
        }
    }

    /**
     * Writes the error of one line of a batch.
     *
     * @param column the column of the error, if it has one place
     */
    public void error(long line, String message, OptionalInt column, int exit) {
        try {
            json.writeStartObject();
            json.writeNumberField("line", line);
            json.writeStringField("error", message);
            if (column.isPresent()) {
                json.writeNumberField("column", column.getAsInt());
            }
            json.writeNumberField("exit", exit);
            json.writeEndObject();
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Flushes the output. */
    public void flush() {
        try {
            json.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        JsonLines.close(json);
    }

    /** Defines what a condition to count on to comes to, and the error of a line. */
    public static void define(Map<String, SchemaNode> shapes) {
        shapes.put("until", untilShape());
        shapes.put("error", errorShape());
    }

    private static SchemaNode untilShape() {
        SchemaNode before = new ObjectSchema()
                .with("value", SchemaNode.text())
                .perhaps("odds", SharedShapes.CHANCE)
                .perhaps("exact", SharedShapes.FRACTION)
                .object();
        return new ObjectSchema()
                .with("condition", SchemaNode.text())
                .with("holds", SchemaNode.truth())
                .with("input", SchemaNode.text())
                .with("value", SchemaNode.text())
                .perhaps("odds", SharedShapes.CHANCE)
                .perhaps("exact", SharedShapes.FRACTION)
                .with("counted", SharedShapes.INDEX)
                .perhaps("before", before)
                .object();
    }

    private static SchemaNode errorShape() {
        return new ObjectSchema()
                .with("line", SharedShapes.INDEX)
                .with("error", SchemaNode.text())
                .perhaps("column", SharedShapes.INDEX)
                .perhaps("id", SharedShapes.ID)
                .with("exit", SchemaNode.whole().and("enum", List.of(2, 4, 70)))
                .object()
                .told("error in a line of a batch");
    }
}
