package io.redoubt.foresight.search;

import io.redoubt.battle.Board;
import io.redoubt.foresight.PieceRead;
import io.redoubt.foresight.PieceValueKey;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The values that can still be read in a turn, by kind of piece. Boards that differ only in other values are merged:
 * for example, it is irrelevant which piece has shot if only assaults can follow. Values that only the actions of a
 * piece itself read are irrelevant once it has acted. The set grows with the values read so far; if a value is read
 * that was assumed irrelevant, the search starts again.
 */
final class RelevantValues {
    private final Set<Look> looks = new HashSet<>();
    private final Set<PieceValueKey> goal;
    private boolean all;
    private boolean relied;
    private boolean ended;

    /**
     * A value of a kind of piece, read in a stage.
     *
     * @param reader the piece whose value is read
     */
    private record Look(int stage, String kind, String key, Reader reader) {
        // Written out, because those of a record are slow until they are compiled, and every value read is looked up.

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Look that
                    && stage == that.stage
                    && reader == that.reader
                    && key.equals(that.key)
                    && kind.equals(that.kind);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * stage + reader.hashCode()) + key.hashCode()) + kind.hashCode();
        }
    }

    /** The part that a piece has in the action that reads its value. */
    private enum Reader {
        ACTOR,
        OTHER
    }

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
     * @param goal the values that the goal reads
     */
    RelevantValues(Set<PieceValueKey> goal) {
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
     * @param by the piece that acts; empty if none does
     * @throws MoreRelevantException if the search had relied on one of them being irrelevant
     */
    void learn(int stage, String by, Set<PieceRead> reads, Board board) {
        boolean more = false;
        for (PieceRead read : reads) {
            String kind = board.piece(read.piece()).map(Piece::kind).orElse("");
            Reader reader = read.piece().equals(by) ? Reader.ACTOR : Reader.OTHER;
            more |= looks.add(new Look(stage, kind, read.key(), reader));
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

    /**
     * Returns the values of a piece that are not read in this stage of the last turn or later.
     *
     * @param acted the stages in which the piece has acted, one bit each
     */
    Set<String> irrelevantValues(Piece piece, int acted, Set<String> changing, int stage, int stages) {
        relied = true;
        if (all) {
            return Set.of();
        }
        Set<String> without = new HashSet<>(changing);
        without.removeIf(key -> goal.contains(new PieceValueKey(piece.name(), key)));
        for (int later = stage; later < stages && !without.isEmpty(); later++) {
            int now = later;
            boolean acts = (acted >> now & 1) == 0;
            if (isRead(now, piece.kind(), Piece.EVERYTHING, acts)) {
                return Set.of();
            }
            without.removeIf(key -> isRead(now, piece.kind(), key, acts));
        }
        return without;
    }

    private boolean isRead(int stage, String kind, String key, boolean acts) {
        return looks.contains(new Look(stage, kind, key, Reader.OTHER))
                || (acts && looks.contains(new Look(stage, kind, key, Reader.ACTOR)));
    }
}
