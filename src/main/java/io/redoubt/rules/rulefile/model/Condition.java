package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Distance;
import java.util.List;
import java.util.OptionalInt;

/** Something that is true or false; a comparison with an optional input that was not given is false. */
public sealed interface Condition extends Expression {
    @Override
    default ValueType type() {
        return Types.TRUTH;
    }

    /** Returns a condition that holds if both do; the second one matters only if the first one is true. */
    static Condition both(Expression left, Expression right) {
        return new Pair(left, Value.Truth.NO, right);
    }

    /** Returns a condition that holds if one of two does; the second one matters only if the first one is false. */
    static Condition either(Expression left, Expression right) {
        return new Pair(left, Value.Truth.YES, right);
    }

    /** The opposite. */
    record Not(Expression of) implements Condition {
        @Override
        public Value value(Frame frame) {
            Value value = of.value(frame);
            return value == Value.Missing.UNKNOWN ? value : Value.Truth.of(value != Value.Truth.YES);
        }

        @Override
        public int weight() {
            return 1 + of.weight();
        }
    }

    /**
     * Two conditions of which both must hold, or one.
     *
     * @param decisive the value of the first one that decides: no if both must hold, yes if one is enough
     */
    record Pair(Expression left, Value.Truth decisive, Expression right) implements Condition {
        @Override
        public Value value(Frame frame) {
            Value first = left.value(frame);
            if (first == decisive) {
                return first;
            }
            Value second = right.value(frame);
            return first == Value.Missing.UNKNOWN && second != decisive ? first : second;
        }

        @Override
        public int weight() {
            return 1 + left.weight() + right.weight();
        }
    }

    /** Whether an optional input was given. */
    record Given(Slot slot) implements Condition {
        @Override
        public Value value(Frame frame) {
            return Value.Truth.of(frame.get(slot.index()) != Value.Missing.ABSENT);
        }

        @Override
        public int weight() {
            return 1;
        }
    }

    /**
     * Whether a value is one of several.
     *
     * @param wanted the result if it is
     */
    record OneOf(Expression left, List<Value> values, Value.Truth wanted) implements Condition {
        @Override
        public Value value(Frame frame) {
            Value value = left.value(frame);
            if (value == Value.Missing.UNKNOWN) {
                return value;
            }
            boolean matches = value != Value.Missing.ABSENT && values.contains(value);
            return Value.Truth.of(value != Value.Missing.ABSENT && matches == (wanted == Value.Truth.YES));
        }

        @Override
        public int weight() {
            return values.size() + left.weight();
        }
    }

    /** The comparison of two values. */
    enum Comparison {
        BELOW,
        AT_MOST,
        EQUAL,
        DIFFERENT,
        AT_LEAST,
        ABOVE;

        private boolean holds(int order) {
            return switch (this) {
                case BELOW -> order < 0;
                case AT_MOST -> order <= 0;
                case EQUAL -> order == 0;
                case DIFFERENT -> order != 0;
                case AT_LEAST -> order >= 0;
                case ABOVE -> order > 0;
            };
        }
    }

    /** The comparison of two numbers, targets or distances. */
    record Compare(Expression left, Comparison comparison, Expression right) implements Condition {
        @Override
        public Value value(Frame frame) {
            Value a = left.value(frame);
            Value b = right.value(frame);
            if (a == Value.Missing.UNKNOWN || b == Value.Missing.UNKNOWN) {
                return Value.Missing.UNKNOWN;
            }
            boolean given = a != Value.Missing.ABSENT && b != Value.Missing.ABSENT;
            return Value.Truth.of(given && comparison.holds(order(a, b)));
        }

        @Override
        public int weight() {
            return 1 + left.weight() + right.weight();
        }

        private static int order(Value a, Value b) {
            if (a instanceof Value.Measured one && b instanceof Value.Limit limit) {
                return order(one.distance(), limit);
            }
            if (a instanceof Value.Limit limit && b instanceof Value.Measured one) {
                return -order(one.distance(), limit);
            }
            if (a instanceof Value.Measured one && b instanceof Value.Measured other) {
                if (one.distance().unit() != other.distance().unit()) {
                    throw new BadInputException(
                            one.distance() + " and " + other.distance() + ": measure both in inches or in centimetres");
                }
                return Long.compare(
                        one.distance().thousandths(), other.distance().thousandths());
            }
            return Integer.compare(NumberExpression.number(a), NumberExpression.number(b));
        }

        private static int order(Distance measured, Value.Limit limit) {
            boolean inches = measured.unit() == Distance.Unit.INCHES;
            OptionalInt most = inches ? limit.inches() : limit.centimetres();
            if (most.isEmpty()) {
                throw new BadInputException(measured + ": the rule is written in "
                        + (inches ? "centimetres: give 30cm" : "inches: give 12in"));
            }
            return Long.compare(measured.thousandths(), most.getAsInt() * 1000L);
        }
    }
}
