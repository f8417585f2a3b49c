package io.redoubt.foresight;

import java.util.Set;
import java.util.function.Predicate;

/** Whether a goal can hold, given the values that pieces can have. */
public enum Possibility {
    /** It holds for none of the values. */
    NEVER,

    /** It holds for some of them. */
    PERHAPS,

    /** It holds for all of them. */
    ALWAYS;

    /** Returns the possibility of a condition on one value. */
    static Possibility of(Set<String> values, Predicate<String> holds) {
        return of(values.stream().anyMatch(holds), values.stream().allMatch(holds));
    }

    /**
     * Returns the possibility of a condition.
     *
     * @param possible true unless it never holds
     * @param certain true if it always holds
     */
    static Possibility of(Boolean possible, Boolean certain) {
        return certain ? ALWAYS : possible ? PERHAPS : NEVER;
    }

    /** Returns the possibility of the opposite. */
    Possibility opposite() {
        return switch (this) {
            case NEVER -> ALWAYS;
            case PERHAPS -> PERHAPS;
            case ALWAYS -> NEVER;
        };
    }
}
