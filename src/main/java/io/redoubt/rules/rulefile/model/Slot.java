package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Reading;

/**
 * The place of a named value while a verb is resolved.
 *
 * @param index the index in the frame
 * @param origin where its value comes from
 */
public record Slot(String name, ValueType type, int index, Origin origin) {
    /** Where a value comes from. */
    public sealed interface Origin {}

    /** An input. */
    public record Input(DeclaredField<?> field, boolean optional) implements Origin {}

    /** A reading of a disputed rule. */
    public record Settled(Reading<Value.Word> reading) implements Origin {}

    /** A value of the verb itself. */
    public enum Own implements Origin {
        /** It never changes. */
        FIXED,
        /** It changes by statements. */
        CHANGING
    }

    public boolean isOptional() {
        return origin instanceof Input input && input.optional();
    }

    public boolean changes() {
        return origin == Own.CHANGING;
    }
}
