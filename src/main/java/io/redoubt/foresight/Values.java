package io.redoubt.foresight;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import java.util.Optional;

/** How values of pieces are told. */
public final class Values {
    /** What is said of a value that a piece does not have. */
    private static final String NONE = "none";

    private Values() {}

    /** What a value is as long as nobody says otherwise. */
    public static Optional<String> standard(Field<?> field) {
        return field.kind().isFlag() ? Optional.of("false") : text(field);
    }

    private static <T> Optional<String> text(Field<T> field) {
        return field.standard().map(field.kind()::text);
    }

    /** What a value of a piece is as long as nobody says otherwise. */
    public static Optional<String> unsaid(BattleRules rules, Piece piece, Field<?> field) {
        return rules.unsaid(piece, field).or(() -> standard(field));
    }

    /**
     * A value for people and programs.
     *
     * @param unsaid what it is where it is not set
     */
    public static String told(Optional<String> unsaid, String value) {
        return value.isEmpty() ? unsaid.orElse(NONE) : Piece.shown(value);
    }
}
