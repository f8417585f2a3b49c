package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The values of pieces that hold names of other pieces, such as the hex of a unit.
 *
 * @param names the keys of these values
 */
record PieceReferences(Board board, List<String> names) {
    /** Returns a value with the spelling of the piece or side that it names; any other value as it is. */
    String spelled(String key, String value) {
        if (key.equals(Piece.OWNER)) {
            return board.sides().stream()
                    .filter(value::equalsIgnoreCase)
                    .findFirst()
                    .orElse(value);
        }
        return names.contains(key) ? board.find(value).map(Piece::name).orElse(value) : value;
    }

    /** Returns whether a side has this name, in any case. */
    boolean isSide(String name) {
        return board.sides().stream().anyMatch(name::equalsIgnoreCase);
    }

    /** Returns changes with the spelling of the pieces that their values name. */
    List<Change> spelled(List<Change> changes) {
        List<Change> spelled = new ArrayList<>();
        for (Change change : changes) {
            spelled.add(new Change(change.piece(), change.key(), spelled(change.key(), change.value())));
        }
        return spelled;
    }

    /** Returns the changes that replace the name of a piece in other pieces; an empty name removes it. */
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

    /** Returns a remark about changed values that name unknown pieces or sides; empty if all are known. */
    String unknown(List<Change> changes) {
        return unknownPieces(changes) + unknownSides(changes);
    }

    /** Returns a remark about owners that are not among the named sides, because such pieces would have no turn. */
    private String unknownSides(List<Change> changes) {
        Board after = board.with(changes);
        List<String> sides = after.sides();
        if (sides.isEmpty()) {
            return "";
        }
        boolean renamed = changes.stream().anyMatch(change -> change.key().equals(Board.SIDES));
        Set<String> unknown = new LinkedHashSet<>();
        for (Piece piece : after.pieces()) {
            boolean said = renamed
                    || changes.stream()
                            .anyMatch(change -> change.piece().equals(piece.name())
                                    && change.key().equals(Piece.OWNER));
            if (said && !piece.owner().isEmpty() && !sides.contains(piece.owner())) {
                unknown.add(PrintableText.of(piece.owner()) + SpellingSuggestion.hint(piece.owner(), sides));
            }
        }
        return unknown.isEmpty() ? "" : unknownSide(String.join(" or ", unknown), sides);
    }

    /**
     * Returns a remark about a side that does not play, with those that do unless one of them is suggested.
     *
     * @param side the side, with a suggestion if there is one
     */
    static String unknownSide(String side, List<String> sides) {
        return "  (there is no side called " + side
                + (side.endsWith("?") ? "" : "; there are " + String.join(", ", sides)) + ')';
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
                unknown.add(PrintableText.of(name));
            }
        }
        return unknown.isEmpty() ? "" : "  (there is no piece called " + String.join(" or ", unknown) + " yet)";
    }
}
