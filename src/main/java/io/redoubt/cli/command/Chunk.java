package io.redoubt.cli.command;

import java.util.List;

/**
 * Some lines of a batch.
 *
 * @param first number of the first line, from 1
 * @param lines the lines; a line that was too long to keep is cut and marked
 */
public record Chunk(long first, List<Line> lines) {
    /** One line; {@code whole} is false if it was longer than a line may be. */
    public record Line(String text, boolean whole) {}

    /** How much text it is. */
    long characters() {
        long characters = 0;
        for (Line line : lines) {
            characters += line.text().length();
        }
        return characters;
    }

    /** How many lines it has. */
    public int size() {
        return lines.size();
    }
}
