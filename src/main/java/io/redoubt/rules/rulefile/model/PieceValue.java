package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Role;

/**
 * The value of a piece that takes part, as it was before the ruling.
 *
 * @param role the role of the piece
 * @param key the name of the value
 */
public record PieceValue(Role role, String key, ValueType type) implements Expression {
    @Override
    public Value value(Frame frame) {
        return frame.piece(role, key);
    }

    @Override
    public int weight() {
        return 1;
    }
}
