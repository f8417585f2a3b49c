package io.redoubt.cli.answering;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which pieces make sense in a part of a ruling now: those that fill something in, of the side that would have that
 * part, and against which nothing speaks. The rules say what speaks against one; here only is asked.
 */
public final class SensiblePieces {
    private final Board board;
    private final RuleSet game;

    public SensiblePieces(Board board, RuleSet game) {
        this.board = board;
        this.game = game;
    }

    /**
     * The pieces for a part, the sensible ones first; those that can have no part in it are left out.
     *
     * @param sensible against which nothing speaks
     * @param rest that could all the same
     */
    public record Choice(List<String> sensible, List<String> rest) {}

    /**
     * The pieces for a part in a ruling.
     *
     * @param named what is named already, by option
     */
    public Choice of(Procedure<?, ?> procedure, Role role, Map<String, String> named) {
        List<String> sensible = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        for (Piece piece : board.pieces()) {
            if (named.containsValue(piece.name())) {
                continue;
            }
            Map<String, String> inputs = new LinkedHashMap<>(named);
            inputs.put(role.option(), piece.name());
            Query query = Query.of(game, procedure, inputs, Settings.usual().told());
            try {
                PieceFilling.Staged staged = new PieceFilling(board).stage(query);
                if (staged.query().sources().containsValue(piece.name())) {
                    boolean sense = staged.reminders().isEmpty() && isOfItsSide(piece, procedure, role);
                    (sense ? sensible : rest).add(piece.name());
                }
            } catch (BadInput e) {
                // it can have no part in this
            }
        }
        return new Choice(sensible, rest);
    }

    /** Who acts is of the side whose turn it is, and what something is done to is not; where nobody knows, both are. */
    private boolean isOfItsSide(Piece piece, Procedure<?, ?> procedure, Role role) {
        String side = board.mark(Board.SIDE);
        if (side.isEmpty() || piece.owner().isEmpty()) {
            return true;
        }
        boolean befalls = procedure.actor() == Role.AT;
        return (role == Role.BY || befalls) == piece.owner().equals(side);
    }
}
