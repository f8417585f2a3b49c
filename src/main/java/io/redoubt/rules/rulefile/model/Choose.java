package io.redoubt.rules.rulefile.model;

/** One value or another. */
public record Choose(Expression when, Expression then, Expression otherwise) implements Expression {
    @Override
    public ValueType type() {
        return then.type() instanceof ValueType.Whole ? new ValueType.Whole(bounds()) : then.type();
    }

    @Override
    public Bounds bounds() {
        return then.bounds().or(otherwise.bounds());
    }

    @Override
    public Value value(Frame frame) {
        Value known = when.value(frame);
        if (known == Value.Missing.UNKNOWN) {
            then.value(frame);
            otherwise.value(frame);
            return known;
        }
        return (known == Value.Truth.YES ? then : otherwise).value(frame);
    }

    @Override
    public int weight() {
        return 1 + when.weight() + then.weight() + otherwise.weight();
    }
}
