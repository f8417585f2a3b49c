package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The inputs of one procedure, in the order of declaration: declaring a field adds it to the form. */
public final class Fields {
    private final List<Field<?>> all;
    private final Optional<Role> holder;

    /** Creates a form without inputs. */
    public Fields() {
        this(new ArrayList<>(), Optional.empty());
    }

    private Fields(List<Field<?>> all, Optional<Role> holder) {
        this.all = all;
        this.holder = holder;
    }

    /** Returns this form, with further inputs filled from the acting piece ({@link Field#holder}). */
    public Fields by() {
        return new Fields(all, Optional.of(Role.BY));
    }

    /** Returns this form, with further inputs filled from the target piece. */
    public Fields at() {
        return new Fields(all, Optional.of(Role.AT));
    }

    /**
     * Adds an input declared elsewhere, for example one that several procedures share.
     *
     * @return the input of this form, which must be used for reading
     */
    public <T> Field<T> add(Field<T> field) {
        Field<T> added = holder.map(field::heldBy).orElse(field);
        all.add(added);
        return added;
    }

    /** Adds inputs declared elsewhere, in this order; may be called once per group of inputs. */
    public Fields with(Field<?>... fields) {
        for (Field<?> field : fields) {
            add(field);
        }
        return this;
    }

    /** Adds an input of any kind, without a default. */
    public <T> Field<T> of(String name, Kind<T> kind, String help) {
        return add(Field.of(name, kind, help));
    }

    /** Adds an input with a default. */
    public <T> Field<T> of(String name, Kind<T> kind, T standard, String help) {
        return add(Field.of(name, kind, help).or(standard));
    }

    /** Adds a choice between all constants of an enum, without a default. */
    public <T extends Enum<T> & Named> Field<T> choice(String name, Class<T> of, String help) {
        return add(Field.choice(name, of, help));
    }

    /** Adds a choice between all constants of the default's enum. */
    public <T extends Enum<T> & Named> Field<T> choice(String name, T standard, String help) {
        return add(Field.choice(name, standard, help));
    }

    /** Adds a whole number within bounds, both included. */
    public Field<Integer> number(String name, int least, int most, String help) {
        return add(Field.number(name, least, most, help));
    }

    /** Adds a flag, which is set by naming it. */
    public Field<Boolean> flag(String name, String help) {
        return add(Field.flag(name, help));
    }

    /** Returns every field declared so far. */
    public List<Field<?>> all() {
        return List.copyOf(all);
    }

    /** Returns the form of every field declared so far; call it after the last one. */
    public <S> Form<S> form(Function<Inputs, S> situation) {
        return new Form<>(all(), situation);
    }
}
