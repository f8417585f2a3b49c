package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is told of the spread of a number is what its weights come to. */
class SpreadStatisticsTest {
    private static final SpreadStatistics UNEVEN =
            new SpreadStatistics(new int[] {-2, 0, 5}, ExactWeights.of(10, 4, 2, 4));

    @Test
    void varianceAndDeviationAreThoseOfTheWeights() {
        // mean 6/5; squares 16/10 + 100/10 = 58/5; 58/5 - 36/25 = 254/25
        assertEquals(Fraction.of(254, 25), UNEVEN.variance());
        assertEquals(Math.sqrt(10.16), SpreadStatistics.standardDeviation(UNEVEN.variance()), 1e-12);
    }

    @Test
    void modesAreAllTheLikeliestValues() {
        assertEquals(List.of(-2, 5), UNEVEN.modes());
    }

    @Test
    void aQuantileIsTheFirstValueThatReachesIt() {
        assertEquals(-2, UNEVEN.quantile(5));
        assertEquals(-2, UNEVEN.quantile(40));
        assertEquals(0, UNEVEN.quantile(50));
        assertEquals(0, UNEVEN.quantile(60));
        assertEquals(5, UNEVEN.quantile(61));
        assertEquals(5, UNEVEN.quantile(100));
    }

    @Test
    void atLeastAndAtMostIncludeTheValueItself() {
        assertEquals(Fraction.of(3, 5), UNEVEN.atMost(1));
        assertEquals(Fraction.of(3, 5), UNEVEN.atLeast(1));
        assertEquals(Fraction.ONE, UNEVEN.atLeast(0));
        assertEquals(Fraction.ONE, UNEVEN.atMost(2));
        assertEquals(Fraction.of(3, 5), UNEVEN.between(1, 2));
    }

    /** Weights of hundreds of bits, and values at any distance, in any order. */
    @Test
    void largeWeightsGiveWhatTheirFractionsAddUpTo() {
        Random random = new Random(8);
        for (int turn = 0; turn < 40; turn++) {
            int size = 1 + random.nextInt(60);
            List<Integer> values = new ArrayList<>(
                    new TreeSet<>(random.ints(size, -40, 40 + 9 * turn).boxed().toList()));
            if (turn % 2 == 1) {
                Collections.shuffle(values, random);
            }
            BigInteger[] weights = new BigInteger[values.size()];
            BigInteger total = BigInteger.ZERO;
            for (int i = 0; i < weights.length; i++) {
                weights[i] = new BigInteger(1 + random.nextInt(200), random).add(BigInteger.ONE);
                total = total.add(weights[i]);
            }
            total = total.shiftLeft(turn % 3 == 0 ? 100 : 0).max(total);
            weights[0] = weights[0].add(total.subtract(sum(weights)));
            SpreadStatistics spread = SpreadStatistics.of(values, ExactWeights.of(total, weights));
            Fraction mean = Fraction.ZERO;
            Fraction square = Fraction.ZERO;
            for (int i = 0; i < weights.length; i++) {
                Fraction share = Fraction.of(weights[i], total);
                mean = mean.plus(share.times(Fraction.of(values.get(i))));
                square = square.plus(share.times(Fraction.of((long) values.get(i) * values.get(i))));
            }
            assertEquals(mean, spread.mean());
            assertEquals(square.minus(mean.times(mean)), spread.variance());
            for (Fraction least : List.of(Fraction.of(1, 2000), Fraction.of(1, 2), Fraction.ONE)) {
                int first = spread.firstWith(least);
                int last = spread.lastWith(least);
                assertTrue(spread.atMost(first).compareTo(least) >= 0);
                assertTrue(first == 0 || spread.atMost(first - 1).compareTo(least) < 0);
                assertTrue(spread.atLeast(last).compareTo(least) >= 0);
                assertTrue(last == spread.size() - 1 || spread.atLeast(last + 1).compareTo(least) < 0);
            }
        }
    }

    private static BigInteger sum(BigInteger... numbers) {
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger number : numbers) {
            sum = sum.add(number);
        }
        return sum;
    }

    @Test
    void manyValuesShareRowsAndNoRowIsLost() {
        int[] values = new int[500];
        long[] weights = new long[500];
        for (int i = 0; i < values.length; i++) {
            values[i] = i - 100;
            weights[i] = 1;
        }
        List<String> lines = chart(new SpreadStatistics(values, ExactWeights.of(500, weights)));
        List<String> rows = lines.stream().filter(line -> line.contains("█")).toList();
        assertEquals(25, rows.size(), String.join("\n", lines));
        assertEquals("  -100 to -81  1/25    4.0 %    100 %    4.0 %", withoutBar(rows.get(0)));
        assertEquals("  380 to 399   1/25    4.0 %    4.0 %    100 %", withoutBar(rows.get(24)));
    }

    private static String withoutBar(String row) {
        return row.substring(0, row.indexOf('█')).stripTrailing();
    }

    private static List<String> chart(SpreadStatistics spread) {
        StringWriter text = new StringWriter();
        OddsTable.Amount amount = new OddsTable.Amount(
                "total",
                "total",
                Fraction.of(10),
                Map.of(),
                OptionalInt.empty(),
                Optional.of(spread),
                Optional.empty());
        new SpreadChart(new PrintWriter(text, true), 79).write(amount, spread);
        return text.toString().lines().toList();
    }
}
