package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a user gave for a form, read on demand.
 *
 * <p>A situation asks for what it needs in the order it matters. So only what is needed can be missing, and the
 * inputs remember what was consulted, defaults included, for the answer to show.
 */
public final class Inputs {
    /** Texts longer than this are files, and what it costs to read a letter of one. */
    private static final int LONG = 10_000;

    private static final double LETTER = 200;

    private final Map<String, String> given;
    private final Map<String, String> settled;
    private final Work work;
    private final Map<Field<?>, Object> consulted = new LinkedHashMap<>();
    private final Map<Reading<?>, Named> readings = new LinkedHashMap<>();
    private final Map<Field<?>, String> offers = new LinkedHashMap<>();

    /** Counts work before it is done, and may throw to refuse it. */
    @FunctionalInterface
    public interface Work {
        /**
         * Counts it.
         *
         * @param units about so many nanoseconds
         * @param advice what to ask instead; empty for the usual advice
         */
        void spend(double units, String advice);
    }

    /** The names of what was given and mattered. */
    private final Set<String> used = new HashSet<>();

    /**
     * @param given texts by field name
     * @param settled reading values by key
     */
    public Inputs(Map<String, String> given, Map<String, String> settled) {
        this(given, settled, (units, advice) -> {});
    }

    /**
     * @param given texts by field name
     * @param settled reading values by key
     * @param work is told of work before it is done, where reading takes some, and may throw to refuse it
     */
    public Inputs(Map<String, String> given, Map<String, String> settled, Work work) {
        this.given = given;
        this.settled = settled;
        this.work = work;
    }

    /**
     * Counts work that is about to be done to read what was given.
     *
     * @param units about so many nanoseconds
     */
    public void spend(double units) {
        spend(units, "");
    }

    /**
     * Counts work that is about to be done to judge what was given.
     *
     * @param units about so many nanoseconds
     * @param advice what to ask instead, if it is too much; empty for the usual advice
     */
    public void spend(double units, String advice) {
        work.spend(units, advice);
    }

    /**
     * The value of an input, or its default.
     *
     * @throws MissingInput if there is neither
     * @throws BadInput if the text cannot be read
     */
    public <T> T get(Field<T> field) {
        String text = given.get(field.name());
        if (text != null) {
            return use(field, text);
        }
        Optional<T> standard = field.standard();
        if (standard.isEmpty()) {
            throw new MissingInput(field);
        }
        return consult(field, standard.get());
    }

    /** The value of an input, or the one that suits this situation when none was given. */
    public <T> T get(Field<T> field, T otherwise) {
        String text = given.get(field.name());
        return text == null ? consult(field, otherwise) : use(field, text);
    }

    /** The value of an input, or the one that suits this situation where there is one, or its default. */
    public <T> T get(Field<T> field, Optional<T> otherwise) {
        return otherwise.isPresent() ? get(field, otherwise.get()) : get(field);
    }

    /** The value of an input if it was given. */
    public <T> Optional<T> find(Field<T> field) {
        String text = given.get(field.name());
        return text == null ? Optional.empty() : Optional.of(use(field, text));
    }

    /**
     * The value of an input that is for players to say and may be left out: a person who can answer is asked.
     *
     * @param words what there is to choose from, for the question
     */
    public <T> Optional<T> offer(Field<T> field, String words) {
        Optional<T> value = find(field);
        if (value.isEmpty()) {
            offers.put(field, words);
        }
        return value;
    }

    /** What was offered and is not given, with what there is to choose from. */
    public Map<Field<?>, String> offers() {
        return offers;
    }

    /** The value of an input if it was given, without counting as a look at it: it may still make no difference. */
    public <T> Optional<T> glance(Field<T> field) {
        String text = given.get(field.name());
        return text == null ? Optional.empty() : Optional.of(field.parse(text));
    }

    /** The same, or the default; empty if it is a list, a range, or cannot be read. */
    public <T> Optional<T> guess(Field<T> field) {
        try {
            return glance(field).or(field::standard);
        } catch (BadInput e) {
            return Optional.empty();
        }
    }

    /**
     * Reads what nobody looked at: an input that makes no difference here must make sense all the same.
     *
     * @throws BadInput if one of them cannot be read
     */
    void checkUnused(Form<?> form) {
        for (Map.Entry<String, String> each : given.entrySet()) {
            Optional<Field<?>> field = form.field(each.getKey());
            if (field.isPresent() && !consulted.containsKey(field.get())) {
                field.get().parse(each.getValue());
            }
        }
    }

    /** How a disputed point is settled here. */
    public <V extends Named> V reading(Reading<V> reading) {
        String text = settled.get(reading.key());
        V value = text == null ? reading.standard() : reading.parse(text);
        readings.put(reading, value);
        return value;
    }

    /**
     * Whether a disputed point is settled otherwise than usual, without asking for it: for a point that changes only
     * what is kept for later, and need not be told each time it is not disputed.
     */
    public boolean departsFrom(Reading<?> reading) {
        String text = settled.get(reading.key());
        return text != null && !reading.parse(text).equals(reading.standard());
    }

    /** Every input consulted so far with its value, in the order it was first asked for. */
    public Map<Field<?>, Object> consulted() {
        return consulted;
    }

    /** Every disputed point consulted so far, with the way it was settled. */
    public Map<Reading<?>, Named> readings() {
        return readings;
    }

    /** The same, of which nothing was consulted yet, with one disputed point settled in another way. */
    public Inputs settling(Reading<?> reading, Named value) {
        Map<String, String> otherwise = new LinkedHashMap<>(settled);
        otherwise.put(reading.key(), value.id());
        return new Inputs(given, otherwise, work);
    }

    /** The inputs that were given but did not matter. */
    public List<String> unused() {
        List<String> unused = new ArrayList<>(given.size());
        for (String name : given.keySet()) {
            if (!used.contains(name)) {
                unused.add(name);
            }
        }
        return unused;
    }

    private <T> T use(Field<T> field, String text) {
        used.add(field.name());
        if (text.length() > LONG) {
            spend(LETTER * text.length(), "give a shorter file");
        }
        return consult(field, field.parse(text));
    }

    private <T> T consult(Field<T> field, T value) {
        consulted.put(field, value);
        return value;
    }
}
