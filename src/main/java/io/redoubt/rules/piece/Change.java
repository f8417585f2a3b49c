package io.redoubt.rules.piece;

import io.redoubt.rules.input.Field;

/**
 * One value that becomes another.
 *
 * @param piece the piece by its name; empty for the table itself
 * @param key which value
 * @param value what it becomes; empty takes it away
 */
public record Change(String piece, String key, String value) {
    /** The key whose value brings a piece into being, and takes it off the table when it is empty. */
    public static final String KIND = "kind";

    /** The key whose value is another name for the piece. */
    public static final String NAME = "name";

    /** A flag of a piece that is set. */
    public static Change flag(Piece piece, String key) {
        return new Change(piece.name(), key, "true");
    }

    /** A value of a piece. */
    public static Change of(Piece piece, String key, String value) {
        return new Change(piece.name(), key, value);
    }

    /** A value that a piece no longer has. */
    public static Change drop(Piece piece, String key) {
        return new Change(piece.name(), key, "");
    }

    /** A value of a piece, as one of the fields of its kind reads it. */
    public static <T> Change of(Piece piece, Field<T> field, T value) {
        return new Change(piece.name(), field.name(), field.kind().text(value));
    }

    /** A value that a piece no longer has. */
    public static Change drop(Piece piece, Field<?> field) {
        return drop(piece, field.name());
    }
}
