package io.redoubt.cli.runtime;

import io.redoubt.rules.input.BadInputException;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/** Reads lines of bounded length, so that input without line ends cannot fill the memory. */
public final class BoundedLine {
    /** The maximum number of characters in a line. */
    public static final int LONGEST = 1 << 20;

    private BoundedLine() {}

    /**
     * Reads the next line; empty at the end of the input.
     *
     * @throws BadInputException if it is too long
     */
    public static Optional<String> read(Reader from) {
        StringBuilder line = new StringBuilder();
        try {
            int c = from.read();
            if (c < 0) {
                return Optional.empty();
            }
            while (c >= 0 && c != '\n') {
                line.append((char) c);
                if (line.length() > LONGEST) {
                    throw new BadInputException("a line is longer than " + LONGEST + " characters");
                }
                c = from.read();
            }
            return Optional.of(line.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
