package io.redoubt.rules.rulefile.model;

/**
 * A named value.
 *
 * @param demanded whether it must be given if it is an optional input
 */
public record Variable(Slot slot, Value.Truth demanded) implements Expression {
    public static Variable of(Slot slot) {
        return new Variable(slot, Value.Truth.NO);
    }

    /** Returns this name where an optional input must be given. */
    public Variable needed() {
        return slot.isOptional() ? new Variable(slot, Value.Truth.YES) : this;
    }

    @Override
    public ValueType type() {
        return slot.type();
    }

    @Override
    public Value value(Frame frame) {
        return demanded == Value.Truth.YES ? frame.require(slot) : frame.get(slot.index());
    }

    @Override
    public int weight() {
        return 1;
    }
}
