package io.redoubt.rules.input;

/** An input that the situation cannot do without. */
public final class MissingInput extends BadInput {
    private static final long serialVersionUID = 1L;

    private final transient Field<?> field;

    MissingInput(Field<?> field) {
        super((field.isPositional() ? field.kind().label() : "--" + field.name()) + " is missing: " + field.help()
                + " (" + field.kind().expects() + ")"
                + (field.keptAs().equals(field.name()) ? "" : "; a piece has it as --" + field.keptAs()));
        this.field = field;
    }

    /** The input to ask for. */
    public Field<?> field() {
        return field;
    }
}
