package io.redoubt.rules.rulefile.model;

/** A value written in the rule file. */
public record Literal(ValueType type, Value value) implements Expression {
    public static Literal of(int number) {
        return new Literal(new ValueType.Whole(Bounds.of(number)), new Value.Whole(number));
    }

    public static Literal of(Value.Truth truth) {
        return new Literal(Types.TRUTH, truth);
    }

    @Override
    public Value value(Frame frame) {
        return value;
    }

    @Override
    public int weight() {
        return 0;
    }
}
