package io.redoubt.cli.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Optional;

/** A buffer for one answer. An answer longer than the buffer is passed on to the output while it is written. */
final class AnswerBuffer extends Writer {
    private static final int FIRST_ROOM = 1024;

    private final Writer out;
    private char[] text = new char[FIRST_ROOM];
    private int length;
    private boolean whole = true;
    private boolean turned;
    private String first = "";

    AnswerBuffer(Writer out) {
        this.out = out;
    }

    /**
     * Adds a member to the object that is written next.
     *
     * @param member the member as JSON; empty for none
     */
    void begin(String member) {
        first = member;
    }

    @Override
    public void write(char[] more, int from, int count) throws IOException {
        if (!first.isEmpty() && count > 0) {
            char[] member = ('{' + first + ',').toCharArray();
            first = "";
            write(member, 0, member.length);
            write(more, from + 1, count - 1); // an object with further members
            return;
        }
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

    /** Writes a text that was read from a buffer, and therefore fits into it. */
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
        if (length + count > text.length && length + count <= AnswerCache.LONGEST_ANSWER) {
            text = Arrays.copyOf(text, AnswerCache.LONGEST_ANSWER);
        }
        return length + count <= text.length;
    }

    /** Returns the last answer passed on, if it fitted into the buffer. */
    Optional<String> text() {
        return whole ? Optional.of(new String(text, 0, length)) : Optional.empty();
    }

    /** Passes a finished answer on to the output. */
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
        // An answer is passed on when it is whole.
    }

    @Override
    public void close() {
        // The output stays open for others.
    }
}
