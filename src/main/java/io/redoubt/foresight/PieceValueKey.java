package io.redoubt.foresight;

import org.jspecify.annotations.Nullable;

/**
 * One value of one piece.
 *
 * @param piece the name of the piece
 * @param key the key of the value
 */
public record PieceValueKey(String piece, String key) {
    /** Returns access to this value alone. */
    ValueSource with(String value) {
        return (other, name) -> other.equals(piece) && name.equals(key) ? value : "";
    }

    // Written out, because those of a record are slow until they are compiled, and every value read is looked up.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceValueKey that && key.equals(that.key) && piece.equals(that.piece);
    }

    @Override
    public int hashCode() {
        return 31 * piece.hashCode() + key.hashCode();
    }
}
