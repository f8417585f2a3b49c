package io.redoubt.cli.runtime;

import io.redoubt.report.TextColumns;
import java.io.PrintWriter;
import java.io.Writer;

/** A writer of running text laid out for 80 columns, which wraps it between words on a narrower page. */
final class TextWrapper extends Writer {
    private static final int FURTHER = 4;

    private final PrintWriter out;
    private final int columns;
    private final StringBuilder line = new StringBuilder();

    TextWrapper(PrintWriter out, int columns) {
        this.out = out;
        this.columns = columns;
    }

    @Override
    public void write(char[] from, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            if (from[i] == '\n') {
                end();
            } else if (from[i] != '\r') {
                line.append(from[i]);
            }
        }
    }

    private void end() {
        String text = line.toString();
        line.setLength(0);
        int indent = text.length() - text.stripLeading().length();
        // A text in a column of its own keeps two spaces before it only.
        String close = " ".repeat(indent) + text.strip().replaceAll(" {2,}", "  ");
        TextColumns.hang(text.length() <= columns ? text : close, columns, Math.min(indent, FURTHER) + FURTHER)
                .forEach(out::println);
    }

    @Override
    public void flush() {
        out.flush();
    }

    @Override
    public void close() {
        if (!line.isEmpty()) {
            end();
        }
        flush();
    }
}
