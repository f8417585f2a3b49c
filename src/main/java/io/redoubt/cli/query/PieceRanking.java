package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the pieces that make sense in a role of a ruling now: pieces that fill an input, belong to the right side and
 * raise no warning. The warnings come from the rules.
 */
public final class PieceRanking {
    private final Board board;
    private final RuleSet game;

    public PieceRanking(Board board, RuleSet game) {
        this.board = board;
        this.game = game;
    }

    /**
     * The pieces for a role; those that cannot take part are omitted.
     *
     * @param sensible pieces without warnings
     * @param rest pieces that are possible but raise a warning
     * @param reasons why pieces of the right side do not make sense, by piece
     */
    public record Choice(List<String> sensible, List<String> rest, Map<String, String> reasons) {
        /** Returns the first reason why a piece of the right side does not make sense; empty if there is none. */
        public Optional<String> why() {
            return reasons.values().stream().findFirst();
        }
    }

    /**
     * Returns the pieces for a role in a ruling.
     *
     * @param named the pieces already named, by option
     */
    public Choice of(Procedure<?, ?> procedure, Role role, Map<String, String> named) {
        List<String> sensible = new ArrayList<>();
        List<String> rest = new ArrayList<>();
        Map<String, String> reasons = new LinkedHashMap<>();
        for (Piece piece : board.pieces()) {
            if (named.containsValue(piece.name())) {
                continue;
            }
            Map<String, String> inputs = new LinkedHashMap<>(named);
            inputs.put(role.option(), piece.name());
            Query query =
                    Query.of(game, procedure, inputs, AnswerSettings.usual().told());
            try {
                PieceInputFiller.FilledQuery staged = new PieceInputFiller(board).stage(query);
                boolean fits = procedure
                        .kinds(role)
                        .map(kinds -> kinds.contains(piece.kind()))
                        .orElseGet(() -> staged.query().sources().containsValue(piece.name())
                                || lacksValue(piece, procedure, staged));
                if (fits) {
                    boolean own = isOfItsSide(piece, procedure, role);
                    (own && staged.reminders().isEmpty() ? sensible : rest).add(piece.name());
                    if (own && !staged.reminders().isEmpty()) {
                        reasons.put(piece.name(), String.join("; ", staged.reminders()));
                    }
                }
            } catch (NotAllowedException e) {
                if (isOfItsSide(piece, procedure, role)) {
                    reasons.put(piece.name(), String.valueOf(e.getMessage()));
                }
            } catch (BadInputException e) {
                // the piece cannot take part
            }
        }
        return new Choice(sensible, rest, reasons);
    }

    /** Returns whether a piece could fill a required input, but has no value for it yet. */
    private boolean lacksValue(Piece piece, Procedure<?, ?> procedure, PieceInputFiller.FilledQuery staged) {
        Optional<PieceKind> kind = PieceKind.of(piece.kind(), game.battleRules().kinds());
        return staged.gaps().stream()
                .filter(gap -> gap.piece().equals(piece.name()))
                .filter(gap -> kind.flatMap(of -> of.field(gap.value())).isPresent())
                .flatMap(gap -> procedure.form().field(gap.input()).stream())
                .anyMatch(field -> field.standard().isEmpty());
    }

    /**
     * Returns whether a piece is on the right side: actors belong to the side whose turn it is, targets do not, except
     * in rulings about the target itself. True if a side is unknown.
     */
    private boolean isOfItsSide(Piece piece, Procedure<?, ?> procedure, Role role) {
        String side = board.mark(Board.SIDE);
        String own = role == Role.BY ? game.battleRules().sideOf(piece, board.pieces()) : piece.owner();
        if (side.isEmpty() || own.isEmpty()) {
            return true;
        }
        boolean befalls = procedure.actor() == Role.AT;
        return (role == Role.BY || befalls) == own.equals(side);
    }
}
