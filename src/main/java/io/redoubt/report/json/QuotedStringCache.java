package io.redoubt.report.json;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.util.HashMap;
import java.util.Map;

/**
 * Cache of quoted words that answers repeat, such as names of inputs and ids of rules, so that each is escaped only
 * once.
 *
 * <p>It serves one thread.
 */
public final class QuotedStringCache {
    /** Longest word in the cache; a longer text is a sentence, or digits. */
    static final int LONGEST = 32;

    /** Limit on the words kept: more than any game has. Further words come from users and do not repeat. */
    static final int MOST = 2_000;

    private final Map<String, SerializableString> quoted = new HashMap<>();

    /** Returns whether a text is such a word. */
    static boolean isOne(String text) {
        return text.length() <= LONGEST;
    }

    SerializableString of(String word) {
        SerializableString known = quoted.get(word);
        if (known == null) {
            if (quoted.size() == MOST) {
                quoted.clear();
            }
            known = new SerializedString(word);
            quoted.put(word, known);
        }
        return known;
    }
}
