package io.redoubt.cli.batch;

import java.util.List;

/**
 * Consecutive lines of a batch.
 *
 * @param first number of the first line, from 1
 * @param lines the lines; a line above the maximum length is cut and marked
 */
public record Chunk(long first, List<Line> lines) {
    /** One line; {@code whole} is false if it was cut. */
    public record Line(String text, boolean whole) {}

    /** Returns the number of characters in all lines. */
    long characters() {
        long characters = 0;
        for (Line line : lines) {
            characters += line.text().length();
        }
        return characters;
    }

    /** Returns the number of lines. */
    public int size() {
        return lines.size();
    }
}
