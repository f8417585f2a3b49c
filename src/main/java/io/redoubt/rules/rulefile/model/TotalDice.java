package io.redoubt.rules.rulefile.model;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.WeightedValues;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.TotalRoll;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dice that are added up, with their modifiers.
 *
 * @param roll the name of the roll with its rules
 * @param against the number that the total is compared with, for the ruling
 */
public record TotalDice(TotalRoll roll, int dice, Die die, List<Factor> factors, Optional<Against> against) {
    /** The most dice that are rolled at once. */
    public static final int MOST_DICE = 1_000;

    public TotalDice {
        factors = List.copyOf(factors);
    }

    /** A number with its name. */
    public record Against(Expression value, String words) {}

    /** Returns the score; empty if a part of it is unknown. */
    Optional<DiceTotal> score(Frame frame) {
        Factor.Sum sum = Factor.sum(factors, frame);
        Optional<Value> number = against.map(each -> each.value().value(frame));
        if (!sum.isKnown() || number.filter(Value.Missing.UNKNOWN::equals).isPresent()) {
            return Optional.empty();
        }
        Optional<Modifier> compared = number.map(value ->
                new Modifier(NumberExpression.number(value), against.get().words()));
        return Optional.of(new DiceTotal(dice, die, sum.modifiers(), compared));
    }

    /** Returns the bounds of the total. */
    public Bounds bounds() {
        Bounds bounds = faces();
        for (Factor factor : factors) {
            bounds = bounds.plus(factor.bounds());
        }
        return bounds;
    }

    /** Returns the bounds of the sum of the faces. */
    public Bounds faces() {
        return new Bounds(dice, dice * die.sides());
    }

    /** Returns the number of totals that the dice can show. */
    int totals() {
        return dice * (die.sides() - 1) + 1;
    }

    int weight() {
        return 1
                + Factor.weight(factors)
                + against.map(each -> each.value().weight()).orElse(0);
    }

    /** Two dice that are added up and may be a double; their step is that of any other total. */
    record Pair(TotalRoll roll, DiceTotal score) implements CustomRoll<Pair.Result> {
        /**
         * The result of two dice.
         *
         * @param total the sum of the faces and the modifiers
         */
        record Result(int total, Value.Truth doubles) {}

        @Override
        public Result thrown(DiceTray table) {
            List<Integer> faces = table.total(roll, score);
            return new Result(
                    faces.get(0) + faces.get(1) + score.modifier(),
                    Value.Truth.of(faces.get(0).equals(faces.get(1))));
        }

        @Override
        public List<RuleId> cites() {
            return roll.cites();
        }

        @Override
        public double nanos() {
            return 400.0 * score.die().sides();
        }

        @Override
        public WeightedValues<Result> counted() {
            List<Result> results = new ArrayList<>();
            List<BigInteger> weights = new ArrayList<>();
            int sides = score.die().sides();
            for (int sum = 2; sum <= 2 * sides; sum++) {
                int pairs = Math.min(sum - 1, 2 * sides - sum + 1);
                int doubles = sum % 2 == 0 ? 1 : 0;
                if (pairs > doubles) {
                    results.add(new Result(sum + score.modifier(), Value.Truth.NO));
                    weights.add(BigInteger.valueOf((long) pairs - doubles));
                }
                if (doubles > 0) {
                    results.add(new Result(sum + score.modifier(), Value.Truth.YES));
                    weights.add(BigInteger.ONE);
                }
            }
            BigInteger ways = BigInteger.valueOf(sides).pow(2);
            return new WeightedValues<>(results, ExactWeights.of(ways, weights.toArray(BigInteger[]::new)));
        }
    }
}
