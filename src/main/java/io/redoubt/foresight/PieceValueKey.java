package io.redoubt.foresight;

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
}
