package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The values that can still be read in a turn, by kind of piece. Boards that differ only in other values are merged:
 * for example, it is irrelevant which piece has shot if only assaults can follow. The set grows with the values read so
 * far; if a value is read that was assumed irrelevant, the search starts again.
 */
final class RelevantValues {
    private final Set<Look> looks = new HashSet<>();
    private final Set<String> goal;
    private boolean all;
    private boolean relied;
    private boolean ended;

    /** A value of a kind of piece, read in a stage. */
    private record Look(int stage, String kind, String key) {}

    /** Signals that an omitted value was read, so that results found so far may be wrong. */
    static final class MoreRelevantException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        MoreRelevantException() {
            super(null, null, false, false);
        }
    }

    /**
     * Creates the set for a goal.
     *
     * @param goal the pieces of the goal, all of whose values may be relevant
     */
    RelevantValues(Set<String> goal) {
        this.goal = goal;
    }

    /** Starts a new search with the values known so far. */
    void begin() {
        relied = false;
    }

    /**
     * Marks the search as finished. Later walks through the plan use boards with all their values and cannot invalidate
     * it.
     */
    void end() {
        ended = true;
    }

    /**
     * Adds the values that an action of a stage read.
     *
     * @throws MoreRelevantException if the search had relied on one of them being irrelevant
     */
    void learn(int stage, List<PieceValueKey> places, Board board) {
        boolean more = false;
        for (PieceValueKey place : places) {
            String kind = board.piece(place.piece()).map(Piece::kind).orElse("");
            more |= looks.add(new Look(stage, kind, place.key()));
        }
        restartIfReliedOn(more);
    }

    /**
     * Marks all values as relevant, because pieces change their names and can no longer be found by them.
     *
     * @throws MoreRelevantException if something was left out
     */
    void everything() {
        boolean more = !all;
        all = true;
        restartIfReliedOn(more);
    }

    private void restartIfReliedOn(boolean more) {
        if (more && relied && !ended) {
            throw new MoreRelevantException();
        }
    }

    /** Returns the values of a piece that are not read in this stage of the last turn or later. */
    Set<String> irrelevantValues(Piece piece, Set<String> changing, int stage, int stages) {
        relied = true;
        if (all || goal.contains(piece.name())) {
            return Set.of();
        }
        Set<String> without = new HashSet<>(changing);
        for (int later = stage; later < stages && !without.isEmpty(); later++) {
            int now = later;
            if (looks.contains(new Look(now, piece.kind(), Piece.EVERYTHING))) {
                return Set.of();
            }
            without.removeIf(key -> looks.contains(new Look(now, piece.kind(), key)));
        }
        return without;
    }
}
