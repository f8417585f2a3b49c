package io.redoubt.cli.batch;

import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Answer;
import io.redoubt.report.Comparison;
import io.redoubt.report.CsvBatch;
import io.redoubt.report.UntilResult;
import io.redoubt.report.json.JsonReport;
import io.redoubt.report.json.QuotedStringCache;
import io.redoubt.rules.input.BadInputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes the answers and errors of a batch in its format. */
interface BatchOutput extends AutoCloseable {
    void answer(long line, Answer answer);

    void first(long line, UntilResult first);

    void compare(long line, Comparison comparison);

    void error(long line, String message, OptionalInt column, ExitCode exit);

    /** Returns the text of the last answer; empty if it cannot be reused for another line, or is too long. */
    Optional<String> said();

    /**
     * Begins the answer to a question.
     *
     * @param id the member that identifies it, as JSON; empty if the question has none
     */
    void begin(Optional<String> id);

    /** Writes an answer that is a line of JSON already. */
    void line(String json);

    /** Writes the cached text of an answer. */
    void again(String said);

    @Override
    void close();

    /** Creates a sink that writes one JSON object per line. */
    static BatchOutput json(Writer out, QuotedStringCache words) {
        AnswerBuffer page = new AnswerBuffer(out);
        JsonReport report = new JsonReport(page, words);
        return new BatchOutput() {
            @Override
            public void answer(long line, Answer answer) {
                report.write(answer);
                turn();
            }

            @Override
            public void first(long line, UntilResult first) {
                report.write(first);
                turn();
            }

            @Override
            public void compare(long line, Comparison comparison) {
                report.write(comparison);
                turn();
            }

            @Override
            public void error(long line, String message, OptionalInt column, ExitCode exit) {
                report.error(line, message, column, exit.code());
                turn();
            }

            @Override
            public void begin(Optional<String> id) {
                page.begin(id.orElse(""));
            }

            @Override
            public void line(String json) {
                char[] text = json.toCharArray();
                try {
                    page.write(text, 0, text.length);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                page.turn();
            }

            private void turn() {
                report.flush();
                page.turn();
            }

            @Override
            public Optional<String> said() {
                return page.text();
            }

            @Override
            public void again(String said) {
                page.write(said);
                page.turn();
            }

            @Override
            public void close() {
                report.close();
            }
        };
    }

    /** Creates a sink that writes CSV rows, which begin with the line number, so that no answer can be reused. */
    static BatchOutput csv(Writer out) {
        PrintWriter writer = new PrintWriter(out);
        CsvBatch report = new CsvBatch(writer);
        return new BatchOutput() {
            @Override
            public void answer(long line, Answer answer) {
                report.write(line, answer);
            }

            @Override
            public void first(long line, UntilResult first) {
                report.write(line, first);
            }

            @Override
            public void compare(long line, Comparison comparison) {
                report.write(line, comparison);
            }

            @Override
            public void error(long line, String message, OptionalInt column, ExitCode exit) {
                report.error(line, message, exit.code());
            }

            @Override
            public void begin(Optional<String> id) {
                if (id.isPresent()) {
                    throw new BadInputException("the key id is not available with --format csv; rows begin with the "
                            + "number of the line");
                }
            }

            @Override
            public void line(String json) {
                throw new BadInputException("--format csv: foresee and plan answer in JSON only");
            }

            @Override
            public Optional<String> said() {
                return Optional.empty();
            }

            @Override
            public void again(String said) {
                throw new IllegalStateException("no line of a table is like another");
            }

            @Override
            public void close() {
                writer.flush();
            }
        };
    }
}
