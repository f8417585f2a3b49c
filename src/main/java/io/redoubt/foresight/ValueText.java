package io.redoubt.foresight;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import java.util.Optional;

/** Formats values of pieces. */
public final class ValueText {
    /** The text of an unset value. */
    private static final String NONE = "none";

    private ValueText() {}

    /** Returns the default value of a field. */
    public static Optional<String> standard(InputField<?> field) {
        return field.kind().isFlag() ? Optional.of("false") : text(field);
    }

    private static <T> Optional<String> text(InputField<T> field) {
        return field.standard().map(field.kind()::text);
    }

    /** Returns the value of an unset field of a piece. */
    public static Optional<String> unsaid(BattleRules rules, Piece piece, InputField<?> field) {
        return rules.impliedValue(piece, field).or(() -> standard(field));
    }

    /**
     * Formats a value for people and programs.
     *
     * @param unsaid the value if it is not set
     */
    public static String told(Optional<String> unsaid, String value) {
        return value.isEmpty() ? unsaid.orElse(NONE) : Piece.shown(value);
    }
}
