package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;

/** The disputed points of one part of a game, in the order of declaration: declaring a reading adds it to the list. */
public final class ReadingList {
    private final List<Reading<?>> all = new ArrayList<>();

    /** Adds a reading declared elsewhere, for example one that several procedures share. */
    public <V extends NamedConstant> Reading<V> add(Reading<V> reading) {
        all.add(reading);
        return reading;
    }

    /** Adds a reading whose first value is the default. */
    public <V extends NamedConstant> Reading<V> of(String key, String question, List<V> values) {
        return add(Reading.of(key, question, values));
    }

    /** Adds a reading whose values are all constants of an enum, the default first. */
    public <V extends Enum<V> & NamedConstant> Reading<V> of(String key, String question, Class<V> values) {
        return add(Reading.of(key, question, values));
    }

    /** Adds an optional part of the book; the first value is to play by it. */
    public <V extends NamedConstant> Reading<V> optional(String key, String question, List<V> values) {
        return add(Reading.optional(key, question, values));
    }

    /** Returns every reading declared so far. */
    public List<Reading<?>> all() {
        return List.copyOf(all);
    }
}
