package io.redoubt.rules.rulefile.model;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.WeightedValues;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dice of which the highest or the lowest counts, or two dice that may be a double.
 *
 * @param name the name of the roll
 */
record PoolRoll(String name, int dice, Die die, Keep keep) implements CustomRoll<PoolRoll.Result> {
    /** The dice that count. */
    enum Keep {
        /** All of two dice, and whether they are a double. */
        PAIR,
        HIGHEST,
        LOWEST
    }

    /** A number, and whether the dice were a double. */
    record Result(int number, Value.Truth doubles) {}

    @Override
    public Result thrown(DiceTray table) {
        List<Integer> faces = table.roll(name, dice, die);
        Result result = result(faces);
        List<Step.Shown> shown = new ArrayList<>();
        boolean used = false;
        for (int face : faces) {
            boolean counts = keep == Keep.PAIR || (!used && face == result.number);
            used |= counts;
            shown.add(new Step.Shown(face, counts ? "" : "dropped"));
        }
        table.record(new Step.Dice(toString(), Optional.empty(), shown, result.number, Optional.empty()));
        return result;
    }

    private Result result(List<Integer> faces) {
        return switch (keep) {
            case PAIR ->
                new Result(
                        faces.get(0) + faces.get(1), Value.Truth.of(faces.get(0).equals(faces.get(1))));
            case HIGHEST ->
                new Result(faces.stream().mapToInt(face -> face).max().orElseThrow(), Value.Truth.NO);
            case LOWEST ->
                new Result(faces.stream().mapToInt(face -> face).min().orElseThrow(), Value.Truth.NO);
        };
    }

    @Override
    public double nanos() {
        return (keep == Keep.PAIR ? 400.0 : 60.0 * dice) * die.sides();
    }

    @Override
    public WeightedValues<Result> counted() {
        List<Result> results = new ArrayList<>();
        List<BigInteger> weights = new ArrayList<>();
        int sides = die.sides();
        for (int number = 1; number <= (keep == Keep.PAIR ? 2 * sides : sides); number++) {
            if (keep != Keep.PAIR) {
                int atLeastAsFar = keep == Keep.HIGHEST ? number : sides - number + 1;
                results.add(new Result(number, Value.Truth.NO));
                weights.add(power(atLeastAsFar).subtract(power(atLeastAsFar - 1)));
                continue;
            }
            int pairs = Math.min(number - 1, 2 * sides - number + 1);
            int doubles = number % 2 == 0 ? 1 : 0;
            if (pairs > doubles) {
                results.add(new Result(number, Value.Truth.NO));
                weights.add(BigInteger.valueOf((long) pairs - doubles));
            }
            if (pairs > 0 && doubles > 0) {
                results.add(new Result(number, Value.Truth.YES));
                weights.add(BigInteger.ONE);
            }
        }
        return new WeightedValues<>(results, ExactWeights.of(power(sides), weights.toArray(BigInteger[]::new)));
    }

    private BigInteger power(int faces) {
        return BigInteger.valueOf(faces).pow(dice);
    }

    @Override
    public String toString() {
        return keep == Keep.PAIR
                ? dice + die.toString()
                : keep.name().toLowerCase(java.util.Locale.ROOT) + " of " + dice + die;
    }
}
