package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The part of a board that the rules can read besides the values of its pieces. */
public final class BoardSkeleton {
    private final Map<String, String> marks;
    private final List<String> pieces;
    private final int hash;

    /**
     * Creates a frame.
     *
     * @param marks the marks of the table, without the number of the turn, which no rule reads
     * @param pieces the names and kinds of the pieces, in order
     */
    private BoardSkeleton(Map<String, String> marks, List<String> pieces) {
        this.marks = marks;
        this.pieces = pieces;
        this.hash = 31 * marks.hashCode() + pieces.hashCode(); // read at every lookup
    }

    /** Returns the skeleton of a board. */
    public static BoardSkeleton of(Board board) {
        List<String> pieces = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            pieces.add(piece.kind() + ' ' + piece.name());
        }
        Map<String, String> marks = new LinkedHashMap<>(board.marks());
        marks.remove(Board.TURN);
        return new BoardSkeleton(marks, pieces);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof BoardSkeleton that && marks.equals(that.marks) && pieces.equals(that.pieces));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
