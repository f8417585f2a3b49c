package io.redoubt.rules.piece;

import io.redoubt.rules.input.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The pieces of a ruling, and those around them. */
public final class Participants {
    private final Optional<Piece> by;
    private final Optional<Piece> at;
    private final List<Piece> pieces;
    private final String side;
    private final String phase;
    private final Map<Class<?>, Object> views = new HashMap<>(2);

    /**
     * Creates participants.
     *
     * @param by the piece that acts
     * @param at the target piece
     * @param pieces all pieces on the table
     * @param side the side whose turn it is; empty if turns are not tracked
     * @param phase the phase of that turn, by its name in the game's {@link BattleRules#phases}; empty if phases are not
     *     tracked
     */
    public Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side, String phase) {
        this.by = by;
        this.at = at;
        this.pieces = pieces;
        this.side = side;
        this.phase = phase;
    }

    /** Creates participants without a phase. */
    public Participants(Optional<Piece> by, Optional<Piece> at, List<Piece> pieces, String side) {
        this(by, at, pieces, side, "");
    }

    /** Returns the piece that acts. */
    public Optional<Piece> by() {
        return by;
    }

    /** Returns the target piece. */
    public Optional<Piece> at() {
        return at;
    }

    /** Returns all pieces on the table. */
    public List<Piece> pieces() {
        return pieces;
    }

    /** Returns the side whose turn it is; empty if turns are not tracked. */
    public String side() {
        return side;
    }

    /** Returns the phase of that turn; empty if phases are not tracked. */
    public String phase() {
        return phase;
    }

    public Optional<Piece> of(Role role) {
        return role == Role.BY ? by : at;
    }

    /**
     * Returns what a game finds out about these pieces, which is found once and then used by all parts of a ruling.
     *
     * @param kind the class of it
     * @param find finds it
     */
    public <T> T view(Class<T> kind, Function<Participants, T> find) {
        return kind.cast(views.computeIfAbsent(kind, any -> find.apply(this)));
    }
}
