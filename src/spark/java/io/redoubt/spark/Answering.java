package io.redoubt.spark;

import io.redoubt.cli.batch.BatchAnswers;
import io.redoubt.cli.batch.Chunk;
import io.redoubt.cli.batch.LineReader;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;

/** The answers to the lines of one part, computed one by one on request; none is kept. */
final class Answering implements Iterator<String> {
    /** The number of characters of a typical answer. */
    private static final int ANSWER = 2048;

    private final LineReader lines;
    private final BatchAnswers answers;
    private final Consumer<String> complain;
    private final Consumer<ExitCode> ended;
    private ExitCode exit = ExitCode.ANSWERED;
    private Optional<String> next;

    /**
     * Starts to answer a part.
     *
     * @param part the part that the stream contains
     * @param complain accepts the messages of a batch on standard error
     * @param ended accepts the highest exit code of a line, once, after the last answer
     */
    Answering(Part part, InputStream in, Environment world, Consumer<String> complain, Consumer<ExitCode> ended) {
        this.lines = new LineReader(in, part.line());
        this.answers = new BatchAnswers(world, AnswerSettings.Format.JSON);
        this.complain = complain;
        this.ended = ended;
        this.next = answer();
    }

    /** Returns the next answer without a line end; comments and blank lines have none. */
    private Optional<String> answer() {
        try {
            for (Chunk line = lines.chunk(1); line.size() > 0; line = lines.chunk(1)) {
                StringWriter text = new StringWriter(ANSWER);
                BatchAnswers.Answers told = answers.answer(line, text);
                exit = exit.or(told.exit());
                told.complaints().lines().forEach(complain);
                if (!text.toString().isEmpty()) {
                    return Optional.of(text.toString().stripTrailing());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        ended.accept(exit);
        return Optional.empty();
    }

    @Override
    public boolean hasNext() {
        return next.isPresent();
    }

    @Override
    public String next() {
        String answer = next.orElseThrow(NoSuchElementException::new);
        next = answer();
        return answer;
    }
}
