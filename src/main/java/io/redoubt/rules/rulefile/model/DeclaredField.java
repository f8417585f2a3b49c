package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An input of a verb or a value of a kind of piece, with the conversion of its values.
 *
 * @param field the field of the form or of the kind
 * @param wrap converts a value of the field
 * @param unwrap converts a value of the rule file
 */
public record DeclaredField<T>(InputField<T> field, Function<T, Value> wrap, Function<Value, T> unwrap) {
    public String name() {
        return field.name();
    }

    /** Returns the given value of an input, or its default. */
    Value get(Inputs inputs) {
        return wrap.apply(inputs.get(field));
    }

    /** Returns the given value of an input; absent if it was not given. */
    Value find(Inputs inputs) {
        return inputs.find(field).map(wrap).orElse(Value.Missing.ABSENT);
    }

    /** Returns the given value of an input, or its default; absent if there is neither. */
    Value known(Inputs inputs) {
        return inputs.find(field).or(field::standard).map(wrap).orElse(Value.Missing.ABSENT);
    }

    /** Returns the value of a piece, or the default; absent if there is neither. */
    public Value of(Piece piece) {
        return piece.value(field).or(field::standard).map(wrap).orElse(Value.Missing.ABSENT);
    }

    /** Returns the value of a piece as it is stored, or the default; empty if there is neither. */
    public String shown(Piece piece) {
        String none = field.kind().isFlag() ? "false" : "";
        return piece.value(field).or(field::standard).map(field.kind()::text).orElse(none);
    }

    /** Returns the default, if there is one. */
    public Optional<Value> standard() {
        return field.standard().map(wrap);
    }

    /** Returns a value as it is stored on a piece. */
    public String text(Value value) {
        return field.kind().text(unwrap.apply(value));
    }

    /** Returns a copy under another name, filled from this value of a piece. */
    public DeclaredField<T> renamed(String name) {
        if (name.equals(field.name())) {
            return this;
        }
        InputField<T> other = InputField.of(name, field.kind(), field.help());
        return new DeclaredField<>(field.standard().map(other::or).orElse(other).keptAs(field), wrap, unwrap)
                .citing(field.cites());
    }

    /** Returns a copy whose help cites these rules. */
    public DeclaredField<T> citing(List<RuleId> cites) {
        return new DeclaredField<>(field.citingAlike(cites), wrap, unwrap);
    }

    /** Returns a copy whose field belongs to a form. */
    public DeclaredField<T> addedTo(FormBuilder form) {
        return new DeclaredField<>(form.add(field), wrap, unwrap);
    }
}
