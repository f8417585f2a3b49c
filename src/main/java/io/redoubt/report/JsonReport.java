package io.redoubt.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** Answers for programs: one JSON object a line. */
public final class JsonReport implements AutoCloseable {
    private final JsonGenerator json;
    private final AnswerJson answers;
    private boolean written;

    public JsonReport(Writer out) {
        json = JsonLines.on(out);
        answers = new AnswerJson(json);
    }

    /** Writes one answer; the line ends when the next begins or the report is closed. */
    public void write(Answer answer) {
        written = true;
        try {
            answers.write(answer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes what was wrong with one line of a batch. */
    public void error(long line, String message, int exit) {
        written = true;
        try {
            json.writeStartObject();
            json.writeNumberField("line", line);
            json.writeStringField("error", message);
            json.writeNumberField("exit", exit);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        JsonLines.end(json, written);
    }
}
