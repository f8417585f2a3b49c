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
     * @param fewest a number of values that are certainly possible, even if they are too many to list
     */
    record Listed(ValueBounds bounds, Optional<int[]> values, double fewest) {
        /** Returns the number of values, or a number above every limit if they are not listed. */
        double most() {
            return values.map(each -> (double) each.length).orElse(Double.MAX_VALUE);
        }

        /** Returns whether every listed value is possible. */
        private boolean isExact() {
            return most() == fewest;
        }

        private boolean isContiguous() {
            return values.filter(each -> each[each.length - 1] - (long) each[0] == each.length - 1)
                    .isPresent();
        }
    }

    @Override
    public Listed constant(int value) {
        return new Listed(ValueBounds.FOLD.constant(value), Optional.of(new int[] {value}), 1);
    }

    @Override
    public Listed pool(Pool pool) {
        ValueBounds bounds = ValueBounds.FOLD.pool(pool);
        return depth == Depth.VALUES
                        && pool.number().isEmpty()
                        && pool.explosion().isEmpty()
                ? listed(bounds, of(pool), pool.rethrows().isEmpty())
                : between(bounds);
    }

    @Override
    public Listed tally(Formula count) {
        return between(ValueBounds.FOLD.tally(count));
    }

    @Override
    public Listed negative(Listed term) {
        return new Listed(
                ValueBounds.FOLD.negative(term.bounds()),
                term.values().map(values -> each(values, value -> -value)),
                term.fewest());
    }

    @Override
    public Listed operation(Operator operator, Listed left, Listed right) {
        ValueBounds bounds = ValueBounds.FOLD.operation(operator, left.bounds(), right.bounds());
        if (operator == Operator.MINUS) {
            return operation(Operator.PLUS, left, negative(right));
        }
        if (operator == Operator.PLUS && left.isContiguous() != right.isContiguous()) {
            return left.isContiguous() ? moved(right, left, bounds) : moved(left, right, bounds);
        }
        return left.values().isPresent() && right.values().isPresent()
                ? listed(
                        bounds,
                        combined(left.values().get(), right.values().get(), operator::of, bounds),
                        left.isExact() && right.isExact())
                : new Listed(bounds, Optional.empty(), fewest(operator, left, right));
    }

    private static Listed listed(ValueBounds bounds, Optional<int[]> values, boolean exact) {
        return new Listed(bounds, values, exact && values.isPresent() ? values.get().length : 0);
    }

    /** Returns the fewest values: sums of all values with the lowest of the other, and of the highest with all others. */
    private static double fewest(Operator operator, Listed left, Listed right) {
        return operator == Operator.PLUS ? Math.max(0, left.fewest() + right.fewest() - 1) : 0;
    }

    /** Returns the sums of numbers and of each number of a range: a range after each, up to the next. */
    private static Listed moved(Listed numbers, Listed range, ValueBounds bounds) {
        if (numbers.values().isEmpty()) {
            return new Listed(bounds, Optional.empty(), fewest(Operator.PLUS, numbers, range));
        }
        int[] from = numbers.values().get();
        double width = range.most();
        double count = width;
        for (int i = 1; i < from.length; i++) {
            count += Math.min(width, (double) from[i] - from[i - 1]);
        }
        double fewest = numbers.isExact() && range.isExact() ? count : 0;
        if (count > MOST || bounds.highest() - bounds.lowest() > MOST_SPAN) {
            return new Listed(bounds, Optional.empty(), fewest);
        }
        int[] sums = new int[(int) count];
        int next = 0;
        for (int number : from) {
            int first = number + range.values().get()[0];
            for (int i = 0; i < width; i++) {
                if (next == 0 || sums[next - 1] < first + i) {
                    sums[next++] = first + i;
                }
            }
        }
        return new Listed(bounds, Optional.of(sums), fewest);
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
                ? listed(bounds, term.values().map(values -> each(values, Math::abs)), term.isExact())
                : between(bounds);
    }

    private static int[] each(int[] values, IntUnaryOperator function) {
        return Arrays.stream(values).map(function).sorted().distinct().toArray();
    }

    private Listed between(ValueBounds bounds) {
        return new Listed(bounds, depth == Depth.VALUES ? within(bounds) : Optional.empty(), 0);
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
