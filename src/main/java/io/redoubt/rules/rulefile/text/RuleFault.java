package io.redoubt.rules.rulefile.text;

/**
 * A fault of a rule file.
 *
 * @param line the line, from 1
 * @param column the column of its first character, from 1
 * @param message the fault, and its cure
 */
public record RuleFault(int line, int column, String message) implements Comparable<RuleFault> {
    @Override
    public int compareTo(RuleFault other) {
        return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
    }

    /** Returns the fault as a line of text: {@code line 3, column 5: …}. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message;
    }
}
