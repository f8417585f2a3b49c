package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.Optional;

/** The position in a text that is being parsed; spaces are skipped. */
final class Cursor {
    /** Limit on numbers in a formula. */
    static final int MOST_NUMBER = 1_000_000;

    /** The value past the end, which is no character. */
    private static final int END = -1;

    private final int[] points;
    private int at;

    Cursor(String text) {
        this.points = text.codePoints().toArray();
    }

    /** Returns the column of the next character after spaces; one past the end at the end. */
    int column() {
        while (at < points.length && points[at] == ' ') {
            at++;
        }
        return at + 1;
    }

    boolean isAtEnd() {
        return next() == END;
    }

    /** Returns whether the next character is one of these. */
    boolean sees(String characters) {
        int next = next();
        return next != END && characters.indexOf(next) >= 0;
    }

    /** Returns whether the next character is one of these, directly followed by one of those. */
    boolean sees(String characters, String after) {
        int from = column();
        return sees(characters) && from < points.length && after.indexOf(lower(points[from])) >= 0;
    }

    boolean seesDigit() {
        return isDigit(next());
    }

    /** Returns whether this word is next, ignoring case. */
    boolean seesWord(String word) {
        int from = column() - 1;
        if (from + word.length() > points.length) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (lower(points[from + i]) != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Consumes a word if it is next. */
    boolean takes(String word) {
        if (!seesWord(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    /**
     * Consumes a name if one is next; its letters are converted to lower case.
     *
     * @param longest the maximum number of letters
     */
    Optional<String> name(int longest) {
        int column = column();
        StringBuilder name = new StringBuilder();
        while (at < points.length && lower(points[at]) >= 'a' && lower(points[at]) <= 'z') {
            name.appendCodePoint(lower(points[at++]));
        }
        if (name.length() > longest) {
            throw BadValueException.at(column, "a name of at most " + longest + " letters");
        }
        return name.isEmpty() ? Optional.empty() : Optional.of(name.toString());
    }

    /** Returns whether a space precedes the next character. */
    boolean isAfterBlank() {
        int from = column() - 1;
        return from > 0 && points[from - 1] == ' ';
    }

    /** Creates the error for missing text. */
    BadValueException fault(String expected) {
        return BadValueException.at(column(), expected);
    }

    /** Consumes a whole number without a sign. */
    int number(String expected) {
        if (!seesDigit()) {
            throw fault(expected);
        }
        int column = column();
        long number = 0;
        while (at < points.length && isDigit(points[at])) {
            number = number * 10 + (points[at++] - '0');
            if (number > MOST_NUMBER) {
                throw BadValueException.at(column, "a number up to " + MOST_NUMBER);
            }
        }
        if (at < points.length && points[at] == '.') {
            throw fault("a whole number");
        }
        return (int) number;
    }

    /** Consumes a whole number that may be negative. */
    int signed(String expected) {
        return takes("-") ? -number(expected) : number(expected);
    }

    private int next() {
        column();
        return at < points.length ? lower(points[at]) : END;
    }

    private static int lower(int point) {
        return point >= 'A' && point <= 'Z' ? point + ('a' - 'A') : point;
    }

    private static boolean isDigit(int point) {
        return point >= '0' && point <= '9';
    }
}
