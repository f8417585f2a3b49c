package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Totals of dice against dice laid out one by one, and against a plain convolution where there are too many. */
class SumRowTest {
    @Test
    void everySmallTotalAgreesWithItsDiceLaidOut() {
        for (int sides = 1; sides <= 6; sides++) {
            for (int dice = 1; dice <= 5; dice++) {
                assertLaidOut(dice, sides);
            }
        }
        for (int dice = 1; dice <= 4; dice++) {
            assertLaidOut(dice, 10);
        }
    }

    @Test
    void twoSixesHaveOneWayAndSevenHasSix() {
        ExactWeights row = SumRow.of(2, 6);
        assertEquals(11, row.size());
        assertEquals(1, row.longWeight(0));
        assertEquals(6, row.longWeight(7 - 2));
        assertEquals(1, row.longWeight(12 - 2));
        assertEquals(36, row.longTotal());
    }

    @Test
    void rowsOnEitherSideOfTheLongBorderAreConvolutions() {
        for (int dice = 1; dice <= 27; dice++) {
            assertConvolution(dice, 6);
        }
        for (int dice = 17; dice <= 21; dice++) {
            assertConvolution(dice, 10);
        }
        for (int dice = 61; dice <= 65; dice++) {
            assertConvolution(dice, 2);
        }
        assertConvolution(7, 1000);
        assertConvolution(100, 1);
    }

    @Test
    void longsAreKeptWhileTheTotalFitsOne() {
        assertTrue(SumRow.of(24, 6).fitsLong());
        assertFalse(SumRow.of(25, 6).fitsLong());
        assertTrue(SumRow.of(62, 2).fitsLong());
        assertFalse(SumRow.of(63, 2).fitsLong());
    }

    @Test
    void hundredDiceAddUpToTheWholeAndReadTheSameFromEitherEnd() {
        ExactWeights row = SumRow.of(100, 6);
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < row.size(); i++) {
            sum = sum.add(row.weight(i));
            assertEquals(row.weight(i), row.weight(row.size() - 1 - i));
        }
        assertEquals(501, row.size());
        assertEquals(BigInteger.valueOf(6).pow(100), sum);
        assertEquals(sum, row.total());
    }

    @Test
    void noDiceHaveNoTotal() {
        assertThrows(IllegalArgumentException.class, () -> SumRow.of(0, 6));
        assertEquals(
                "no total of 2 dice with 0 sides",
                assertThrows(IllegalArgumentException.class, () -> SumRow.of(2, 0))
                        .getMessage());
    }

    private static void assertLaidOut(int dice, int sides) {
        long[] ways = new long[dice * sides + 1];
        layOut(dice, sides, 0, ways);
        ExactWeights row = SumRow.of(dice, sides);
        assertEquals(dice * (sides - 1) + 1, row.size());
        assertEquals(Arrays.stream(ways).sum(), row.longTotal());
        for (int total = dice; total <= dice * sides; total++) {
            assertEquals(ways[total], row.longWeight(total - dice));
        }
    }

    /** Every face of every die, one inside the other. */
    private static void layOut(int dice, int sides, int total, long[] ways) {
        if (dice == 0) {
            ways[total]++;
            return;
        }
        for (int face = 1; face <= sides; face++) {
            layOut(dice - 1, sides, total + face, ways);
        }
    }

    private static void assertConvolution(int dice, int sides) {
        BigInteger[] ways = {BigInteger.ONE};
        for (int die = 1; die <= dice; die++) {
            BigInteger[] next = new BigInteger[ways.length + sides - 1];
            Arrays.fill(next, BigInteger.ZERO);
            for (int i = 0; i < ways.length; i++) {
                for (int face = 0; face < sides; face++) {
                    next[i + face] = next[i + face].add(ways[i]);
                }
            }
            ways = next;
        }
        ExactWeights row = SumRow.of(dice, sides);
        assertEquals(ways.length, row.size());
        assertEquals(BigInteger.valueOf(sides).pow(dice), row.total());
        for (int i = 0; i < ways.length; i++) {
            assertEquals(ways[i], row.weight(i));
        }
    }
}
