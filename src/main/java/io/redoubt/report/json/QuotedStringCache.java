package io.redoubt.report.json;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import org.jspecify.annotations.Nullable;

/**
 * Cache of quoted words that answers repeat, such as names of inputs and ids of rules, so that each is escaped only
 * once. A word has two slots and takes the first that is free, or else displaces the word in its first slot.
 *
 * <p>It serves one thread.
 */
public final class QuotedStringCache {
    /** Longest word in the cache; a longer text is a sentence, or digits. */
    static final int LONGEST = 32;

    /** Number of slots: many more than the words of a game. */
    static final int SLOTS = 1 << 12;

    /** An odd number that spreads the hashes of similar words, and the bits taken from the product. */
    private static final int SPREAD = 0x9E37_79B9;

    private static final int FIRST = 20;
    private static final int SECOND = 8;

    private final @Nullable SerializedString[] quoted = new SerializedString[SLOTS];

    /** Returns whether a text is such a word: short, and not a number or a fraction, which answers seldom repeat. */
    static boolean isOne(String text) {
        return text.length() <= LONGEST && (text.isEmpty() || text.charAt(0) > '9');
    }

    SerializableString of(String word) {
        int hash = word.hashCode() * SPREAD;
        int slot = hash >>> FIRST & (SLOTS - 1);
        SerializedString first = quoted[slot];
        if (first != null && first.getValue().equals(word)) {
            return first;
        }
        int other = hash >>> SECOND & (SLOTS - 1);
        SerializedString second = quoted[other];
        if (second != null && second.getValue().equals(word)) {
            return second;
        }
        SerializedString added = new SerializedString(word);
        quoted[first != null && second == null ? other : slot] = added;
        return added;
    }
}
