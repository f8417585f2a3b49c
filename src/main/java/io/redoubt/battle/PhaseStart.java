package io.redoubt.battle;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The beginning of a phase within a side's turn, if the group tracks phases.
 *
 * @param phase the name of the phase in the game
 */
public record PhaseStart(String phase) {
    /**
     * Returns the next phase of the turn; empty after the last one. A turn without a recorded phase is in its first.
     */
    public static Optional<PhaseStart> after(Board board, BattleRules rules) {
        int next = Math.max(0, rules.phases().indexOf(board.mark(Board.PHASE))) + 1;
        return next < rules.phases().size()
                ? Optional.of(new PhaseStart(rules.phases().get(next)))
                : Optional.empty();
    }

    /** Returns the phase that a journal entry begins; empty if it begins none, or a turn. */
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

    /** Returns the effects that expire as the phase begins. */
    public List<Expiry> lapses(Board board, BattleRules rules) {
        List<Expiry> lapses = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            lapses.addAll(rules.phaseBegins(piece, board.mark(Board.SIDE), phase));
        }
        return lapses;
    }

    /** Returns all changes of the new phase. */
    public List<Change> changes(Board board, BattleRules rules) {
        List<Change> changes = new ArrayList<>();
        lapses(board, rules).forEach(lapse -> changes.addAll(lapse.changes()));
        changes.add(new Change("", Board.PHASE, phase));
        return changes;
    }
}
