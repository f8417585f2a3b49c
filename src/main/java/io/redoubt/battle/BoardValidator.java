package io.redoubt.battle;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Validates pieces against the definitions of their game, because a journal from another source may contain anything.
 */
public final class BoardValidator {
    private static final List<String> OF_ANY_PIECE = List.of(Piece.OWNER, Piece.NOTE, Piece.PLACE);

    private BoardValidator() {}

    /**
     * Checks every piece of a board.
     *
     * @param games the rule sets by their keys
     * @throws BattleFileException naming the first invalid piece
     */
    public static void check(Board board, Function<String, Optional<RuleSet>> games) {
        List<PieceKind> kinds = battleRules(board, games).kinds();
        board.pieces().forEach(piece -> check(piece, kinds));
    }

    /** Returns the battle rules of the game. */
    static BattleRules battleRules(Board board, Function<String, Optional<RuleSet>> games) {
        String key = board.mark(Board.GAME);
        return games.apply(key)
                .orElseThrow(() -> new BattleFileException("no game is called " + Escaped.of(key)))
                .battleRules();
    }

    static void check(Piece piece, List<PieceKind> kinds) {
        String name = Escaped.of(piece.name());
        PieceKind kind = PieceKind.of(piece.kind(), kinds)
                .orElseThrow(() -> new BattleFileException(name + " cannot be a " + Escaped.of(piece.kind())));
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!OF_ANY_PIECE.contains(value.getKey())) {
                Optional<Field<?>> field = kind.field(value.getKey());
                if (field.isEmpty() || !isOne(field.get(), value.getValue())) {
                    throw new BattleFileException(
                            name + " cannot have " + Escaped.of(value.getKey()) + ' ' + Escaped.of(value.getValue()));
                }
            }
        }
    }

    private static boolean isOne(Field<?> field, String text) {
        try {
            field.kind().parse(text);
            return true;
        } catch (BadValue e) {
            return false;
        }
    }
}
