package io.redoubt.battle;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.UpkeepStep;
import java.util.ArrayList;
import java.util.List;

/**
 * The beginning of a side's turn.
 *
 * @param number the number of the turn, from 1
 * @param side the side whose turn it is; empty if the battle has no sides
 */
public record TurnStart(int number, String side) {
    /**
     * A procedure that is due for a piece.
     *
     * @param eachTurn true if it is due every turn, whichever side owns the piece
     */
    public record UpkeepRuling(Piece piece, UpkeepStep due, boolean eachTurn) {}

    /** Returns the turn after that of a board. */
    public static TurnStart after(Board board) {
        List<String> sides = RulingSides.all(board);
        int next = sides.isEmpty() ? 0 : (sides.indexOf(board.mark(Board.SIDE)) + 1) % sides.size();
        int number = Integer.parseInt(board.mark(Board.TURN)) + (next == 0 ? 1 : 0);
        return new TurnStart(number, sides.isEmpty() ? "" : sides.get(next));
    }

    /** Returns whether a journal entry begins a turn. */
    public static boolean isIn(JournalEntry entry) {
        for (Change change : entry.changes()) {
            if (entry.act() == JournalEntry.Act.DO
                    && change.piece().isEmpty()
                    && change.key().equals(Board.TURN)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the procedures due as the turn begins, in order. */
    public List<UpkeepRuling> duties(Board board, BattleRules battleRules) {
        List<Piece> pieces = board.pieces();
        List<String> sides = RulingSides.all(board);
        List<UpkeepRuling> duties = new ArrayList<>();
        for (Piece piece : pieces) {
            duties.addAll(duties(piece, pieces, sides, battleRules));
        }
        return duties;
    }

    /** Returns the procedures due for one piece. */
    public List<UpkeepRuling> duties(Piece piece, Board board, BattleRules battleRules) {
        return duties(piece, board.pieces(), RulingSides.all(board), battleRules);
    }

    private List<UpkeepRuling> duties(Piece piece, List<Piece> pieces, List<String> sides, BattleRules battleRules) {
        List<UpkeepRuling> duties = new ArrayList<>();
        if (piece.owner().isEmpty() || side.isEmpty() || piece.owner().equals(side)) {
            for (UpkeepStep due : battleRules.upkeep(piece, pieces)) {
                duties.add(new UpkeepRuling(piece, due, false));
            }
        }
        if (sides.isEmpty() || sides.get(0).equals(side)) {
            for (UpkeepStep due : battleRules.dueEachTurn(piece, pieces)) {
                duties.add(new UpkeepRuling(piece, due, true));
            }
        }
        return duties;
    }

    /** Returns the effects that expire as the turn begins. */
    public List<Expiry> lapses(Board board, BattleRules battleRules) {
        List<Piece> pieces = board.pieces();
        List<Expiry> lapses = new ArrayList<>();
        for (Piece piece : pieces) {
            lapses.addAll(battleRules.turnBegins(piece, side, pieces));
        }
        return lapses;
    }

    /** Returns all changes that need no ruling. */
    public List<Change> changes(Board board, BattleRules battleRules) {
        List<Change> changes = new ArrayList<>();
        lapses(board, battleRules).forEach(lapse -> changes.addAll(lapse.changes()));
        changes.add(new Change("", Board.TURN, Integer.toString(number)));
        if (!side.isEmpty()) {
            changes.add(new Change("", Board.SIDE, side));
        }
        if (!board.mark(Board.PHASE).isEmpty()) {
            changes.add(new Change("", Board.PHASE, battleRules.phases().get(0)));
        }
        return changes;
    }
}
