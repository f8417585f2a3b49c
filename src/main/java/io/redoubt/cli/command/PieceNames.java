package io.redoubt.cli.command;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Names;
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
     * @throws BadInput if the word is a range of names
     */
    static void mustBeOne(String word) {
        if (Names.isRange(word)) {
            throw new BadInput(Escaped.of(word) + " is a range of names: give one name");
        }
    }

    /**
     * Checks a name.
     *
     * @param taken words that are reserved
     * @throws BadInput if the name is invalid; the message gives the reason
     */
    static void check(String name, List<String> taken) {
        if (name.isEmpty() || name.length() > LONGEST) {
            throw new BadInput("a name has 1 to " + LONGEST + " characters, not " + name.length());
        }
        int i = 0;
        while (i < name.length()) {
            int point = name.codePointAt(i);
            boolean mark = i > 0 && MARKS.indexOf(point) >= 0;
            if (!Character.isLetterOrDigit(point) && !mark) {
                throw new BadInput(
                        Escaped.of(name)
                                + " will not do as a name: take letters and digits, and between them - _ . or ' (in quotes: \"o'hara\")");
            }
            i += Character.charCount(point);
        }
        if (name.chars().allMatch(Character::isDigit)) {
            throw new BadInput(name + " is a number: take a name with a letter in it, like n" + name);
        }
        if (taken.contains(name.toLowerCase(Locale.ROOT))) {
            throw new BadInput(name + " means something else on a line: take another name, like " + name + "1");
        }
    }
}
