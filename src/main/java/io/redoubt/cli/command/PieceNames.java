package io.redoubt.cli.command;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import java.util.List;
import java.util.Locale;

/** Checks the names of pieces: they can be typed without quotes and printed without escapes. */
final class PieceNames {
    private static final int LONGEST = 40;
    private static final String MARKS = "-_.'";

    private PieceNames() {}

    /** Returns the position at which the names after a kind end and options begin. */
    static int end(List<String> words) {
        int end = 1;
        while (end < words.size() && !words.get(end).startsWith("--")) {
            end++;
        }
        return end;
    }

    /**
     * Rejects a range, where one name is required.
     *
     * @throws BadInputException if the word is a range of names
     */
    static void mustBeOne(String word) {
        if (PieceNameFormat.isRange(word)) {
            throw new BadInputException(PrintableText.of(word) + " is a range of names: give one name");
        }
    }

    /**
     * Rejects names with commas between them.
     *
     * @throws BadInputException with the names as they are written
     */
    static void mustBeApart(List<String> words) {
        if (words.stream().anyMatch(word -> word.indexOf(',') >= 0)) {
            throw new BadInputException("write names with spaces between them, without commas: "
                    + PrintableText.of(
                            String.join(" ", words).replaceAll("[,\\s]+", " ").strip()));
        }
    }

    /**
     * Checks a name.
     *
     * @param taken words that are reserved
     * @throws BadInputException if the name is invalid; the message gives the reason
     */
    static void check(String name, List<String> taken) {
        if (name.isEmpty() || name.length() > LONGEST) {
            throw new BadInputException("a name must have 1 to " + LONGEST + " characters, not " + name.length());
        }
        int i = 0;
        while (i < name.length()) {
            int point = name.codePointAt(i);
            boolean mark = i > 0 && MARKS.indexOf(point) >= 0;
            if (!Character.isLetterOrDigit(point) && !mark) {
                throw new BadInputException(PrintableText.of(name)
                        + " is not a valid name; use letters and digits, joined by - _ . or ' (quote the "
                        + "last: \"o'hara\")");
            }
            i += Character.charCount(point);
        }
        if (name.chars().allMatch(Character::isDigit)) {
            throw new BadInputException(name + " is a number; a name needs at least one letter, e.g. n" + name);
        }
        if (taken.contains(name.toLowerCase(Locale.ROOT))) {
            throw new BadInputException(name + " is a reserved word; choose another name, e.g. " + name + "1");
        }
    }
}
