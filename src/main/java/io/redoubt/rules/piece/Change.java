package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import org.jspecify.annotations.Nullable;

/**
 * A change of one value.
 *
 * @param piece the name of the piece; empty for the table itself
 * @param key the key of the value
 * @param value the new value; empty to remove it
 */
public record Change(String piece, String key, String value) {
    /** The key whose value creates a piece, and removes it from the table if empty. */
    public static final String KIND = "kind";

    /** The key whose value renames the piece. */
    public static final String NAME = "name";

    // Written out, because those of a record are slow until they are compiled, and plans compare changes at every
    // result.

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Change that
                        && piece.equals(that.piece)
                        && key.equals(that.key)
                        && value.equals(that.value));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * piece.hashCode() + key.hashCode()) + value.hashCode();
    }

    /** Sets a flag of a piece. */
    public static Change flag(Piece piece, String key) {
        return new Change(piece.name(), key, "true");
    }

    /** Sets a value of a piece. */
    public static Change of(Piece piece, String key, String value) {
        return new Change(piece.name(), key, value);
    }

    /** Removes a value of a piece. */
    public static Change drop(Piece piece, String key) {
        return new Change(piece.name(), key, "");
    }

    /** Sets a value of a piece, formatted by one of the fields of its kind. */
    public static <T> Change of(Piece piece, InputField<T> field, T value) {
        return new Change(piece.name(), field.name(), field.kind().text(value));
    }

    /** Removes a value of a piece. */
    public static Change drop(Piece piece, InputField<?> field) {
        return drop(piece, field.name());
    }
}
