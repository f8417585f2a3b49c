package io.redoubt.battle;

import io.redoubt.exact.Binomial;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The difference between dice and their expectation: the exact distribution of the number that pass, and the position
 * of the actual number in it.
 *
 * @param side the side whose rulings count; empty for all
 * @param dice the number of dice judged
 * @param passed the number of dice that passed
 * @param expected the expected number of passes
 * @param fewer the probability of fewer passes
 * @param asMany the probability of exactly as many passes
 */
public record Luck(String side, int dice, int passed, Fraction expected, Fraction fewer, Fraction asMany) {
    /** More dice than any game rolls; the cost of the exact distribution grows with the square. */
    static final int MOST_DICE = 2_000;

    private static final Fraction HALF = Fraction.of(1, 2);

    /** Returns the percentile from 0 to 1; half of the probability of an equal result counts as less lucky. */
    public Fraction percentile() {
        return fewer.plus(asMany.times(HALF));
    }

    /** Returns the number of passes above the expectation. */
    public Fraction surplus() {
        return Fraction.of(passed).minus(expected);
    }

    /** The dice of one probability among those of a side. */
    private record Kind(int dice, int passed) {
        Kind plus(Roll.PassFail roll) {
            return new Kind(dice + roll.dice(), passed + roll.passed());
        }
    }

    /**
     * Returns the luck of each side, and of all together if there is more than one.
     *
     * @param rulings the rulings in order; of very many dice the last {@value #MOST_DICE} count
     */
    public static List<Luck> of(Iterable<Ruling> rulings) {
        LuckSample judged = LuckSample.of(rulings);
        List<Luck> lucks = new ArrayList<>();
        judged.bySide().forEach((side, rolls) -> lucks.add(of(side, rolls)));
        if (lucks.size() > 1) {
            lucks.add(of("", judged.all()));
        }
        return lucks;
    }

    /** Dice and the exact distribution of the number that pass; of very many dice the last count. */
    record Tally(int dice, int passed, Fraction expected, ExactWeights shares) {}

    private static Luck of(String side, List<Roll.PassFail> rolls) {
        Tally tally = tally(rolls);
        BigInteger fewer = BigInteger.ZERO;
        for (int i = 0; i < tally.passed(); i++) {
            fewer = fewer.add(tally.shares().weight(i));
        }
        return new Luck(
                side,
                tally.dice(),
                tally.passed(),
                tally.expected(),
                Fraction.of(fewer, tally.shares().total()),
                tally.shares().get(tally.passed()));
    }

    static Tally tally(List<Roll.PassFail> rolls) {
        Map<Fraction, Kind> kinds = new LinkedHashMap<>();
        int dice = 0;
        for (int i = rolls.size() - 1; i >= 0 && dice + rolls.get(i).dice() <= MOST_DICE; i--) {
            Roll.PassFail roll = rolls.get(i);
            kinds.merge(roll.chance(), new Kind(roll.dice(), roll.passed()), (old, any) -> old.plus(roll));
            dice += roll.dice();
        }
        int passed = 0;
        Fraction expected = Fraction.ZERO;
        for (Map.Entry<Fraction, Kind> kind : kinds.entrySet()) {
            passed += kind.getValue().passed();
            expected = expected.plus(
                    kind.getKey().times(Fraction.of(kind.getValue().dice())));
        }
        return new Tally(dice, passed, expected, distribution(kinds));
    }

    /**
     * Returns the distribution of the number of passes, each kind with its own probability; the smallest rows come
     * first, for speed.
     */
    private static ExactWeights distribution(Map<Fraction, Kind> kinds) {
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
}
