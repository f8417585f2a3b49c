package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

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

    /** Names among changed values that no piece or side has yet, as remarks for the player; empty if all are known. */
    String unknown(List<Change> changes) {
        return unknownPieces(changes) + unknownSides(changes);
    }

    /** Nothing happens to a piece in any turn if its owner is none of the sides that were named. */
    private String unknownSides(List<Change> changes) {
        Board after = board.with(changes);
        String named = after.mark(Board.SIDES);
        if (named.isEmpty()) {
            return "";
        }
        boolean renamed = changes.stream().anyMatch(change -> change.key().equals(Board.SIDES));
        List<String> sides = List.of(named.split(",", -1));
        Set<String> unknown = new LinkedHashSet<>();
        for (Piece piece : after.pieces()) {
            boolean said = renamed
                    || changes.stream()
                            .anyMatch(change -> change.piece().equals(piece.name())
                                    && change.key().equals(Piece.OWNER));
            if (said && !piece.owner().isEmpty() && !sides.contains(piece.owner())) {
                unknown.add(Escaped.of(piece.owner()) + Nearest.hint(piece.owner(), sides));
            }
        }
        return unknown.isEmpty()
                ? ""
                : "  (no side is called " + String.join(" or ", unknown) + "; there are " + String.join(", ", sides)
                        + ')';
    }

    private String unknownPieces(List<Change> changes) {
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
