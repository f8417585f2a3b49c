package io.redoubt.formula;

import java.util.List;

/**
 * Bounds of a number, which it need not reach.
 *
 * @param lowest the lower bound
 * @param highest the upper bound
 */
public record ValueBounds(long lowest, long highest) {
    /** The bounds of a term from those of its parts. */
    public static final TermFold<ValueBounds> FOLD = new Fold();

    /** Returns the bounds of a term. */
    public static ValueBounds of(Term term) {
        return term.fold(FOLD);
    }

    private static final class Fold implements TermFold<ValueBounds> {
        @Override
        public ValueBounds constant(int value) {
            return new ValueBounds(value, value);
        }

        @Override
        public ValueBounds pool(Pool pool) {
            return of(pool);
        }

        @Override
        public ValueBounds tally(Formula count) {
            return of(count);
        }

        @Override
        public ValueBounds negative(ValueBounds term) {
            return new ValueBounds(-term.highest, -term.lowest);
        }

        @Override
        public ValueBounds operation(Operator operator, ValueBounds left, ValueBounds right) {
            return of(operator, left, right);
        }

        @Override
        public ValueBounds extreme(Term.Extreme.Which which, List<ValueBounds> terms) {
            ValueBounds span = terms.get(0);
            for (ValueBounds other : terms) {
                span = which == Term.Extreme.Which.HIGHEST
                        ? new ValueBounds(Math.max(span.lowest, other.lowest), Math.max(span.highest, other.highest))
                        : new ValueBounds(Math.min(span.lowest, other.lowest), Math.min(span.highest, other.highest));
            }
            return span;
        }

        @Override
        public ValueBounds rounded(Term.Rounded rounded, ValueBounds term) {
            return rounded.rounding() == Rounding.ABS ? term.absolute() : term;
        }
    }

    private ValueBounds absolute() {
        long size = Math.max(Math.abs(lowest), Math.abs(highest));
        return new ValueBounds(contains(0) ? 0 : Math.min(Math.abs(lowest), Math.abs(highest)), size);
    }

    /** Returns the bounds of a count or a chain. */
    private static ValueBounds of(Formula formula) {
        if (formula instanceof Formula.Count count) {
            long most = count.pool().dice() * (count.pool().grows() ? Explosion.MOST_FURTHER + 1L : 1);
            return new ValueBounds(count.fail().isPresent() ? -most : 0, most);
        }
        Formula.Stages stages = (Formula.Stages) formula;
        long dice = stages.pool().dice();
        if (stages.finish().isEmpty()) {
            return new ValueBounds(0, dice);
        }
        ValueBounds each = of(stages.finish().get().each());
        return new ValueBounds(Math.min(0, each.lowest * dice), Math.max(0, each.highest * dice));
    }

    private static ValueBounds of(Pool pool) {
        int throwsOfOne = pool.explosion().isPresent() ? Explosion.MOST_FURTHER + 1 : 1;
        boolean grows = pool.grows();
        long lowest = pool.counted(pool.die().lowest());
        long highest = pool.counted(pool.die().highest());
        if (throwsOfOne > 1 && !grows) {
            lowest = pool.counted(
                    Math.min(pool.die().lowest() * throwsOfOne, pool.die().lowest()));
            highest = pool.counted(
                    Math.max(pool.die().highest() * throwsOfOne, pool.die().highest()));
        }
        long least = pool.selection().left(pool.dice());
        long most = grows ? pool.selection().left(pool.dice() * throwsOfOne) : least;
        if (pool.number().isPresent()) {
            return new ValueBounds(Math.min(0, lowest * most), Math.max(0, highest * most));
        }
        return new ValueBounds(Math.min(lowest * least, lowest * most), Math.max(highest * least, highest * most));
    }

    private static ValueBounds of(Operator operator, ValueBounds left, ValueBounds right) {
        return switch (operator) {
            case PLUS -> new ValueBounds(left.lowest + right.lowest, left.highest + right.highest);
            case MINUS -> new ValueBounds(left.lowest - right.highest, left.highest - right.lowest);
            case TIMES -> {
                long a = left.lowest * right.lowest;
                long b = left.lowest * right.highest;
                long c = left.highest * right.lowest;
                long d = left.highest * right.highest;
                yield new ValueBounds(
                        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
            }
            case OVER -> {
                // Integer divisors never make a number larger.
                long size = Math.max(Math.abs(left.lowest), Math.abs(left.highest));
                yield new ValueBounds(-size, size);
            }
        };
    }

    /** Returns whether a number lies between these bounds. */
    public boolean contains(long number) {
        return lowest <= number && number <= highest;
    }

    /** Returns whether every number in it is at most this far from 0. */
    public boolean isWithin(long size) {
        return -size <= lowest && highest <= size;
    }
}
