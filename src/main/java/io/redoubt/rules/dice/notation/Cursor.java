package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.Optional;

/** The position in a text that is being parsed; spaces are skipped. */
final class Cursor {
    /** Limit on numbers in a formula. */
    static final int MOST_NUMBER = 1_000_000;

    /** Characters that may follow a plus that adds nothing: the end of a part, or the first letter of a word. */
    private static final String AFTER_PLUS = "),]}tvfr";

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

    /**
     * Returns whether a number with a plus that adds nothing comes next: {@code 4+} before the end, a closing sign or a
     * word.
     */
    boolean seesNumberAndPlus() {
        int from = column() - 1;
        int next = from;
        while (next < points.length && isDigit(points[next])) {
            next++;
        }
        if (next == from || next >= points.length || points[next] != '+') {
            return false;
        }
        do {
            next++;
        } while (next < points.length && points[next] == ' ');
        return next == points.length || AFTER_PLUS.indexOf(lower(points[next])) >= 0;
    }

    /** Returns whether a word is next that is not only the beginning of a longer one. */
    boolean seesWholeWord(String word) {
        int after = column() - 1 + word.length();
        return seesWord(word) && (after >= points.length || !isLetter(points[after]));
    }

    /** Returns the place to come back to. */
    int place() {
        return at;
    }

    /** Continues at a place passed before. */
    void backTo(int place) {
        at = place;
    }

    /**
     * Consumes a label after its opening bracket, with the closing one.
     *
     * @param longest the maximum number of characters
     */
    String label(int longest) {
        int column = at + 1;
        StringBuilder label = new StringBuilder();
        while (at < points.length && points[at] != ']') {
            label.appendCodePoint(points[at++]);
        }
        if (at == points.length) {
            throw BadValueException.at(points.length + 1, "]");
        }
        at++;
        String text = label.toString().strip();
        if (text.isEmpty() || text.codePointCount(0, text.length()) > longest) {
            throw BadValueException.at(column, "a label of 1 to " + longest + " characters");
        }
        return text;
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
        while (at < points.length && isLetter(points[at])) {
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
        boolean range = at + 1 < points.length && points[at + 1] == '.';
        if (at < points.length && points[at] == '.' && !range) {
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

    /** Returns the small letter for a capital, and the sign that every keyboard has for one that looks nicer. */
    private static int lower(int point) {
        return switch (point) {
            case '×' -> '*';
            case '÷' -> '/';
            case '−' -> '-';
            default -> point >= 'A' && point <= 'Z' ? point + ('a' - 'A') : point;
        };
    }

    private static boolean isLetter(int point) {
        return lower(point) >= 'a' && lower(point) <= 'z';
    }

    private static boolean isDigit(int point) {
        return point >= '0' && point <= '9';
    }
}
