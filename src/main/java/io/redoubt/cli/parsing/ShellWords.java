package io.redoubt.cli.parsing;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a line into words as a shell does: spaces, quotes, backslashes, and comments from a #. */
public final class ShellWords {
    /** The number of words of nearly every line. */
    private static final int USUALLY = 16;

    private final String text;
    private final int most;
    private final Optional<WordCache> known;
    private final List<String> words = new ArrayList<>(USUALLY);
    private final StringBuilder word = new StringBuilder(0);
    private boolean inWord;
    private int at;

    private ShellWords(String text, int most, Optional<WordCache> known) {
        this.text = text;
        this.most = most;
        this.known = known;
    }

    /**
     * Returns the words of a line; empty for a blank line or a comment.
     *
     * @throws BadInputException if a quote is not closed
     */
    public static List<String> of(String line) {
        return of(line, Integer.MAX_VALUE);
    }

    /**
     * Returns the words of a line that ends in free text: after the given number of words the rest is one more word,
     * unchanged.
     *
     * @throws BadInputException if a quote is not closed before the rest
     */
    public static List<String> of(String line, int most) {
        return new ShellWords(line, most, Optional.empty()).split();
    }

    /**
     * Returns the words of a line, one of many; empty for a blank line or a comment.
     *
     * @param known the words of the lines before
     * @throws BadInputException if a quote is not closed
     */
    public static List<String> of(String line, WordCache known) {
        return new ShellWords(line, Integer.MAX_VALUE, Optional.of(known)).split();
    }

    /** Joins words into a line that {@link #of} splits into these words again. */
    public static String joined(List<String> words) {
        List<String> quoted = new ArrayList<>();
        words.forEach(word -> quoted.add(PrintableText.quoted(word)));
        return String.join(" ", quoted);
    }

    private List<String> split() {
        while (at < text.length()) {
            if (!inWord && words.size() == most) {
                rest();
                return words;
            }
            char c = text.charAt(at++);
            if (c == '\'') {
                quoted('\'');
            } else if (c == '"' && !(afterDigit() && atWordEnd())) {
                quoted('"');
            } else if (c == '\\' && at < text.length()) {
                append(at++, 1);
            } else if (isBlank(c)) {
                endWord();
            } else if (c == '#' && !inWord) {
                break;
            } else {
                int from = at - 1;
                while (at < text.length() && isOrdinary(text.charAt(at))) {
                    at++;
                }
                if (!inWord && atWordEnd()) {
                    words.add(word(from)); // the fast path for nearly all words
                } else {
                    append(from, at - from);
                }
            }
        }
        endWord();
        return words;
    }

    private String word(int from) {
        return known.isPresent() ? known.get().word(text, from, at) : text.substring(from, at);
    }

    private void rest() {
        String rest = text.substring(at).strip();
        if (!rest.isEmpty()) {
            words.add(rest);
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r';
    }

    /** Returns whether a character is part of a word in any position. */
    private static boolean isOrdinary(char c) {
        return c > '#' && c != '\'' && c != '\\';
    }

    private boolean afterDigit() {
        return word.length() > 0 && Character.isDigit(word.charAt(word.length() - 1));
    }

    /**
     * Returns whether a word ends here. A quote there is an inch sign if it follows a digit: {@code --range 12"} means
     * twelve inches.
     */
    private boolean atWordEnd() {
        return at >= text.length() || isBlank(text.charAt(at));
    }

    private void quoted(char quote) {
        inWord = true;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == quote) {
                return;
            }
            if (c == '\\' && quote == '"' && at < text.length() && "\"\\".indexOf(text.charAt(at)) >= 0) {
                word.append(text.charAt(at++));
            } else {
                word.append(c);
            }
        }
        throw new BadInputException("a " + quote + " is opened and never closed"
                + (quote == '\'' ? "; write a word with a ' in double quotes, like \"o'hara\"" : ""));
    }

    private void append(int from, int characters) {
        inWord = true;
        word.append(text, from, from + characters);
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }
}
