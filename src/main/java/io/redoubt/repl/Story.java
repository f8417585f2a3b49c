package io.redoubt.repl;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * What happened in a battle, turn by turn; turns without a ruling are passed over.
 *
 * @param turns in order
 */
record Story(List<Turn> turns) {
    /**
     * A turn of a side.
     *
     * @param side empty where the battle names none
     * @param rulings those that stand
     * @param after how things stood at its end
     */
    record Turn(String number, String side, List<Ruling> rulings, Board after) {
        private boolean isOf(String other, String otherSide) {
            return number.equals(other) && side.equals(otherSide);
        }
    }

    static Story of(Battle battle) {
        List<Turn> turns = new ArrayList<>();
        Board board = battle.entries().get(0).applied(Board.EMPTY);
        String number = "1";
        String side = "";
        for (JournalEntry entry : battle.standing()) {
            for (Change change : entry.changes()) {
                boolean ofTable = change.piece().isEmpty();
                number = ofTable && change.key().equals(Board.TURN) ? change.value() : number;
                side = ofTable && change.key().equals(Board.SIDE) ? change.value() : side;
            }
            board = entry.applied(board);
            Turn last = turns.isEmpty() ? new Turn("", "", List.of(), board) : turns.get(turns.size() - 1);
            if (!turns.isEmpty() && last.isOf(number, side)) {
                last.rulings().addAll(entry.rulings());
                turns.set(turns.size() - 1, new Turn(number, side, last.rulings(), board));
            } else if (!entry.rulings().isEmpty()) {
                turns.add(new Turn(number, side, new ArrayList<>(entry.rulings()), board));
            }
        }
        return new Story(List.copyOf(turns));
    }
}
