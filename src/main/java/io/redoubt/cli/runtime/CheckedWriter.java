package io.redoubt.cli.runtime;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A writer that keeps the reason why it could not write: a full disk must not look like a complete answer.
 *
 * <p>{@link PrintWriter} swallows the exception, which is right for a closed pipe without a reader, but not otherwise.
 */
public final class CheckedWriter extends PrintWriter {
    /** The bits of a file mode that hold its type, and the values of two types. */
    private static final int KIND = 0170000;

    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private final Remembering stream;

    private CheckedWriter(Remembering stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
        this.stream = stream;
    }

    /**
     * Creates a writer to a stream.
     *
     * @param descriptor the path at which the system shows the file type of the stream, for example {@code /dev/fd/1}
     */
    static CheckedWriter to(OutputStream out, Path descriptor) {
        return new CheckedWriter(new Remembering(out, descriptor));
    }

    /**
     * Returns the reason why something could not be written; empty if there was no error, or the reader of a pipe went
     * away.
     */
    public Optional<String> failure() {
        flush();
        return stream.failure;
    }

    private static final class Remembering extends FilterOutputStream {
        private final Path descriptor;
        private volatile Optional<String> failure = Optional.empty();

        private Remembering(OutputStream out, Path descriptor) {
            super(out);
            this.descriptor = descriptor;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                String why = String.valueOf(e.getMessage());
                if (!isTold(why) && !hasReader()) {
                    failure = Optional.of(why);
                }
                throw e;
            }
        }

        /** Returns whether the message names a broken pipe, which it does in English only. */
        private static boolean isTold(String why) {
            return why.contains("Broken pipe") || why.contains("pipe is being closed");
        }

        /**
         * Returns whether the stream is a pipe or a socket. A write to one fails only because the reader has gone: it
         * is never full for good.
         */
        private boolean hasReader() {
            try {
                int kind = (int) Files.getAttribute(descriptor, "unix:mode") & KIND;
                return kind == PIPE || kind == SOCKET;
            } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
                return false; // this system does not support the attribute
            }
        }
    }
}
