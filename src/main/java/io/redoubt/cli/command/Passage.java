package io.redoubt.cli.command;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Writer;

/**
 * The way of the answers of one chunk to the output, which lets chunks out in their order: what is written before it is
 * this chunk's turn waits here, and if that is too much, its writer waits too.
 *
 * <p>So however large the answers are, each chunk holds a page of them and no more.
 */
final class Passage extends Writer {
    /** Characters that may wait. */
    static final int PAGE = 1 << 18;

    private final Writer out;
    private final StringBuilder waiting = new StringBuilder();
    private boolean open;

    Passage(Writer out) {
        this.out = out;
    }

    /** It is this chunk's turn: what waits goes out, and what is written from now on goes through. */
    synchronized void open() throws IOException {
        out.append(waiting);
        waiting.setLength(0);
        waiting.trimToSize();
        open = true;
        notifyAll();
    }

    @Override
    public synchronized void write(char[] text, int from, int length) throws IOException {
        try {
            while (!open && waiting.length() > 0 && waiting.length() + length > PAGE) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the batch is over");
        }
        if (open) {
            out.write(text, from, length);
        } else {
            waiting.append(text, from, length);
        }
    }

    @Override
    public void flush() {
        // Whoever lets it out flushes.
    }

    @Override
    public void close() {
        // The output serves the next chunk.
    }
}
