package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.List;

/** The sides of a battle, set by the command {@code sides FIRST SECOND …}. */
final class PlayingSides {
    private static final String FIRST_TURN = "1";

    private PlayingSides() {}

    /**
     * Returns the changes of the command. The first side plays first; once the battle has begun, the side whose turn it
     * is keeps it.
     *
     * @throws BadInputException if the words are not the names of at least two sides
     */
    static List<Change> changes(Board board, List<String> words) {
        PieceNames.mustBeApart(words);
        if (words.size() < 2) {
            throw new BadInputException(
                    "sides takes the names of the sides, the first to play first: sides germans americans");
        }
        words.forEach(side -> PieceNames.check(side, List.of()));
        if (words.stream().distinct().count() < words.size()) {
            throw new BadInputException("sides: side names must be unique");
        }
        String now = board.mark(Board.SIDE);
        return changes(words, hasBegun(board) && words.contains(now) ? now : words.get(0));
    }

    /** Returns whether a turn has ended, or dice were rolled in the first one. */
    private static boolean hasBegun(Board board) {
        boolean isFirst = board.sides().indexOf(board.mark(Board.SIDE)) < 1;
        return board.rolled() > 0 || !isFirst || !board.mark(Board.TURN).equals(FIRST_TURN);
    }

    /** Returns whether changes are those of a version in which the first side always had the turn. */
    static boolean areEarlier(List<Change> changes, List<String> words) {
        return words.size() > 1 && changes.equals(changes(words, words.get(0)));
    }

    private static List<Change> changes(List<String> sides, String playing) {
        return List.of(new Change("", Board.SIDES, String.join(",", sides)), new Change("", Board.SIDE, playing));
    }
}
