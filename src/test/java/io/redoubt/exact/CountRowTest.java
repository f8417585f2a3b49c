package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows of ways, in longs and beyond, beside ways that are counted one by one. */
class CountRowTest {
    private static final BigInteger FITS = BigInteger.TWO.pow(62);
    private static final BigInteger BEYOND = BigInteger.TWO.pow(63);

    static BigInteger[] bounds() {
        return new BigInteger[] {FITS, BEYOND};
    }

    private static Map<Integer, BigInteger> ways(CountRow ways, BigInteger total) {
        NumberDistribution numbers = ways.over(total);
        Map<Integer, BigInteger> table = new TreeMap<>();
        for (int i = 0; i < numbers.size(); i++) {
            table.put(numbers.value(i), numbers.shares().weight(i));
        }
        assertEquals(total, numbers.shares().total());
        return table;
    }

    private static Map<Integer, BigInteger> table(long... valuesAndWays) {
        Map<Integer, BigInteger> table = new TreeMap<>();
        for (int i = 0; i < valuesAndWays.length; i += 2) {
            table.put((int) valuesAndWays[i], BigInteger.valueOf(valuesAndWays[i + 1]));
        }
        return table;
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void diceAddUpFaceByFace(BigInteger most) {
        CountRow two = CountRow.toZero(most).withDie(1, 6).withDie(0, 3);
        assertEquals(1, two.lowest());
        assertEquals(8, two.highest());
        Map<Integer, BigInteger> counted = new TreeMap<>();
        for (int first = 1; first <= 6; first++) {
            for (int second = 0; second < 3; second++) {
                counted.merge(first + second, BigInteger.ONE, BigInteger::add);
            }
        }
        assertEquals(counted, ways(two, BigInteger.valueOf(18)));
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void aDieOfOneFaceMovesTheRow(BigInteger most) {
        CountRow moved = CountRow.toZero(most).withDie(1, 4).withDie(7, 1);
        assertEquals(table(8, 1, 9, 1, 10, 1, 11, 1), ways(moved, BigInteger.valueOf(4)));
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void rowsAreAddedSoManyTimesAndSoMuchHigher(BigInteger most) {
        CountRow sum = CountRow.none(2, 9, most);
        CountRow die = CountRow.toZero(most).withDie(1, 3);
        sum.add(die, 2, BigInteger.ONE);
        sum.add(die, 4, BigInteger.valueOf(5));
        assertEquals(2, sum.lowest());
        assertEquals(9, sum.highest());
        assertEquals(table(3, 1, 4, 1, 5, 6, 6, 5, 7, 5), ways(sum, BigInteger.valueOf(18)));
    }

    @ParameterizedTest
    @MethodSource("bounds")
    void whatIsAddedLaterChangesNoDistributionThatWasTaken(BigInteger most) {
        CountRow sum = CountRow.none(0, 3, most);
        CountRow die = CountRow.toZero(most).withDie(0, 2);
        sum.add(die, 0, BigInteger.ONE);
        Map<Integer, BigInteger> before = ways(sum, BigInteger.TWO);
        NumberDistribution taken = sum.over(BigInteger.TWO);
        sum.add(die, 2, BigInteger.ONE);
        assertEquals(before.size(), taken.size());
        assertEquals(4, ways(sum, BigInteger.valueOf(4)).size());
    }

    @Test
    void waysBeyondALongAreCounted() {
        BigInteger many = BigInteger.TWO.pow(70);
        CountRow sum = CountRow.none(0, 0, many);
        sum.add(CountRow.toZero(many), 0, many);
        assertEquals(Map.of(0, many), ways(sum, many));
    }

    @Test
    void rowsOfTwoKindsAreNotAdded() {
        CountRow small = CountRow.none(0, 3, FITS);
        CountRow big = CountRow.none(0, 3, BEYOND);
        assertThrows(IllegalStateException.class, () -> small.add(big, 0, BigInteger.ONE));
        assertThrows(IllegalStateException.class, () -> big.add(small, 0, BigInteger.ONE));
    }

    @Test
    void manyWaysOfALongRowAreWhatTheyAreInAShortOne() {
        CountRow small = CountRow.toZero(FITS);
        CountRow big = CountRow.toZero(BEYOND);
        for (int die = 0; die < 20; die++) {
            small = small.withDie(1, 8);
            big = big.withDie(1, 8);
        }
        BigInteger all = BigInteger.valueOf(8).pow(20);
        assertEquals(ways(big, all), ways(small, all));
    }
}
