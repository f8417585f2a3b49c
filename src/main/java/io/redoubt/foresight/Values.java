package io.redoubt.foresight;

import io.redoubt.rules.input.Field;
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

    /** A value for people and programs; one that is not set is what it is as long as nobody says otherwise. */
    public static String told(Optional<Field<?>> field, String value) {
        if (value.isEmpty()) {
            return field.flatMap(Values::standard).orElse(NONE);
        }
        return Piece.shown(value);
    }
}
