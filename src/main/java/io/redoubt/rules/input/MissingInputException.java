package io.redoubt.rules.input;

/** Signals that a necessary input is missing. */
public final class MissingInputException extends BadInputException {
    private static final long serialVersionUID = 1L;

    private final transient InputField<?> field;

    MissingInputException(InputField<?> field) {
        super((field.isPositional() ? field.kind().label() : "--" + field.name()) + " is missing: " + field.help()
                + " (" + field.kind().expects() + ")"
                + (field.keptAs().equals(field.name()) ? "" : "; a piece has it as --" + field.keptAs()));
        this.field = field;
    }

    /** Returns the missing input. */
    public InputField<?> field() {
        return field;
    }
}
