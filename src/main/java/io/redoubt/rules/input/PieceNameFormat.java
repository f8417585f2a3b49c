package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses names that users give their pieces. */
public final class PieceNameFormat {
    private static final int LONGEST = 40;
    private static final int MOST = 100;
    private static final Pattern RANGE = Pattern.compile("(.*?)(\\d{1,4})\\.\\.(.*?)(\\d{1,4})");

    private PieceNameFormat() {}

    /**
     * Returns a name that is safe to print.
     *
     * @throws BadValueException if it is empty, too long, or contains an unreadable character
     */
    public static String of(String text) {
        String name = text.strip();
        if (name.isEmpty() || name.length() > LONGEST || !PrintableText.of(name).equals(name)) {
            throw new BadValueException("has a name that is empty, longer than " + LONGEST
                    + " characters, or not all of readable characters: " + PrintableText.of(name));
        }
        return name;
    }

    /** Returns whether a word is a range of names: {@code n1..n6}. */
    public static boolean isRange(String word) {
        return RANGE.matcher(word).matches();
    }

    /**
     * Expands ranges of names: {@code n1..n6} is six, {@code n01..n12} twelve of two digits. Other words stay
     * unchanged.
     *
     * @throws BadInputException if the end of a range does not follow its beginning, or it has more than {@value #MOST}
     * names
     */
    public static List<String> each(List<String> words) {
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
                throw new BadInputException(
                        PrintableText.of(word) + ": a range of names is like n1..n6, with at most " + MOST);
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
     * Returns the names of a list: {@code n1,n2}, {@code n1..n6,p1}.
     *
     * @throws BadInputException if one of its ranges cannot be parsed
     */
    public static List<String> listed(String list) {
        return each(List.of(list.split(",", -1)));
    }
}
