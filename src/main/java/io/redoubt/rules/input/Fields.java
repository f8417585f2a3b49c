package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The inputs of one procedure, in the order they are declared: a field joins the form by being declared. */
public final class Fields {
    private final List<Field<?>> all;
    private final Optional<Role> holder;

    /** A form without inputs so far. */
    public Fields() {
        this(new ArrayList<>(), Optional.empty());
    }

    private Fields(List<Field<?>> all, Optional<Role> holder) {
        this.all = all;
        this.holder = holder;
    }

    /** Returns the same inputs; those added here are filled from the piece that acts ({@link Field#holder}). */
    public Fields by() {
        return new Fields(all, Optional.of(Role.BY));
    }

    /** Returns the same inputs; those added here are filled from the piece that something is done to. */
    public Fields at() {
        return new Fields(all, Optional.of(Role.AT));
    }

    /**
     * An input made elsewhere, for example one that several procedures ask for.
     *
     * @return the input as this form has it, which is the one to read
     */
    public <T> Field<T> add(Field<T> field) {
        Field<T> added = holder.map(field::heldBy).orElse(field);
        all.add(added);
        return added;
    }

    /** Inputs made elsewhere, in this order: as many calls as there are groups of them. */
    public Fields with(Field<?>... fields) {
        for (Field<?> field : fields) {
            add(field);
        }
        return this;
    }

    /** An input of any kind, without a default. */
    public <T> Field<T> of(String name, Kind<T> kind, String help) {
        return add(Field.of(name, kind, help));
    }

    /** An input with a default. */
    public <T> Field<T> of(String name, Kind<T> kind, T standard, String help) {
        return add(Field.of(name, kind, help).or(standard));
    }

    /** One of all constants of an enum, without a default. */
    public <T extends Enum<T> & Named> Field<T> choice(String name, Class<T> of, String help) {
        return add(Field.choice(name, of, help));
    }

    /** One of all constants of the default's enum. */
    public <T extends Enum<T> & Named> Field<T> choice(String name, T standard, String help) {
        return add(Field.choice(name, standard, help));
    }

    /** A whole number within bounds, both included. */
    public Field<Integer> number(String name, int least, int most, String help) {
        return add(Field.number(name, least, most, help));
    }

    /** An input that is given by naming it. */
    public Field<Boolean> flag(String name, String help) {
        return add(Field.flag(name, help));
    }

    /** Every field declared so far. */
    public List<Field<?>> all() {
        return List.copyOf(all);
    }

    /** The form of every field declared so far: call it after the last one. */
    public <S> Form<S> form(Function<Inputs, S> situation) {
        return new Form<>(all(), situation);
    }
}
