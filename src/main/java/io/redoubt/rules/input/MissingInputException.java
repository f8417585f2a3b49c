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

    private MissingInputException(String message, InputField<?> field) {
        super(message);
        this.field = field;
    }

    /** Returns this exception with advice after its message. */
    public MissingInputException with(String advice) {
        return new MissingInputException(getMessage() + advice, field);
    }

    /** Returns the missing input. */
    public InputField<?> field() {
        return field;
    }
}
