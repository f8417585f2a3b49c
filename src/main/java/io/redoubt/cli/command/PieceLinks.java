package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * The values of pieces that hold the names of others, as a unit says which hex it is in.
 *
 * @param names which values these are
 */
record PieceLinks(Board board, List<String> names) {
    /** What other pieces say of one is said of its new name, or no more if that is empty. */
    List<Change> follow(Piece piece, String other) {
        List<Change> changes = new ArrayList<>();
        for (Piece each : board.pieces()) {
            for (String key : names) {
                if (each.is(key, piece.name())) {
                    changes.add(Change.of(each, key, other));
                }
            }
        }
        return changes;
    }

    /** Names among changed values that no piece has yet, as a remark for the player; empty if all are known. */
    String unknown(List<Change> changes) {
        List<String> unknown = new ArrayList<>();
        for (Change change : changes) {
            String name = change.value();
            boolean own = change.piece().equals(name);
            if (names.contains(change.key())
                    && !name.isEmpty()
                    && !own
                    && board.piece(name).isEmpty()) {
                unknown.add(Escaped.of(name));
            }
        }
        return unknown.isEmpty() ? "" : "  (no piece is called " + String.join(" or ", unknown) + " yet)";
    }
}
