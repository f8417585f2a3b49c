package io.redoubt.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A writer that remembers why it could not write: a full disk must not look like an answer.
 *
 * <p>{@link PrintWriter} swallows the exception, which suits a closed pipe (nobody reads on) and nothing else.
 */
final class Outlet extends PrintWriter {
    private final Remembering stream;

    private Outlet(Remembering stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
        this.stream = stream;
    }

    static Outlet to(OutputStream out) {
        return new Outlet(new Remembering(out));
    }

    /** Why something could not be written; empty if all was, or if the reader went away. */
    Optional<String> failure() {
        flush();
        return stream.failure;
    }

    private static final class Remembering extends FilterOutputStream {
        private Optional<String> failure = Optional.empty();

        private Remembering(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                String why = String.valueOf(e.getMessage());
                if (!why.contains("Broken pipe") && !why.contains("pipe is being closed")) {
                    failure = Optional.of(why);
                }
                throw e;
            }
        }
    }
}
