package io.redoubt.formula.distribution;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Rounding;
import io.redoubt.formula.Term;
import io.redoubt.formula.TermFold;
import io.redoubt.formula.ValueBounds;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The values that a term can have, listed without their weights; for terms whose bounds are far apart. */
final class PossibleValues implements TermFold<PossibleValues.Listed> {
    private static final int MOST = 200_000;
    private static final long MOST_SPAN = 1L << 26;

    /** Limit on pairs of all operations together. */
    private static final long MOST_PAIRS = 8_000_000;

    private final Depth depth;
    private long pairs;

    private PossibleValues(Depth depth) {
        this.depth = depth;
    }

    private enum Depth {
        BOUNDS,
        VALUES
    }

    /** Returns a listing of bounds alone, which takes no time. */
    static PossibleValues bounded() {
        return new PossibleValues(Depth.BOUNDS);
    }

    /** Returns a listing of every value. */
    static PossibleValues listed() {
        return new PossibleValues(Depth.VALUES);
    }

    /**
     * The values of a term.
     *
     * @param values in ascending order, perhaps with some that are not possible; empty if they are not listed
     */
    record Listed(ValueBounds bounds, Optional<int[]> values) {
        /** Returns the number of values, or a number above every limit if they are not listed. */
        double most() {
            return values.map(each -> (double) each.length).orElse(Double.MAX_VALUE);
        }
    }

    @Override
    public Listed constant(int value) {
        return between(ValueBounds.FOLD.constant(value));
    }

    @Override
    public Listed pool(Pool pool) {
        ValueBounds bounds = ValueBounds.FOLD.pool(pool);
        return depth == Depth.VALUES
                        && pool.number().isEmpty()
                        && pool.explosion().isEmpty()
                ? new Listed(bounds, of(pool))
                : between(bounds);
    }

    @Override
    public Listed tally(Formula count) {
        return between(ValueBounds.FOLD.tally(count));
    }

    @Override
    public Listed negative(Listed term) {
        return new Listed(
                ValueBounds.FOLD.negative(term.bounds()), term.values().map(values -> each(values, value -> -value)));
    }

    @Override
    public Listed operation(Operator operator, Listed left, Listed right) {
        ValueBounds bounds = ValueBounds.FOLD.operation(operator, left.bounds(), right.bounds());
        return new Listed(
                bounds,
                left.values().isPresent() && right.values().isPresent()
                        ? combined(left.values().get(), right.values().get(), operator::of, bounds)
                        : Optional.empty());
    }

    @Override
    public Listed extreme(Term.Extreme.Which which, List<Listed> terms) {
        return between(ValueBounds.FOLD.extreme(
                which, terms.stream().map(Listed::bounds).toList()));
    }

    @Override
    public Listed rounded(Term.Rounded rounded, Listed term) {
        ValueBounds bounds = ValueBounds.FOLD.rounded(rounded, term.bounds());
        return rounded.rounding() == Rounding.ABS
                ? new Listed(bounds, term.values().map(values -> each(values, Math::abs)))
                : between(bounds);
    }

    private static int[] each(int[] values, IntUnaryOperator function) {
        return Arrays.stream(values).map(function).sorted().distinct().toArray();
    }

    private Listed between(ValueBounds bounds) {
        return new Listed(bounds, depth == Depth.VALUES ? within(bounds) : Optional.empty());
    }

    private static Optional<int[]> within(ValueBounds bounds) {
        return bounds.highest() - bounds.lowest() < MOST
                ? Optional.of(IntStream.rangeClosed((int) bounds.lowest(), (int) bounds.highest())
                        .toArray())
                : Optional.empty();
    }

    private Optional<int[]> of(Pool pool) {
        int[] one = IntStream.rangeClosed(1, pool.die().sides())
                .map(place -> pool.counted(pool.die().shown(place)))
                .sorted()
                .distinct()
                .toArray();
        int dice = pool.selection().left(pool.dice());
        if (one[one.length - 1] - one[0] == one.length - 1) {
            return within(new ValueBounds((long) one[0] * dice, (long) one[one.length - 1] * dice));
        }
        int[] sum = one;
        for (int bit = Integer.highestOneBit(dice) >> 1; bit > 0; bit >>= 1) {
            Optional<int[]> twice = sum(sum, sum);
            Optional<int[]> next = (dice & bit) != 0 && twice.isPresent() ? sum(twice.get(), one) : twice;
            if (next.isEmpty()) {
                return next;
            }
            sum = next.get();
        }
        return Optional.of(sum);
    }

    private Optional<int[]> sum(int[] one, int[] other) {
        long lowest = (long) one[0] + other[0];
        long highest = (long) one[one.length - 1] + other[other.length - 1];
        return combined(one, other, Integer::sum, new ValueBounds(lowest, highest));
    }

    private interface Combination {
        int of(int one, int other);
    }

    private Optional<int[]> combined(int[] one, int[] other, Combination operation, ValueBounds bounds) {
        pairs += (long) one.length * other.length;
        long span = bounds.highest() - bounds.lowest();
        if (pairs > MOST_PAIRS || span > MOST_SPAN) {
            return Optional.empty();
        }
        BitSet values = new BitSet();
        for (int left : one) {
            for (int right : other) {
                values.set((int) (operation.of(left, right) - bounds.lowest()));
            }
        }
        return values.cardinality() > MOST
                ? Optional.empty()
                : Optional.of(values.stream()
                        .map(value -> (int) (value + bounds.lowest()))
                        .toArray());
    }
}
