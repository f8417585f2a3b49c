package io.redoubt.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Optional;

/** What is written of one answer, until it is whole or too long to be held: then it goes on to where answers go. */
final class Page extends Writer {
    private static final int FIRST_ROOM = 1024;

    private final Writer out;
    private char[] text = new char[FIRST_ROOM];
    private int length;
    private boolean whole = true;
    private boolean turned;

    Page(Writer out) {
        this.out = out;
    }

    @Override
    public void write(char[] more, int from, int count) throws IOException {
        if (hasRoom(count)) {
            System.arraycopy(more, from, text, length, count);
            length += count;
        } else {
            out.write(text, 0, length);
            out.write(more, from, count);
            length = 0;
            whole = false;
        }
    }

    /** A text that was held before, and so can be again. */
    @Override
    public void write(String said) {
        if (!hasRoom(said.length())) {
            throw new IllegalArgumentException("longer than a page");
        }
        said.getChars(0, said.length(), text, length);
        length += said.length();
    }

    private boolean hasRoom(int count) {
        if (turned) {
            length = 0;
            whole = true;
            turned = false;
        }
        if (length + count > text.length && length + count <= Remembered.LONGEST_ANSWER) {
            text = Arrays.copyOf(text, Remembered.LONGEST_ANSWER);
        }
        return length + count <= text.length;
    }

    /** The answer that was let go last, where it was short enough to be held. */
    Optional<String> text() {
        return whole ? Optional.of(new String(text, 0, length)) : Optional.empty();
    }

    /** Lets an answer go. */
    void turn() {
        try {
            out.write(text, 0, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        turned = true;
    }

    @Override
    public void flush() {
        // An answer goes when it is whole.
    }

    @Override
    public void close() {
        // Where answers go serves others too.
    }
}
