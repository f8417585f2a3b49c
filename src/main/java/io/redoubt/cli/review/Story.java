package io.redoubt.cli.review;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The course of a battle turn by turn, omitting turns in which nothing happened.
 *
 * @param turns the turns in order
 */
record Story(List<Turn> turns) {
    /**
     * A turn of a side.
     *
     * @param side the side; empty if the battle names none
     * @param entries the active journal entries of the turn
     * @param after the board at its end
     */
    record Turn(String number, String side, List<JournalEntry> entries, Board after) {
        /** Returns the rulings, which are parsed again at each call. */
        Stream<Ruling> rulings() {
            return entries.stream().flatMap(entry -> entry.rulings().stream());
        }

        /** Returns whether players changed pieces themselves: {@code set rifles --teams 4}, not {@code next turn}. */
        static boolean isByHand(JournalEntry entry) {
            return entry.act() == JournalEntry.Act.DO
                    && entry.rulings().isEmpty()
                    && !entry.changes().isEmpty()
                    && entry.changes().stream()
                            .noneMatch(change -> change.piece().isEmpty());
        }

        private boolean isOf(String other, String otherSide) {
            return number.equals(other) && side.equals(otherSide);
        }
    }

    static Story of(Battle battle) {
        List<Turn> turns = new ArrayList<>();
        Board board = battle.entries().get(0).applied(Board.EMPTY);
        String number = "1";
        String side = "";
        List<JournalEntry> standing = battle.activeEntries();
        int begins = 0;
        int turn = 0;
        for (int i = 0; i < standing.size(); i++) {
            JournalEntry entry = standing.get(i);
            for (Change change : entry.changes()) {
                boolean ofTable = change.piece().isEmpty();
                turn = ofTable && List.of(Board.TURN, Board.SIDE).contains(change.key()) ? i : turn;
                number = ofTable && change.key().equals(Board.TURN) ? change.value() : number;
                side = ofTable && change.key().equals(Board.SIDE) ? change.value() : side;
            }
            board = entry.applied(board);
            Turn last = turns.isEmpty() ? new Turn("", "", List.of(), board) : turns.get(turns.size() - 1);
            if (!turns.isEmpty() && last.isOf(number, side)) {
                turns.set(turns.size() - 1, new Turn(number, side, standing.subList(begins, i + 1), board));
            } else if (!entry.rulings().isEmpty() || (!turns.isEmpty() && Turn.isByHand(entry))) {
                begins = turns.isEmpty() ? i : turn;
                turns.add(new Turn(number, side, standing.subList(begins, i + 1), board));
            }
        }
        return new Story(List.copyOf(turns));
    }
}
