package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;

/** The disputed points of one part of a game, in the order they are declared: a reading joins the list by being declared. */
public final class ReadingList {
    private final List<Reading<?>> all = new ArrayList<>();

    /** A reading made elsewhere, for example one that several procedures ask for. */
    public <V extends Named> Reading<V> add(Reading<V> reading) {
        all.add(reading);
        return reading;
    }

    /** A reading whose first value is the standard one. */
    public <V extends Named> Reading<V> of(String key, String question, List<V> values) {
        return add(Reading.of(key, question, values));
    }

    /** A reading whose values are all constants of an enum, the standard one first. */
    public <V extends Enum<V> & Named> Reading<V> of(String key, String question, Class<V> values) {
        return add(Reading.of(key, question, values));
    }

    /** A part of the book that a group may leave out; the first value is to play by it. */
    public <V extends Named> Reading<V> optional(String key, String question, List<V> values) {
        return add(Reading.optional(key, question, values));
    }

    /** Returns every reading declared so far. */
    public List<Reading<?>> all() {
        return List.copyOf(all);
    }
}
