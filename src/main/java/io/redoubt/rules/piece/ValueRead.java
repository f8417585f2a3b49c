package io.redoubt.rules.piece;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A read of a value of a piece, or only of whether it is a given one, which tells less: whether a unit is in a hex, but
 * not where else it is.
 *
 * @param key the key of the value; {@link Piece#EVERYTHING} for all values
 * @param given the value that it is compared with; empty if the value itself is read
 */
public record ValueRead(String key, Optional<String> given) {
    private static final String SAME = "true";
    private static final String OTHER = "";

    /** Returns the read of a value itself. */
    public static ValueRead of(String key) {
        return new ValueRead(key, Optional.empty());
    }

    /** Returns what the read tells if the value is this one; an empty value is a missing one. */
    public String told(String value) {
        return given.isEmpty() ? value : given.get().equals(value) ? SAME : OTHER;
    }

    /** Returns what the read tells of a piece. */
    public String told(Piece piece) {
        return given.map(text -> piece.is(key, text) ? SAME : OTHER)
                .orElseGet(() -> piece.value(key).orElse(""));
    }

    // Written out, because those of a record are slow until they are compiled, and every value read is looked up.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ValueRead that && key.equals(that.key) && given.equals(that.given);
    }

    @Override
    public int hashCode() {
        return 31 * key.hashCode() + given.hashCode();
    }
}
