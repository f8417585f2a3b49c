package io.redoubt.rules.lg.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One word under the spellings people use for it: in one, with a blank or a hyphen, in the plural. */
public final class Spellings {
    private Spellings() {}

    /** The words of a name: whatever stands between letters and digits parts them. */
    static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (char c : name.toLowerCase(Locale.ROOT).toCharArray()) {
            if (Character.isLetterOrDigit(c)) {
                word.append(c);
            } else if (c != '.' && !word.isEmpty()) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    /** A name without all that parts its words. */
    public static String letters(String name) {
        return String.join("", words(name));
    }

    /** Whether whole words of a name, in a row, spell one of these. */
    static boolean holds(String name, List<String> spellings) {
        List<String> words = words(name);
        for (int from = 0; from < words.size(); from++) {
            StringBuilder run = new StringBuilder();
            for (String word : words.subList(from, words.size())) {
                run.append(word);
                for (String spelling : spellings) {
                    if (run.toString().equals(spelling) || run.toString().equals(spelling + 's')) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
