package io.redoubt.battle;

import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/**
 * The two sides of a ruling.
 *
 * @param acting the side of the ruling: the owner of the piece that acts, otherwise the side whose turn it is; may be
 *     empty
 * @param other the opposing side; empty if unknown
 */
public record RulingSides(String acting, String other) {
    /** Returns the sides of a ruling about these pieces, by their names. */
    public static RulingSides of(Board board, String by, String at) {
        String acting = owner(board, by);
        acting = acting.isEmpty() ? board.mark(Board.SIDE) : acting;
        String target = owner(board, at);
        if (!target.isEmpty() && !target.equals(acting)) {
            return new RulingSides(acting, target);
        }
        List<String> others = new ArrayList<>(all(board));
        others.remove(acting);
        return new RulingSides(acting, others.size() == 1 ? others.get(0) : "");
    }

    private static String owner(Board board, String name) {
        return board.acting(name).map(Piece::owner).orElse("");
    }

    /** Returns the sides that were named, in the order of their turns; otherwise those that own pieces. */
    public static List<String> all(Board board) {
        if (!board.sides().isEmpty()) {
            return board.sides();
        }
        List<String> owners = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            if (!piece.owner().isEmpty() && !owners.contains(piece.owner())) {
                owners.add(piece.owner());
            }
        }
        return owners;
    }
}
