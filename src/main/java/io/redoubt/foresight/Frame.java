package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the rules can know of a board beside the values of its pieces.
 *
 * @param marks of the table; the number of the turn is no matter to any rule
 * @param pieces names and kinds, in their order
 */
record Frame(Map<String, String> marks, List<String> pieces) {
    static Frame of(Board board) {
        List<String> pieces = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            pieces.add(piece.kind() + ' ' + piece.name());
        }
        Map<String, String> marks = new LinkedHashMap<>(board.marks());
        marks.remove(Board.TURN);
        return new Frame(marks, pieces);
    }
}
