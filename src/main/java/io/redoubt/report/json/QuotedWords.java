package io.redoubt.report.json;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.util.HashMap;
import java.util.Map;

/**
 * Words that answers repeat, names of inputs and ids of rules above all: each is looked through once for what must be
 * escaped, and then kept as it is written.
 *
 * <p>It serves one thread.
 */
public final class QuotedWords {
    /** Characters of a word that is worth keeping; a longer one is a sentence, or digits. */
    static final int LONGEST = 32;

    /** Words that are kept: more than any game has. Beyond, they come from users, and the next ones will be others. */
    static final int MOST = 2_000;

    private final Map<String, SerializableString> quoted = new HashMap<>();

    /** Whether a text is such a word. */
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
