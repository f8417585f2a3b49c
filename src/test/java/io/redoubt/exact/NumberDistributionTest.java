package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

/** Sums, orders and powers of distributions are what every pair of values comes to. */
class NumberDistributionTest {
    private final Random random = new Random(7);

    /** A number with a few values, some far apart, some with weights beyond a long, or with many zeros at their end. */
    private NumberDistribution any() {
        TreeMap<Integer, BigInteger> ways = new TreeMap<>();
        int size = 1 + random.nextInt(5);
        int reach = random.nextBoolean() ? 6 : 400;
        for (int i = 0; i < size; i++) {
            BigInteger weight = BigInteger.valueOf(1 + random.nextInt(9));
            int zeros = random.nextInt(4) > 0 ? 0 : random.nextBoolean() ? 70 : 300;
            ways.put(random.nextInt(reach) - 3, weight.shiftLeft(zeros));
        }
        int[] values = ways.keySet().stream().mapToInt(value -> value).toArray();
        BigInteger[] weights = ways.values().toArray(new BigInteger[0]);
        BigInteger total = BigInteger.ZERO;
        for (BigInteger weight : weights) {
            total = total.add(weight);
        }
        return NumberDistribution.of(values, ExactWeights.of(total, weights));
    }

    private static Map<Integer, Fraction> table(NumberDistribution numbers) {
        Map<Integer, Fraction> table = new TreeMap<>();
        for (int i = 0; i < numbers.size(); i++) {
            table.put(numbers.value(i), numbers.shares().get(i));
        }
        return table;
    }

    private static Map<Integer, Fraction> pairs(
            NumberDistribution one, NumberDistribution other, IntBinaryOperator operation) {
        Map<Integer, Fraction> table = new TreeMap<>();
        table(one)
                .forEach((a, share) -> table(other)
                        .forEach((b, also) ->
                                table.merge(operation.applyAsInt(a, b), share.times(also), Fraction::plus)));
        return table;
    }

    @Test
    void everyOperationIsThatOfAllPairs() {
        for (int i = 0; i < 200; i++) {
            NumberDistribution one = any();
            NumberDistribution other = any();
            assertEquals(pairs(one, other, Integer::sum), table(Convolution.of(one, other)));
            assertEquals(pairs(one, other, (a, b) -> a * b), table(one.with(other, (a, b) -> a * b)));
            assertEquals(pairs(one, other, Math::max), table(OrderStatistics.highest(one, other)));
            assertEquals(pairs(one, other, Math::min), table(OrderStatistics.lowest(one, other)));
            assertEquals(pairs(one, other, Integer::compare), table(OrderStatistics.compared(one, other)));
        }
    }

    @Test
    void manyAlikeAreThoseOneByOne() {
        for (int i = 0; i < 100; i++) {
            NumberDistribution one = any();
            Map<Integer, Fraction> sum = table(one);
            Map<Integer, Fraction> highest = sum;
            Map<Integer, Fraction> lowest = sum;
            for (int count = 2; count <= 4; count++) {
                sum = joined(sum, one, Integer::sum);
                highest = joined(highest, one, Math::max);
                lowest = joined(lowest, one, Math::min);
                assertEquals(sum, table(Convolution.times(one, count)));
                assertEquals(highest, table(OrderStatistics.highest(one, count)));
                assertEquals(lowest, table(OrderStatistics.lowest(one, count)));
            }
        }
    }

    private static Map<Integer, Fraction> joined(
            Map<Integer, Fraction> table, NumberDistribution one, IntBinaryOperator operation) {
        Map<Integer, Fraction> joined = new TreeMap<>();
        table.forEach((a, share) -> table(one)
                .forEach((b, also) -> joined.merge(operation.applyAsInt(a, b), share.times(also), Fraction::plus)));
        return joined;
    }

    /** By windows, die after die, as rows of longs are made; there the recurrence is not used. */
    @Test
    void rowsOfManyFairDiceAreThoseOfWindows() {
        for (int sides : new int[] {2, 3, 6, 10, 100}) {
            BigInteger[] ways = {BigInteger.ONE};
            for (int dice = 1; dice <= 70; dice++) {
                BigInteger[] next = new BigInteger[dice * (sides - 1) + 1];
                BigInteger window = BigInteger.ZERO;
                for (int i = 0; i < next.length; i++) {
                    window = i < ways.length ? window.add(ways[i]) : window;
                    window = i >= sides ? window.subtract(ways[i - sides]) : window;
                    next[i] = window;
                }
                ways = next;
                assertEquals(List.of(ways), List.of(Recurrence.even(dice, sides)), dice + "d" + sides);
            }
        }
    }

    @Test
    void facesMayRepeatAndValuesWithoutAShareAreLeftOut() {
        assertEquals(
                Map.of(1, Fraction.of(1, 2), 5, Fraction.of(1, 2)),
                table(NumberDistribution.faces(List.of(5, 1, 1, 5))));
        assertEquals(Map.of(3, Fraction.ONE), table(NumberDistribution.from(2, ExactWeights.of(4, 0, 4, 0))));
        assertEquals(
                Map.of(2, Fraction.of(1, 2), 3, Fraction.of(1, 2)),
                table(NumberDistribution.faces(List.of(1, 2, 3)).given(face -> face > 1)));
    }

    @Test
    void fractionsOfLargeTotalsAreInLowestTerms() {
        for (int i = 0; i < 300; i++) {
            BigInteger total = BigInteger.valueOf(6)
                    .pow(30 + random.nextInt(60))
                    .multiply(BigInteger.valueOf(35).pow(random.nextInt(3)));
            if (i % 10 == 0) {
                total = total.multiply(BigInteger.valueOf(1_000_003)); // no die has so many sides
            }
            BigInteger weight = BigInteger.valueOf(1 + random.nextInt(1000))
                    .multiply(BigInteger.TWO.pow(random.nextInt(100)))
                    .multiply(BigInteger.valueOf(3).pow(random.nextInt(100)))
                    .mod(total);
            assertEquals(Fraction.of(weight, total), PrimeFactors.of(total).share(weight));
            assertEquals(Fraction.of(total, total), PrimeFactors.of(total).share(total));
        }
    }

    @Test
    void manyAlikeAddUpAsOneAfterTheOther() {
        List<NumberDistribution> kinds = List.of(
                NumberDistribution.from(3, ExactWeights.of(6, 1, 1, 1, 1, 1, 1)),
                NumberDistribution.from(-2, ExactWeights.of(8, 3, 0, 4, 1)),
                NumberDistribution.of(new int[] {5, 9, 13}, ExactWeights.of(3, 1, 1, 1)),
                NumberDistribution.of(new int[] {0, 1_000_000}, ExactWeights.of(3, 1, 2)),
                NumberDistribution.certain(4));
        for (NumberDistribution one : kinds) {
            NumberDistribution sum = one;
            for (int count = 1; count <= 40; count++) {
                assertEquals(table(sum), table(Convolution.times(one, count)), count + " of " + one.values());
                sum = sum.with(one, Integer::sum).reduced();
            }
        }
    }

    @Test
    void powersFollowFromAFewWeightsBefore() {
        for (NumberDistribution one : List.of(
                NumberDistribution.from(3, ExactWeights.of(6, 1, 1, 1, 1, 1, 1)),
                NumberDistribution.of(new int[] {5, 9, 13}, ExactWeights.of(3, 1, 1, 1)),
                NumberDistribution.of(new int[] {-1, 3, 11}, ExactWeights.of(6, 1, 2, 3)))) {
            NumberDistribution sum = one;
            for (int count = 2; count <= 7; count++) {
                sum = sum.with(one, Integer::sum);
                assertEquals(table(sum), table(Recurrence.power(one, count, Recurrence.step(one))));
            }
        }
    }

    @Test
    void aNumberTellsOfItsValues() {
        NumberDistribution die = NumberDistribution.from(1, ExactWeights.of(6, 1, 1, 1, 1, 1, 1));
        assertEquals(BigInteger.TWO, die.weight(value -> value > 4));
        assertEquals(BigInteger.ZERO, die.weight(value -> value > 6));
        assertTrue(die.all(value -> value >= 1));
        assertFalse(die.all(value -> value >= 2));
        assertEquals(Map.of(4, Fraction.ONE), table(NumberDistribution.certain(4)));
        assertEquals(
                BigInteger.valueOf(3),
                NumberDistribution.from(0, ExactWeights.of(9, 3, 6))
                        .reduced()
                        .shares()
                        .total());
    }

    @Test
    void chancesStandForNumbers() {
        WeightedValues<String> chances =
                WeightedValues.of(NumberDistribution.from(1, ExactWeights.of(4, 1, 3)), value -> "n" + value);
        assertEquals(List.of("n1", "n2"), chances.values());
        assertEquals(Fraction.of(3, 4), chances.shares().get(1));
    }
}
