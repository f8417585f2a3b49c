package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A unit or a fortification on the table, identified by its name.
 *
 * @param name the name
 * @param kind the kind, one of the {@link PieceKind kinds} of its game
 * @param values the known values in the notation of users, by the names of inputs; a flag that is set has the value
 *     {@code true}
 */
public record Piece(String name, String kind, Map<String, String> values) {
    /** The side that owns a piece. */
    public static final String OWNER = "owner";

    /** A player's note about a piece. */
    public static final String NOTE = "note";

    /** The place of a piece, in a player's words. */
    public static final String PLACE = "place";

    /** The key passed to observers when all values are read. */
    public static final String EVERYTHING = "*";

    private static final String TRUE = "true";

    public Piece(String name, String kind, Map<String, String> values) {
        this.name = name;
        this.kind = kind;
        this.values = values instanceof ObservedValues ? values : new LinkedHashMap<>(values);
    }

    /**
     * Returns this piece with an observer that is notified of every value read; {@link #EVERYTHING} for all of them.
     */
    public Piece observed(Consumer<ValueRead> looks) {
        return new Piece(name, kind, new ObservedValues(values, looks));
    }

    public Optional<String> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** Returns a value, parsed by one of the fields of its kind. */
    public <T> Optional<T> value(InputField<T> field) {
        return value(field.name()).map(field.kind()::parse);
    }

    /** Returns whether a flag is set. */
    public boolean is(InputField<Boolean> flag) {
        return is(flag.name());
    }

    /** Returns whether a field has this value. */
    public <T> boolean is(InputField<T> field, T value) {
        return is(field.name(), field.kind().text(value));
    }

    /** Returns whether a flag is set. */
    public boolean is(String key) {
        return TRUE.equals(values.get(key));
    }

    /** Returns whether a key has this value; an empty one stands for a missing value. */
    public boolean is(String key, String value) {
        return ObservedValues.is(values, key, value);
    }

    /** Returns whether a field has any value. */
    public boolean has(InputField<?> field) {
        return has(field.name());
    }

    /** Returns whether a key has any value. */
    public boolean has(String key) {
        return !is(key, "");
    }

    /** Returns the side that owns the piece; empty if unknown. */
    public String owner() {
        return values.getOrDefault(OWNER, "");
    }

    /** Formats a value for people: several values are joined, equal ones counted, and nothing is printed raw. */
    public static String shown(String value) {
        int beyond = value.indexOf(ValueFormat.BEYOND);
        Map<String, Integer> times = new LinkedHashMap<>();
        for (String each : (beyond < 0 ? value : value.substring(0, beyond)).split(ListFormat.SEPARATOR, -1)) {
            times.merge(each, 1, Integer::sum);
        }
        List<String> counted = new ArrayList<>();
        times.forEach((each, number) ->
                counted.add(number == 1 ? each : each + (number == 2 ? " twice" : " " + number + " times")));
        return PrintableText.whole(String.join(" and ", counted));
    }

    /** Returns the piece with a new value; an empty one removes the value. */
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

    // Written out, because those of a record look at all values of every piece compared, which would then count as
    // read.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Piece that
                && name.equals(that.name)
                && kind.equals(that.kind)
                && (values == that.values || values.equals(that.values));
    }

    @Override
    public int hashCode() {
        return 31 * (31 * name.hashCode() + kind.hashCode()) + values.hashCode();
    }
}
