package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The inputs of one procedure, in the order of declaration: declaring a field adds it to the form. */
public final class FormBuilder {
    private final List<InputField<?>> all;
    private final Optional<Role> holder;

    /** Creates a form without inputs. */
    public FormBuilder() {
        this(new ArrayList<>(), Optional.empty());
    }

    private FormBuilder(List<InputField<?>> all, Optional<Role> holder) {
        this.all = all;
        this.holder = holder;
    }

    /** Returns this form, with further inputs filled from the acting piece ({@link InputField#holder}). */
    public FormBuilder by() {
        return new FormBuilder(all, Optional.of(Role.BY));
    }

    /** Returns this form, with further inputs filled from the target piece. */
    public FormBuilder at() {
        return new FormBuilder(all, Optional.of(Role.AT));
    }

    /**
     * Adds an input declared elsewhere, for example one that several procedures share.
     *
     * @return the input of this form, which must be used for reading
     */
    public <T> InputField<T> add(InputField<T> field) {
        InputField<T> added = holder.map(field::heldBy).orElse(field);
        all.add(added);
        return added;
    }

    /** Adds inputs declared elsewhere, in this order; may be called once per group of inputs. */
    public FormBuilder with(InputField<?>... fields) {
        for (InputField<?> field : fields) {
            add(field);
        }
        return this;
    }

    /** Adds an input of any kind, without a default. */
    public <T> InputField<T> of(String name, ValueFormat<T> kind, String help) {
        return add(InputField.of(name, kind, help));
    }

    /** Adds an input with a default. */
    public <T> InputField<T> of(String name, ValueFormat<T> kind, T standard, String help) {
        return add(InputField.of(name, kind, help).or(standard));
    }

    /** Adds a choice between all constants of an enum, without a default. */
    public <T extends Enum<T> & NamedConstant> InputField<T> choice(String name, Class<T> of, String help) {
        return add(InputField.choice(name, of, help));
    }

    /** Adds a choice between all constants of the default's enum. */
    public <T extends Enum<T> & NamedConstant> InputField<T> choice(String name, T standard, String help) {
        return add(InputField.choice(name, standard, help));
    }

    /** Adds a whole number within bounds, both included. */
    public InputField<Integer> number(String name, int least, int most, String help) {
        return add(InputField.number(name, least, most, help));
    }

    /** Adds a flag, which is set by naming it. */
    public InputField<Boolean> flag(String name, String help) {
        return add(InputField.flag(name, help));
    }

    /** Returns every field declared so far. */
    public List<InputField<?>> all() {
        return List.copyOf(all);
    }

    /** Returns the form of every field declared so far; call it after the last one. */
    public <S> Form<S> form(Function<Inputs, S> situation) {
        return new Form<>(all(), situation);
    }
}
