package io.redoubt.formula;

/**
 * Bounds of a number, which it need not reach.
 *
 * @param lowest the lower bound
 * @param highest the upper bound
 */
public record ValueBounds(long lowest, long highest) {
    /** Returns the bounds of a term. */
    public static ValueBounds of(Term term) {
        if (term instanceof Term.Constant constant) {
            return new ValueBounds(constant.value(), constant.value());
        }
        if (term instanceof Term.Sum sum) {
            return of(sum.pool());
        }
        if (term instanceof Term.Negative negative) {
            ValueBounds span = of(negative.term());
            return new ValueBounds(-span.highest, -span.lowest);
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Operation operation) {
            return of(operation.operator(), of(operation.left()), of(operation.right()));
        }
        if (term instanceof Term.Labelled labelled) {
            return of(labelled.term());
        }
        if (term instanceof Term.Tally tally) {
            return of(tally.count());
        }
        if (term instanceof Term.Rounded rounded) {
            ValueBounds span = of(rounded.term());
            return rounded.rounding() == Rounding.ABS ? span.absolute() : span;
        }
        Term.Extreme extreme = (Term.Extreme) term;
        ValueBounds span = of(extreme.terms().get(0));
        boolean highest = extreme.which() == Term.Extreme.Which.HIGHEST;
        for (Term each : extreme.terms()) {
            ValueBounds other = of(each);
            span = highest
                    ? new ValueBounds(Math.max(span.lowest, other.lowest), Math.max(span.highest, other.highest))
                    : new ValueBounds(Math.min(span.lowest, other.lowest), Math.min(span.highest, other.highest));
        }
        return span;
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
