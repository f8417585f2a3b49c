package io.redoubt.cli.process;

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
 * A writer that remembers why it could not write: a full disk must not look like an answer.
 *
 * <p>{@link PrintWriter} swallows the exception, which suits a closed pipe (nobody reads on) and nothing else.
 */
public final class Outlet extends PrintWriter {
    /** The bits of a file's mode that tell its kind, and two of the kinds. */
    private static final int KIND = 0170000;

    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private final Remembering stream;

    private Outlet(Remembering stream) {
        super(new OutputStreamWriter(stream, StandardCharsets.UTF_8), false);
        this.stream = stream;
    }

    /**
     * Writes to a stream.
     *
     * @param descriptor where the system tells what kind of file the stream is, for example {@code /dev/fd/1}
     */
    static Outlet to(OutputStream out, Path descriptor) {
        return new Outlet(new Remembering(out, descriptor));
    }

    /** Why something could not be written; empty if all was, or if the reader went away. */
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

        /** Whether the message says so; it does in English only. */
        private static boolean isTold(String why) {
            return why.contains("Broken pipe") || why.contains("pipe is being closed");
        }

        /** Whether it leads to a reader, who can only have gone away: a pipe or a socket is never full for good. */
        private boolean hasReader() {
            try {
                int kind = (int) Files.getAttribute(descriptor, "unix:mode") & KIND;
                return kind == PIPE || kind == SOCKET;
            } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
                return false; // a system that cannot tell
            }
        }
    }
}
