package io.redoubt.cli.parsing;

import org.jspecify.annotations.Nullable;

/**
 * Cache of the words of many command lines, so that a word which is repeated is one object with a known hash.
 *
 * <p>Words in one slot displace each other, so words that never come again take no more memory. It serves one thread.
 */
public final class WordCache {
    private static final int SLOTS = 1 << 10;

    /** Longest word in the cache: longer than the names of options. */
    private static final int LONGEST = 32;

    private static final int PRIME = 31;
    private static final int SPREAD = 10;

    private final @Nullable String[] words = new String[SLOTS];

    /** Returns a part of a line. */
    String word(String line, int from, int to) {
        if (to - from > LONGEST) {
            return line.substring(from, to);
        }
        int hash = 0;
        for (int i = from; i < to; i++) {
            hash = PRIME * hash + line.charAt(i);
        }
        int slot = (hash ^ hash >>> SPREAD) & (SLOTS - 1);
        String known = words[slot];
        if (known == null || known.length() != to - from || !line.startsWith(known, from)) {
            known = line.substring(from, to);
            words[slot] = known;
        }
        return known;
    }
}
