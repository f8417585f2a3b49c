package io.redoubt.rules.piece;

import io.redoubt.rules.input.Role;
import java.util.List;
import java.util.Optional;

/**
 * The pieces of a ruling, and those around them.
 *
 * @param by the piece that acts
 * @param at the target piece
 * @param pieces all pieces on the table
 * @param side the side whose turn it is; empty if turns are not tracked
 * @param phase the phase of that turn, by its name in the game's {@link BattleRules#phases}; empty if phases are not
 *     tracked
 */
public record Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side, String phase) {
    /** Creates participants without a phase. */
    public Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side) {
        this(by, at, pieces, side, "");
    }

    public Optional<Piece> of(Role role) {
        return role == Role.BY ? by : at;
    }
}
