package io.redoubt.rules.piece;

import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Many;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A unit or a fortification on the table, by its name.
 *
 * @param name what players call it
 * @param kind what it is, one of the {@link PieceKind kinds} of its game
 * @param values what is known of it, as a user would write it, by the names of inputs; the sign of a flag is
 *     {@code true}
 */
public record Piece(String name, String kind, Map<String, String> values) {
    /** The side that owns a piece. */
    public static final String OWNER = "owner";

    /** A player's words about a piece. */
    public static final String NOTE = "note";

    /** Where a piece stands, in a player's words. */
    public static final String PLACE = "place";

    /** What is looked at by whoever goes through all values. */
    public static final String EVERYTHING = "*";

    private static final String TRUE = "true";

    public Piece(String name, String kind, Map<String, String> values) {
        this.name = name;
        this.kind = kind;
        this.values = values instanceof ObservedValues ? values : new LinkedHashMap<>(values);
    }

    /** The same piece, telling which of its values are looked at; {@link #EVERYTHING} for all of them. */
    public Piece observed(Consumer<String> looks) {
        return new Piece(name, kind, new ObservedValues(values, looks));
    }

    public Optional<String> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** A value, read by one of the fields of its kind. */
    public <T> Optional<T> value(Field<T> field) {
        return value(field.name()).map(field.kind()::parse);
    }

    /** Whether a flag is set. */
    public boolean is(Field<Boolean> flag) {
        return is(flag.name());
    }

    /** Whether a value is this one. */
    public <T> boolean is(Field<T> field, T value) {
        return is(field.name(), field.kind().text(value));
    }

    /** Whether a flag is set. */
    public boolean is(String key) {
        return TRUE.equals(values.get(key));
    }

    /** Whether a value is this one. */
    public boolean is(String key, String value) {
        return value.equals(values.get(key));
    }

    /** The side that owns it; empty if nobody said. */
    public String owner() {
        return values.getOrDefault(OWNER, "");
    }

    /** A value for people: several stand beside each other, and nothing is printed raw. */
    public static String shown(String value) {
        int beyond = value.indexOf(Kind.BEYOND);
        return Escaped.whole((beyond < 0 ? value : value.substring(0, beyond)).replace(Many.SEPARATOR, " and "));
    }

    /** The piece with another value; an empty one takes the value away. */
    public Piece with(String key, String value) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        if (value.isEmpty()) {
            changed.remove(key);
        } else {
            changed.put(key, value);
        }
        return new Piece(name, kind, changed);
    }

    public Piece renamed(String other) {
        return new Piece(other, kind, values);
    }
}
