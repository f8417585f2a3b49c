package io.redoubt.toml;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a file without blank lines and comments, with their original line numbers.
 *
 * <p>The time the library takes to look ahead over blank lines and comments grows with their cube: ten kilobytes of
 * line ends keep it busy for minutes. So these lines are removed first. In a string they are part of the value and
 * stay, but only a few in a row: where a quotation mark is missing or too many, the library takes them for no string.
 */
final class SignificantLines {
    private static final char DELETE = 127;

    /** The most blank lines and comments in a row within a string. */
    private static final int MOST_IN_STRING = 100;

    private final StringBuilder kept = new StringBuilder();
    private final List<Integer> numbers = new ArrayList<>();

    /** The delimiter of the string that is open at the end of a line; empty if there is none. */
    private String open = "";

    private SignificantLines() {}

    /**
     * Returns the lines of a text.
     *
     * @throws BadValueException if a removed line contains a control character, or a string has over 100 such lines in a
     *     row
     */
    static SignificantLines of(String text) {
        SignificantLines said = new SignificantLines();
        int number = 0;
        int blankInString = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            String around = said.open;
            said.scan(line);
            String bare = line.strip();
            boolean blank = bare.isEmpty() || bare.startsWith("#");
            blankInString = blank && !around.isEmpty() ? blankInString + 1 : 0;
            if (blankInString > MOST_IN_STRING) {
                throw new BadValueException("line " + number + ": over " + MOST_IN_STRING
                        + " blank lines or comments in a text that began with " + around + "; is a closing " + around
                        + " missing?");
            }
            if (!around.isEmpty() || !blank) {
                said.kept.append(line).append('\n');
                said.numbers.add(number);
            } else {
                refuseControls(line, number);
            }
        }
        said.numbers.add(number);
        return said;
    }

    /** Rejects control characters in a removed line, which the library would reject. */
    private static void refuseControls(String line, int number) {
        String text = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\t' && (c < ' ' || c == DELETE)) {
                throw new BadValueException("line " + number + ", column " + (i + 1) + ": the control character "
                        + PrintableText.of(String.valueOf(c))
                        + " is not allowed in a comment or a blank line; remove it");
            }
        }
    }

    /** Returns the text for the library. */
    String text() {
        return kept.toString();
    }

    /** Returns the original number of a line of the text, from 1. */
    int number(int line) {
        return numbers.get(Math.max(0, Math.min(line, numbers.size()) - 1));
    }

    /** Scans a line, and notes whether it ends within a string of several lines. */
    private void scan(String line) {
        int at = 0;
        while (at < line.length()) {
            if (!open.isEmpty()) {
                at = closed(line, at);
            } else if (line.charAt(at) == '#') {
                return;
            } else if (line.startsWith("\"\"\"", at) || line.startsWith("'''", at)) {
                open = line.substring(at, at + 3);
                at += 3;
            } else if (line.charAt(at) == '"' || line.charAt(at) == '\'') {
                open = line.substring(at, at + 1);
                at = closed(line, at + 1);
                open = "";
            } else {
                at++;
            }
        }
    }

    /** Returns the position after the end of the open string, or the end of the line. */
    private int closed(String line, int from) {
        boolean escapes = open.charAt(0) == '"';
        for (int at = from; at < line.length(); at++) {
            if (escapes && line.charAt(at) == '\\') {
                at++;
            } else if (line.startsWith(open, at)) {
                int past = at + open.length();
                open = "";
                return past;
            }
        }
        return line.length();
    }
}
