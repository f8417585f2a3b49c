package io.redoubt.cli.command;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What pieces may be called: something that can be typed without quotes and printed without care. */
final class PieceNames {
    private static final int LONGEST = 40;
    private static final int MOST = 100;
    private static final Pattern RANGE = Pattern.compile("(.*?)(\\d{1,4})\\.\\.(.*?)(\\d{1,4})");
    private static final String MARKS = "-_.'";

    private PieceNames() {}

    /** Where the names after a kind end and options begin. */
    static int end(List<String> words) {
        int end = 1;
        while (end < words.size() && !words.get(end).startsWith("--")) {
            end++;
        }
        return end;
    }

    /**
     * Names one by one: {@code n1..n6} is six, {@code n01..n12} twelve of two digits.
     *
     * @throws BadInput if a range has no end that follows its beginning, or too many names
     */
    static List<String> each(List<String> words) {
        List<String> names = new ArrayList<>();
        for (String word : words) {
            Matcher range = RANGE.matcher(word);
            if (!range.matches()) {
                names.add(word);
                continue;
            }
            int from = Integer.parseInt(range.group(2));
            int to = Integer.parseInt(range.group(4));
            boolean other = !range.group(3).isEmpty() && !range.group(3).equals(range.group(1));
            if (other || to < from || to - from >= MOST) {
                throw new BadInput(Escaped.of(word) + ": a range of names is like n1..n6, with at most " + MOST);
            }
            for (int i = from; i <= to; i++) {
                String number = Integer.toString(i);
                int zeros = range.group(2).startsWith("0") ? range.group(2).length() - number.length() : 0;
                names.add(range.group(1) + "0".repeat(Math.max(0, zeros)) + number);
            }
        }
        return names;
    }

    /**
     * Makes sure that a word is one name.
     *
     * @throws BadInput if it is written like several
     */
    static void mustBeOne(String word) {
        if (RANGE.matcher(word).matches()) {
            throw new BadInput(Escaped.of(word) + " is a range of names: give one name");
        }
    }

    /**
     * Checks a name.
     *
     * @param taken words that mean something else
     * @throws BadInput if it will not do, saying why
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
