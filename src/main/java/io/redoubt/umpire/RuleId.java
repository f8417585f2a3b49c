package io.redoubt.umpire;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The name of one rule of one rulebook, for example {@code FOW-NEST-06}. There is one object for each name, so that
 * rules are compared by identity.
 */
public final class RuleId implements Comparable<RuleId> {
    private static final Map<String, RuleId> KNOWN = new ConcurrentHashMap<>();

    private final String id;

    private RuleId(String id) {
        this.id = id;
    }

    /** Returns the rule of an id that is used in the code or in a file of the program. */
    public static RuleId of(String id) {
        return KNOWN.computeIfAbsent(id, RuleId::new);
    }

    /** Returns whether a text has the form of an id: parts of capitals and digits, joined by hyphens. */
    static boolean isId(String text) {
        boolean joined = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            joined |= c == '-';
            if (c != '-' && c != '.' && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9')) {
                return false;
            }
        }
        return joined;
    }

    @Override
    public int compareTo(RuleId other) {
        return id.compareTo(other.id);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
