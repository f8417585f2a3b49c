package io.redoubt.rules.piece;

import io.redoubt.rules.input.Role;
import java.util.List;
import java.util.Optional;

/**
 * The pieces a ruling is about, and those around them.
 *
 * @param by the piece that acts
 * @param at the piece that something is done to
 * @param pieces everything on the table
 * @param side whose turn it is; empty if turns are not kept
 * @param phase of that turn, by its name in the game's {@link BattleRules#phases}; empty if phases are not kept
 */
public record Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side, String phase) {
    /** Pieces at a table where no phases are kept. */
    public Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side) {
        this(by, at, pieces, side, "");
    }

    public Optional<Piece> of(Role role) {
        return role == Role.BY ? by : at;
    }
}
