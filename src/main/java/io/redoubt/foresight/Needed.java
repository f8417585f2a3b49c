package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The values that anything still to come in a turn can look at. Boards that differ in no other are one: who has shot is
 * no matter any more where nothing but assaults can follow. It is learnt from what was looked at so far, kind by kind of
 * piece; whenever more is looked at than was known, what was found by then is thrown away.
 */
final class Needed {
    private final Set<Look> looks = new HashSet<>();
    private final Set<String> goal;
    private boolean all;
    private boolean relied;
    private boolean ended;

    /** A value of a kind of piece, looked at in a stage. */
    private record Look(int stage, String kind, String key) {}

    /** Something was looked at that had been left out: what was found so far may be wrong. */
    static final class MoreNeeded extends RuntimeException {
        private static final long serialVersionUID = 1L;

        MoreNeeded() {
            super(null, null, false, false);
        }
    }

    /**
     * Nothing but what is wanted.
     *
     * @param goal pieces of which everything may be wanted
     */
    Needed(Set<String> goal) {
        this.goal = goal;
    }

    /** Begins anew, with all that is known. */
    void begin() {
        relied = false;
    }

    /** All is planned: who walks through the plan now, on boards with all their values, finds nothing new. */
    void end() {
        ended = true;
    }

    /**
     * Learns from what an action of a stage looked at.
     *
     * @throws MoreNeeded if it had been relied on that nobody would look there
     */
    void learn(int stage, List<Place> places, Board board) {
        boolean more = false;
        for (Place place : places) {
            String kind = board.piece(place.piece()).map(Piece::kind).orElse("");
            more |= looks.add(new Look(stage, kind, place.key()));
        }
        mustNotMatter(more);
    }

    /**
     * Leaves nothing out: pieces take other names, and are no longer found by those they have.
     *
     * @throws MoreNeeded if something was left out
     */
    void everything() {
        boolean more = !all;
        all = true;
        mustNotMatter(more);
    }

    private void mustNotMatter(boolean more) {
        if (more && relied && !ended) {
            throw new MoreNeeded();
        }
    }

    /** Those among the values of a piece that nothing looks at, in this stage of the last turn or after it. */
    Set<String> without(Piece piece, Set<String> changing, int stage, int stages) {
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
