package io.redoubt.battle;

import io.redoubt.exact.Binomial;
import io.redoubt.exact.Convolution;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.umpire.SumScore;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rolls of one side and the exact distributions of their luck: the number of passes, and the sum of the scores of
 * {@link SumScore}. Both are independent, and their surpluses add up.
 *
 * @param dice the number of dice that passed or failed
 * @param passed the number that passed
 * @param expected the expected number of passes
 * @param passes the distribution of the number of passes
 * @param sums the number of sums
 * @param added the number of dice in the sums
 * @param score the sum of their scores
 * @param scores its distribution
 */
record LuckSeries(
        int dice,
        int passed,
        Fraction expected,
        ExactWeights passes,
        int sums,
        int added,
        int score,
        NumberDistribution scores) {
    /** More dice than any game rolls; the cost of the exact distribution grows with the square. */
    static final int MOST_DICE = 2_000;

    /**
     * The rolls of a battle that have better and worse results, from which luck is computed.
     *
     * @param bySide the rolls of each side, in order
     * @param all all rolls, in order
     */
    record Sample(SortedMap<String, List<Roll>> bySide, List<Roll> all) {
        /** Collects the rolls; equal rolls, which are frequent in a long battle, share one object. */
        static Sample of(Iterable<Ruling> rulings) {
            Sample rolls = new Sample(new TreeMap<>(), new ArrayList<>());
            Map<Roll, Roll> known = new HashMap<>();
            for (Ruling ruling : rulings) {
                for (Roll roll : ruling.rolls()) {
                    if (roll.isJudged()) {
                        Roll one = known.computeIfAbsent(roll, any -> roll);
                        rolls.bySide
                                .computeIfAbsent(ruling.call().side(roll.hand()), any -> new ArrayList<>())
                                .add(one);
                        rolls.all.add(one);
                    }
                }
            }
            return rolls;
        }
    }

    /** The dice of one probability. */
    private record Kind(int dice, int passed) {
        Kind plus(Kind other) {
            return new Kind(dice + other.dice, passed + other.passed);
        }
    }

    /** Returns the series of rolls that are all judged; of very many dice the last count. */
    static LuckSeries of(List<Roll> rolls) {
        Map<Fraction, Kind> kinds = new LinkedHashMap<>();
        Map<SumScore, Integer> scored = new LinkedHashMap<>();
        int dice = 0;
        int sums = 0;
        int added = 0;
        int score = 0;
        for (int i = rolls.size() - 1; i >= 0 && dice + added + rolls.get(i).dice() <= MOST_DICE; i--) {
            if (rolls.get(i) instanceof Roll.PassFail roll) {
                kinds.merge(roll.chance(), new Kind(roll.dice(), roll.passed()), Kind::plus);
                dice += roll.dice();
            } else if (rolls.get(i) instanceof Roll.Total roll) {
                scored.merge(new SumScore(roll.dice(), roll.sides()), 1, Integer::sum);
                sums++;
                added += roll.dice();
                score += roll.score();
            }
        }
        int passed = 0;
        Fraction expected = Fraction.ZERO;
        for (Map.Entry<Fraction, Kind> kind : kinds.entrySet()) {
            passed += kind.getValue().passed();
            expected = expected.plus(
                    kind.getKey().times(Fraction.of(kind.getValue().dice())));
        }
        return new LuckSeries(dice, passed, expected, passes(kinds), sums, added, score, scores(scored));
    }

    /** Returns the luck of these sums alone. */
    Fraction sumSurplus() {
        return Fraction.of(score, SumScore.RESULTS);
    }

    /** Returns the probability of less luck. */
    Fraction fewer() {
        BigInteger weight = BigInteger.ZERO;
        BigInteger below = BigInteger.ZERO;
        int next = 0;
        for (int passes = dice; passes >= 0; passes--) {
            while (next < scores.size() && compared(passes, scores.value(next)) < 0) {
                below = below.add(scores.shares().weight(next++));
            }
            weight = weight.add(this.passes.weight(passes).multiply(below));
        }
        return Fraction.of(weight, all());
    }

    /** Returns the probability of exactly as much luck. */
    Fraction asMany() {
        BigInteger weight = BigInteger.ZERO;
        int next = 0;
        for (int passes = dice; passes >= 0; passes--) {
            while (next < scores.size() && compared(passes, scores.value(next)) < 0) {
                next++;
            }
            if (next < scores.size() && compared(passes, scores.value(next)) == 0) {
                weight = weight.add(
                        this.passes.weight(passes).multiply(scores.shares().weight(next)));
            }
        }
        return Fraction.of(weight, all());
    }

    /** Compares a result with the actual one. */
    private int compared(int passes, int points) {
        return Long.compare((long) passes * SumScore.RESULTS + points, (long) passed * SumScore.RESULTS + score);
    }

    private BigInteger all() {
        return passes.total().multiply(scores.shares().total());
    }

    /**
     * Returns the distribution of the number of passes, each kind with its own probability; the smallest rows come
     * first, for speed.
     */
    private static ExactWeights passes(Map<Fraction, Kind> kinds) {
        List<ExactWeights> rows = new ArrayList<>();
        kinds.forEach((chance, kind) -> rows.add(Binomial.row(
                kind.dice(),
                chance.numerator().longValueExact(),
                chance.denominator().longValueExact())));
        rows.sort(Comparator.comparingInt(ExactWeights::size));
        ExactWeights sum = ExactWeights.of(1, 1);
        for (ExactWeights row : rows) {
            sum = sum(sum, row);
        }
        return sum;
    }

    private static ExactWeights sum(ExactWeights one, ExactWeights other) {
        BigInteger[] weights = new BigInteger[one.size() + other.size() - 1];
        java.util.Arrays.fill(weights, BigInteger.ZERO);
        for (int i = 0; i < one.size(); i++) {
            for (int j = 0; j < other.size(); j++) {
                weights[i + j] = weights[i + j].add(one.weight(i).multiply(other.weight(j)));
            }
        }
        return ExactWeights.of(one.total().multiply(other.total()), weights);
    }

    private static NumberDistribution scores(Map<SumScore, Integer> kinds) {
        NumberDistribution sum = NumberDistribution.certain(0);
        for (Map.Entry<SumScore, Integer> kind : kinds.entrySet()) {
            sum = Convolution.of(sum, Convolution.times(kind.getKey().distribution(), kind.getValue()));
        }
        return sum;
    }
}
