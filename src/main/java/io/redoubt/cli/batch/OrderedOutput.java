package io.redoubt.cli.batch;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.Writer;

/**
 * The output of one chunk, which keeps the chunks in order: text written before it is this chunk's turn is buffered
 * here, and if the buffer is full, the writer waits.
 *
 * <p>So each chunk holds at most one page of answers, however large they are.
 */
final class OrderedOutput extends Writer {
    /** Maximum number of buffered characters. */
    static final int PAGE = 1 << 18;

    private final Writer out;
    private final StringBuilder waiting = new StringBuilder();
    private boolean open;

    OrderedOutput(Writer out) {
        this.out = out;
    }

    /** Begins this chunk's turn: writes the buffer, and passes all further text through. */
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
        // The owner of the output flushes it.
    }

    @Override
    public void close() {
        // The output stays open for the next chunk.
    }
}
