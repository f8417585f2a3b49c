package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The owner of pieces that are added without one, set by the command {@code owner SIDE}. */
final class AddedOwner {
    private AddedOwner() {}

    /**
     * Returns the changes of the command.
     *
     * @param words the side, or {@code none}
     * @throws BadInputException if they are not one side
     */
    static List<Change> changes(Board board, List<String> words) {
        if (words.size() == 2 && board.find(words.get(0)).isPresent()) {
            throw new BadInputException("owner takes the side of the pieces you add next; for one piece use set "
                    + ShellWords.joined(List.of(words.get(0), "--owner", words.get(1))));
        }
        if (words.size() != 1) {
            throw new BadInputException("owner takes the side of the pieces you add next, or none: owner germans");
        }
        String side = words.get(0);
        if (side.equals(PieceArguments.NONE)) {
            return List.of(new Change("", Board.OWNER, ""));
        }
        PieceNames.check(side, List.of());
        return List.of(new Change("", Board.OWNER, side));
    }

    /** Returns the values of a new piece with this owner, unless they give an owner or {@code none}. */
    static Map<String, String> of(Board board, Map<String, String> values) {
        String owner = board.mark(Board.OWNER);
        if (owner.isEmpty() || values.containsKey(Piece.OWNER)) {
            return values;
        }
        Map<String, String> owned = new LinkedHashMap<>(values);
        owned.put(Piece.OWNER, owner);
        return owned;
    }
}
