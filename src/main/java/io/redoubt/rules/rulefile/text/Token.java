package io.redoubt.rules.rulefile.text;

import io.redoubt.rules.input.PrintableText;

/**
 * A word, number or sign of a rule file.
 *
 * @param kind the kind
 * @param text the text; without quotes or brackets
 * @param line the line, from 1
 * @param column the column of its first character, from 1
 * @param end the column after its last character
 */
public record Token(Kind kind, String text, int line, int column, int end) {
    /** The most digits of a number that can be used. */
    private static final int MOST_DIGITS = 6;

    /** The kinds of token. */
    public enum Kind {
        WORD,
        NUMBER,
        /** A number that dice must reach: {@code 4+} or {@code 4-}. */
        TARGET,
        /** {@code 2d6}. */
        DICE,
        /** {@code 12in}, {@code 30cm} or {@code 12in/30cm}. */
        DISTANCE,
        STRING,
        /** Rule ids in brackets. */
        CITES,
        SIGN,
        /** The rest of a line that is not written in this language. */
        RAW,
        END
    }

    /** Returns whether this is a word or sign with the given text. */
    public boolean is(String word) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(word);
    }

    public boolean is(Kind other) {
        return kind == other;
    }

    /** Returns whether the given token follows without a space. */
    public boolean touches(Token next) {
        return line == next.line && end == next.column;
    }

    /**
     * Returns the value of a number, or the number of a target.
     *
     * @throws RuleFaultException if it has too many digits
     */
    public int number() {
        String digits = kind == Kind.TARGET ? text.substring(0, text.length() - 1) : text;
        if (digits.length() > MOST_DIGITS) {
            throw fault("a number has at most " + MOST_DIGITS + " digits");
        }
        return Integer.parseInt(digits);
    }

    /** Returns the token as an error message shows it. */
    public String shown() {
        return switch (kind) {
            case END -> "the end of the line";
            case STRING -> '"' + PrintableText.of(text) + '"';
            case CITES -> '[' + PrintableText.of(text) + ']';
            default -> PrintableText.of(text);
        };
    }

    /** Returns the exception for a fault at this token. */
    public RuleFaultException fault(String message) {
        return new RuleFaultException(new RuleFault(line, column, message));
    }
}
