package io.redoubt.formula.distribution;

import io.redoubt.formula.Pool;
import io.redoubt.formula.Rounding;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.stream.IntStream;

/** The values that a term can have, listed without their weights; for terms whose bounds are far apart. */
final class PossibleValues {
    private static final int MOST = 200_000;
    private static final long MOST_SPAN = 1L << 26;

    /** Limit on pairs of all operations together. */
    private static final long MOST_PAIRS = 8_000_000;

    private final IdentityHashMap<Term, Optional<int[]>> known = new IdentityHashMap<>();
    private long pairs;

    /** Returns the number of values, or a number above every limit if there are too many to list. */
    double count(Term term) {
        return of(term).map(values -> (double) values.length).orElse(Double.MAX_VALUE);
    }

    /** Returns the values in ascending order, perhaps with some that are not possible; empty if they are too many. */
    private Optional<int[]> of(Term term) {
        Optional<int[]> found = known.get(term);
        if (found == null) {
            found = listed(term);
            known.put(term, found);
        }
        return found;
    }

    private Optional<int[]> listed(Term term) {
        if (term instanceof Term.Sum sum
                && sum.pool().number().isEmpty()
                && !sum.pool().explosion().isPresent()) {
            return of(sum.pool());
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Labelled labelled) {
            return of(labelled.term());
        }
        if (term instanceof Term.Negative negative) {
            return of(negative.term())
                    .map(values ->
                            Arrays.stream(values).map(value -> -value).sorted().toArray());
        }
        if (term instanceof Term.Rounded rounded && rounded.rounding() == Rounding.ABS) {
            return of(rounded.term())
                    .map(values -> Arrays.stream(values)
                            .map(Math::abs)
                            .sorted()
                            .distinct()
                            .toArray());
        }
        if (term instanceof Term.Operation operation) {
            Optional<int[]> left = of(operation.left());
            Optional<int[]> right = of(operation.right());
            return left.isPresent() && right.isPresent()
                    ? combined(left.get(), right.get(), operation.operator()::of, ValueBounds.of(term))
                    : Optional.empty();
        }
        return within(ValueBounds.of(term));
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
