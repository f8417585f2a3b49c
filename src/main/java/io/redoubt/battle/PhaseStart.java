package io.redoubt.battle;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The beginning of a phase within a side's turn, where a group keeps phases.
 *
 * @param phase its name in the game
 */
public record PhaseStart(String phase) {
    /**
     * The phase that comes next in the turn; empty after the last one. A turn whose phase nobody has kept so far is in
     * its first.
     */
    public static Optional<PhaseStart> after(Board board, BattleRules rules) {
        int next = Math.max(0, rules.phases().indexOf(board.mark(Board.PHASE))) + 1;
        return next < rules.phases().size()
                ? Optional.of(new PhaseStart(rules.phases().get(next)))
                : Optional.empty();
    }

    /** The phase an entry of a journal begins, if it begins one and no turn. */
    public static Optional<PhaseStart> in(JournalEntry entry) {
        if (entry.act() != JournalEntry.Act.DO || TurnStart.isIn(entry)) {
            return Optional.empty();
        }
        for (Change change : entry.changes()) {
            if (change.piece().isEmpty() && change.key().equals(Board.PHASE)) {
                return Optional.of(new PhaseStart(change.value()));
            }
        }
        return Optional.empty();
    }

    /** What is over as the phase begins. */
    public List<Expiry> lapses(Board board, BattleRules rules) {
        List<Expiry> lapses = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            lapses.addAll(rules.phaseBegins(piece, board.mark(Board.SIDE), phase));
        }
        return lapses;
    }

    /** Everything that changes. */
    public List<Change> changes(Board board, BattleRules rules) {
        List<Change> changes = new ArrayList<>();
        lapses(board, rules).forEach(lapse -> changes.addAll(lapse.changes()));
        changes.add(new Change("", Board.PHASE, phase));
        return changes;
    }
}
