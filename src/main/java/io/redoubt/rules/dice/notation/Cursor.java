package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValue;
import java.util.Optional;

/** A place in a text that is being read; blanks mean nothing. */
final class Cursor {
    /** No number in a formula is larger. */
    static final int MOST_NUMBER = 1_000_000;

    /** What stands past the end: no character of a text. */
    private static final int END = -1;

    private final int[] points;
    private int at;

    Cursor(String text) {
        this.points = text.codePoints().toArray();
    }

    /** The column of what comes next, blanks left out; one past the end at the end. */
    int column() {
        while (at < points.length && points[at] == ' ') {
            at++;
        }
        return at + 1;
    }

    boolean isAtEnd() {
        return next() == END;
    }

    /** Whether one of these characters comes next. */
    boolean sees(String characters) {
        int next = next();
        return next != END && characters.indexOf(next) >= 0;
    }

    /** Whether one of these characters comes next, and one of those right after it. */
    boolean sees(String characters, String after) {
        int from = column();
        return sees(characters) && from < points.length && after.indexOf(lower(points[from])) >= 0;
    }

    boolean seesDigit() {
        return isDigit(next());
    }

    /** Whether this word comes next, capitals or not. */
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

    /** Reads a word if it comes next. */
    boolean takes(String word) {
        if (!seesWord(word)) {
            return false;
        }
        at += word.length();
        return true;
    }

    /**
     * Reads a name if one comes next: letters, in lower case however they are written.
     *
     * @param longest so many letters, at most
     */
    Optional<String> name(int longest) {
        int column = column();
        StringBuilder name = new StringBuilder();
        while (at < points.length && lower(points[at]) >= 'a' && lower(points[at]) <= 'z') {
            name.appendCodePoint(lower(points[at++]));
        }
        if (name.length() > longest) {
            throw BadValue.at(column, "a name of at most " + longest + " letters");
        }
        return name.isEmpty() ? Optional.empty() : Optional.of(name.toString());
    }

    /** Whether a blank stands before what comes next. */
    boolean isAfterBlank() {
        int from = column() - 1;
        return from > 0 && points[from - 1] == ' ';
    }

    /** What is expected here, and is not. */
    BadValue fault(String expected) {
        return BadValue.at(column(), expected);
    }

    /** Reads a whole number without a sign. */
    int number(String expected) {
        if (!seesDigit()) {
            throw fault(expected);
        }
        int column = column();
        long number = 0;
        while (at < points.length && isDigit(points[at])) {
            number = number * 10 + (points[at++] - '0');
            if (number > MOST_NUMBER) {
                throw BadValue.at(column, "a number up to " + MOST_NUMBER);
            }
        }
        if (at < points.length && points[at] == '.') {
            throw fault("a whole number");
        }
        return (int) number;
    }

    /** Reads a whole number that may be below 0. */
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
