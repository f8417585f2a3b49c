package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import java.util.List;

/** Something computed from numbers. */
public sealed interface NumberExpression extends Expression {
    /** Returns the number of a value: a target counts as its number. */
    static int number(Value value) {
        if (value instanceof Value.Whole whole) {
            return whole.number();
        }
        if (value instanceof Value.Aim aim) {
            return aim.grade().target().number();
        }
        if (value instanceof Value.Word word) {
            return word.number().orElseThrow(() -> new IllegalStateException(word.id() + " has no number"));
        }
        throw new IllegalStateException("not a number: " + value);
    }

    /** The operators. */
    enum Operator {
        PLUS,
        MINUS,
        TIMES,
        LEAST,
        MOST,
        /** Division, rounded up. */
        UP,
        /** Division, rounded down. */
        DOWN;

        private long of(int a, int b, int line) {
            if (b == 0 && (this == UP || this == DOWN)) {
                throw new BadInputException("the rule file, line " + line + ": a division by 0");
            }
            return switch (this) {
                case PLUS -> (long) a + b;
                case MINUS -> (long) a - b;
                case TIMES -> (long) a * b;
                case LEAST -> Math.min(a, b);
                case MOST -> Math.max(a, b);
                case UP -> -Math.floorDiv(-a, b);
                case DOWN -> Math.floorDiv(a, b);
            };
        }

        private Bounds of(Bounds a, Bounds b) {
            return switch (this) {
                case PLUS -> a.plus(b);
                case MINUS -> a.plus(b.negative());
                case LEAST -> new Bounds(Math.min(a.least(), b.least()), Math.min(a.most(), b.most()));
                case MOST -> new Bounds(Math.max(a.least(), b.least()), Math.max(a.most(), b.most()));
                case TIMES, UP, DOWN -> Bounds.ANY;
            };
        }
    }

    /**
     * Two numbers joined by an operator.
     *
     * @param bounds those of the result, kept because every part of a long sum is asked for them
     */
    record Arithmetic(Expression left, Operator operator, Expression right, int line, Bounds bounds)
            implements NumberExpression {
        public Arithmetic(Expression left, Operator operator, Expression right, int line) {
            this(left, operator, right, line, operator.of(left.bounds(), right.bounds()));
        }

        @Override
        public ValueType type() {
            return new ValueType.Whole(bounds);
        }

        @Override
        public Value value(Frame frame) {
            Value first = left.value(frame);
            Value second = right.value(frame);
            if (first == Value.Missing.UNKNOWN || second == Value.Missing.UNKNOWN) {
                return Value.Missing.UNKNOWN;
            }
            return held(operator.of(number(first), number(second), line), line);
        }

        @Override
        public int weight() {
            return 1 + left.weight() + right.weight();
        }
    }

    private static Value held(long value, int line) {
        if (Math.abs(value) > Bounds.MOST) {
            throw new BadInputException("the rule file, line " + line + ": a number larger than a million");
        }
        return new Value.Whole((int) value);
    }

    /** The number of a target, or of a word that carries one. */
    record NumberOf(Expression of) implements NumberExpression {
        @Override
        public ValueType type() {
            return new ValueType.Whole(bounds());
        }

        @Override
        public Bounds bounds() {
            if (of.type() instanceof ValueType.Choice choice && choice.hasNumbers()) {
                return choice.words().stream()
                        .map(word -> Bounds.of(word.number().getAsInt()))
                        .reduce(Bounds::or)
                        .orElse(Bounds.ANY);
            }
            return Bounds.ANY;
        }

        @Override
        public Value value(Frame frame) {
            Value value = of.value(frame);
            return value == Value.Missing.UNKNOWN ? value : new Value.Whole(number(value));
        }

        @Override
        public int weight() {
            return 1 + of.weight();
        }
    }

    /** The target that a number and all above it meet. */
    record TargetOf(Expression of) implements NumberExpression {
        @Override
        public ValueType type() {
            return Types.TARGET;
        }

        @Override
        public Value value(Frame frame) {
            Value value = of.value(frame);
            if (value == Value.Missing.UNKNOWN) {
                return value;
            }
            Target target = Target.atLeast(number(value));
            return new Value.Aim(new Grade(target.toString(), target.toString(), target));
        }

        @Override
        public int weight() {
            return 1 + of.weight();
        }
    }

    /** A number with named modifiers, which a ruling lists. */
    record Modified(Expression base, List<Factor> factors, int line) implements NumberExpression {
        private static final SentenceTemplate PLUS = SentenceTemplate.of("{}: +{}");
        private static final SentenceTemplate MINUS = SentenceTemplate.of("{}: -{}");

        public Modified {
            factors = List.copyOf(factors);
        }

        @Override
        public ValueType type() {
            return new ValueType.Whole(bounds());
        }

        @Override
        public Bounds bounds() {
            Bounds bounds = base.bounds();
            for (Factor factor : factors) {
                bounds = bounds.plus(factor.bounds());
            }
            return bounds;
        }

        @Override
        public Value value(Frame frame) {
            Value start = base.value(frame);
            Factor.Sum sum = Factor.sum(factors, frame);
            if (start == Value.Missing.UNKNOWN || !sum.isKnown()) {
                return Value.Missing.UNKNOWN;
            }
            if (!frame.isLooking()) {
                sum.modifiers()
                        .forEach(each -> frame.umpire()
                                .note(each.value() < 0 ? MINUS : PLUS, each.reason(), Math.abs(each.value())));
            }
            return held((long) number(start) + sum.total(), line);
        }

        @Override
        public int weight() {
            return 1 + base.weight() + Factor.weight(factors);
        }
    }
}
