package io.redoubt.rules.rulefile.model;

/** Something that has a value. */
public sealed interface Expression
        permits Literal, Variable, PieceValue, Condition, NumberExpression, Choose, TableLookUp, DiceExpression {
    ValueType type();

    /** Returns the value; unknown if it depends on dice that have not been rolled. */
    Value value(Frame frame);

    /** Returns the number of its parts, for the cost of evaluating it. */
    int weight();

    /** Returns the bounds of a number, as far as the rule file shows them. */
    default Bounds bounds() {
        return type() instanceof ValueType.Whole whole ? whole.bounds() : Bounds.ANY;
    }

    /** Returns whether it is known to be true. */
    default boolean isTrue(Frame frame) {
        return value(frame) == Value.Truth.YES;
    }
}
