package io.redoubt.battle;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
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
                .orElseThrow(() -> new BattleFileException("unknown game " + PrintableText.of(key)))
                .battleRules();
    }

    static void check(Piece piece, List<PieceKind> kinds) {
        String name = PrintableText.of(piece.name());
        PieceKind kind = PieceKind.of(piece.kind(), kinds)
                .orElseThrow(() -> new BattleFileException(name + " cannot be a " + PrintableText.of(piece.kind())));
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!OF_ANY_PIECE.contains(value.getKey())) {
                Optional<InputField<?>> field = kind.field(value.getKey());
                if (field.isEmpty() || !isOne(field.get(), value.getValue())) {
                    throw new BattleFileException(name + " cannot have " + PrintableText.of(value.getKey()) + ' '
                            + PrintableText.of(value.getValue()));
                }
            }
        }
    }

    private static boolean isOne(InputField<?> field, String text) {
        try {
            field.kind().parse(text);
            return true;
        } catch (BadValueException e) {
            return false;
        }
    }
}
