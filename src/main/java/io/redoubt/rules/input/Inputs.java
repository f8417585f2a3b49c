package io.redoubt.rules.input;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inputs of a user for a form, read on demand.
 *
 * <p>A situation reads its inputs in the order in which they matter. So only necessary inputs can be missing, and this
 * object records those consulted, including defaults, for the answer.
 */
public final class Inputs {
    /** The length from which texts are files, and the cost of reading one character of them. */
    private static final int LONG = 10_000;

    private static final double LETTER = 200;

    /** The numbers of inputs and of readings that a ruling consults at most times. */
    private static final int USUALLY = 20;

    private static final int FEW = 4;

    private final Map<String, String> given;
    private final Map<String, String> settled;
    private final Work work;
    private final List<Map.Entry<InputField<?>, Object>> consulted = new ArrayList<>(USUALLY);
    private final Map<Reading<?>, NamedConstant> readings = new FewEntries<>(FEW);
    private Map<InputField<?>, Map<String, String>> offers = Map.of();

    /** The number of given inputs among those consulted. */
    private int used;

    /** Charges work before it is done; it may throw to refuse it. */
    @FunctionalInterface
    public interface Work {
        /**
         * Charges work.
         *
         * @param units the approximate cost in nanoseconds
         * @param advice the advice if it is too much; empty for the default advice
         */
        void spend(double units, String advice);
    }

    /**
     * Creates inputs without a limit on work.
     *
     * @param given the texts by field name
     * @param settled the reading values by key
     */
    public Inputs(Map<String, String> given, Map<String, String> settled) {
        this(given, settled, (units, advice) -> {});
    }

    /**
     * Creates inputs.
     *
     * @param given the texts by field name
     * @param settled the reading values by key
     * @param work charged before work is done; may throw to refuse it
     */
    public Inputs(Map<String, String> given, Map<String, String> settled, Work work) {
        this.given = given;
        this.settled = settled;
        this.work = work;
    }

    /**
     * Charges work that is about to be done to read inputs.
     *
     * @param units the approximate cost in nanoseconds
     */
    public void spend(double units) {
        spend(units, "");
    }

    /**
     * Charges work that is about to be done to judge inputs.
     *
     * @param units the approximate cost in nanoseconds
     * @param advice the advice if it is too much; empty for the default advice
     */
    public void spend(double units, String advice) {
        work.spend(units, advice);
    }

    /**
     * Returns the value of an input, or its default.
     *
     * @throws MissingInputException if there is neither
     * @throws BadInputException if the text cannot be read
     */
    public <T> T get(InputField<T> field) {
        String text = given.get(field.name());
        if (text != null) {
            return use(field, text);
        }
        Optional<T> standard = field.standard();
        if (standard.isEmpty()) {
            throw new MissingInputException(field);
        }
        return consult(field, standard.get());
    }

    /** Returns the value of an input, or a default that depends on the situation. */
    public <T> T get(InputField<T> field, T otherwise) {
        String text = given.get(field.name());
        return text == null ? consult(field, otherwise) : use(field, text);
    }

    /** Returns the value of an input, or a default that depends on the situation, or else its own default. */
    public <T> T get(InputField<T> field, Optional<T> otherwise) {
        return otherwise.isPresent() ? get(field, otherwise.get()) : get(field);
    }

    /** Returns the value of an input if it was given. */
    public <T> Optional<T> find(InputField<T> field) {
        String text = given.get(field.name());
        return text == null ? Optional.empty() : Optional.of(use(field, text));
    }

    /**
     * Returns the value of an optional input that only players can decide; a user at a prompt is asked for it.
     *
     * @param choices the names that users can choose from, each with its description
     */
    public <T> Optional<T> offer(InputField<T> field, Map<String, String> choices) {
        Optional<T> value = find(field);
        if (value.isEmpty()) {
            offers = offers.isEmpty() ? new LinkedHashMap<>() : offers;
            offers.put(field, choices);
        }
        return value;
    }

    /** Returns the offered inputs that were not given, with their possible choices. */
    public Map<InputField<?>, Map<String, String>> offers() {
        return offers;
    }

    /** Returns the value of an input if it was given, without marking it as used. */
    public <T> Optional<T> peek(InputField<T> field) {
        String text = given.get(field.name());
        return text == null ? Optional.empty() : Optional.of(field.parse(text));
    }

    /**
     * Returns the value of an input or its default, without marking it as used; empty for lists, ranges and unreadable
     * text.
     */
    public <T> Optional<T> peekOrDefault(InputField<T> field) {
        try {
            return peek(field).or(field::standard);
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    /**
     * Parses the inputs that were not consulted: even an irrelevant input must be valid.
     *
     * @throws BadInputException if one of them cannot be read
     */
    void checkUnused(Form<?> form) {
        if (used == given.size()) {
            return;
        }
        for (Map.Entry<String, String> each : given.entrySet()) {
            Optional<InputField<?>> field = form.field(each.getKey());
            if (field.isPresent() && !consulted().containsKey(field.get())) {
                field.get().parse(each.getValue());
            }
        }
    }

    /** Returns the reading of a disputed point. */
    public <V extends NamedConstant> V reading(Reading<V> reading) {
        String text = settled.get(reading.key());
        V value = text == null ? reading.standard() : reading.parse(text);
        readings.put(reading, value);
        return value;
    }

    /**
     * Returns whether a disputed point has a reading other than the default, without recording it. It is for points
     * that affect only values stored for later, which need not be reported in every ruling.
     */
    public boolean hasNonDefaultReading(Reading<?> reading) {
        String text = settled.get(reading.key());
        return text != null && !reading.parse(text).equals(reading.standard());
    }

    /** Returns every input consulted so far with its value, in order. */
    public Map<InputField<?>, Object> consulted() {
        return new FewEntries<>(consulted);
    }

    /** Returns every disputed point consulted so far, with its reading. */
    public Map<Reading<?>, NamedConstant> readings() {
        return readings;
    }

    /** Returns a fresh copy of these inputs with one reading changed. */
    public Inputs settling(Reading<?> reading, NamedConstant value) {
        Map<String, String> otherwise = new LinkedHashMap<>(settled);
        otherwise.put(reading.key(), value.id());
        return new Inputs(given, otherwise, work);
    }

    /** Returns the inputs that were given but not used. */
    public List<String> unused() {
        List<String> unused = new ArrayList<>(given.size() - used);
        if (used < given.size()) {
            given.keySet().forEach(name -> {
                if (!isConsulted(name)) {
                    unused.add(name);
                }
            });
        }
        return unused;
    }

    private boolean isConsulted(String name) {
        for (Map.Entry<InputField<?>, Object> each : consulted) {
            if (each.getKey().name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private <T> T use(InputField<T> field, String text) {
        if (text.length() > LONG) {
            spend(LETTER * text.length(), "give a shorter file");
        }
        T value = field.parse(text);
        if (isNew(field, value)) {
            used++;
        }
        return value;
    }

    private <T> T consult(InputField<T> field, T value) {
        isNew(field, value);
        return value;
    }

    /** Records the value of an input; returns whether it is consulted for the first time. */
    private boolean isNew(InputField<?> field, Object value) {
        // There is one object for each input, and a search among few is quicker than a map.
        for (int i = 0; i < consulted.size(); i++) {
            if (consulted.get(i).getKey() == field) {
                consulted.get(i).setValue(value);
                return false;
            }
        }
        consulted.add(new AbstractMap.SimpleEntry<>(field, value));
        return true;
    }
}
