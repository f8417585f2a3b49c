package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Binomial rows against dice laid out one by one, and against the textbook formula where there are too many. */
class BinomialTest {
    @Test
    void everySmallPoolAgreesWithItsDiceLaidOut() {
        for (int sides = 1; sides <= 6; sides++) {
            for (int dice = 0; dice <= 5; dice++) {
                for (int wins = 0; wins <= sides; wins++) {
                    assertLaidOut(dice, sides, wins);
                }
            }
        }
    }

    @Test
    void smallPoolsOfTenSidedDiceAgreeWithTheirDiceLaidOut() {
        for (int dice = 0; dice <= 4; dice++) {
            for (int wins = 0; wins <= 10; wins++) {
                assertLaidOut(dice, 10, wins);
            }
        }
    }

    @Test
    void rowsOnEitherSideOfTheLongBorderFollowTheFormula() {
        long[] sizes = {1, 2, 3, 6, 7, 8, 10, 255, 1000, 65_535, (1L << 32) - 1, 1L << 32, 1L << 62, Long.MAX_VALUE};
        for (long ways : sizes) {
            for (int n = 0; n <= 66; n++) {
                assertFormula(n, ways / 2, ways);
                assertFormula(n, ways - 1, ways);
            }
            assertFormula(66, 0, ways);
            assertFormula(66, ways, ways);
        }
    }

    @Test
    void longsAreKeptWhileTheTotalFitsOne() {
        assertEquals(true, Binomial.row(24, 3, 6).fitsLong());
        assertEquals(false, Binomial.row(25, 3, 6).fitsLong());
        assertEquals(true, Binomial.row(62, 1, 2).fitsLong());
        assertEquals(false, Binomial.row(63, 1, 2).fitsLong());
    }

    @Test
    void thousandTenSidedDiceAddUpToTheWhole() {
        for (int wins : new int[] {1, 3, 5, 9}) {
            ExactWeights row = Binomial.row(1000, wins, 10);
            BigInteger sum = BigInteger.ZERO;
            for (int k = 0; k < row.size(); k++) {
                sum = sum.add(row.weight(k));
            }
            assertEquals(BigInteger.TEN.pow(1000), row.total());
            assertEquals(row.total(), sum);
        }
    }

    @Test
    void neighboursInAThousandDiceStandInTheirRatio() {
        int n = 1000;
        for (int wins : new int[] {1, 4, 7}) {
            ExactWeights row = Binomial.row(n, wins, 10);
            assertEquals(BigInteger.valueOf(10L - wins).pow(n), row.weight(0));
            for (int k = 0; k < n; k++) {
                BigInteger above = row.weight(k + 1).multiply(BigInteger.valueOf((k + 1L) * (10 - wins)));
                BigInteger below = row.weight(k).multiply(BigInteger.valueOf((long) (n - k) * wins));
                assertEquals(below, above);
            }
        }
    }

    @Test
    void countingMissesReversesTheRow() {
        for (int n : new int[] {7, 40, 1000}) {
            ExactWeights hits = Binomial.row(n, 3, 10);
            ExactWeights misses = Binomial.row(n, 7, 10);
            assertEquals(n + 1, hits.size());
            for (int k = 0; k <= n; k++) {
                assertEquals(hits.weight(k), misses.weight(n - k));
            }
        }
    }

    @Test
    void impossibleRowsAreRefusedByName() {
        assertThrows(IllegalArgumentException.class, () -> Binomial.row(-1, 1, 6));
        assertThrows(IllegalArgumentException.class, () -> Binomial.row(1, -1, 6));
        assertThrows(IllegalArgumentException.class, () -> Binomial.row(1, 0, 0));
        assertEquals(
                "no binomial row for 7 of 6, 2 times",
                assertThrows(IllegalArgumentException.class, () -> Binomial.row(2, 7, 6))
                        .getMessage());
    }

    private static void assertLaidOut(int dice, int sides, int wins) {
        long[] ways = new long[dice + 1];
        layOut(dice, sides, wins, 0, ways);
        ExactWeights row = Binomial.row(dice, wins, sides);
        long[] found = new long[row.size()];
        long all = 0;
        for (int k = 0; k < found.length; k++) {
            found[k] = row.longWeight(k);
            all += ways[k];
        }
        assertArrayEquals(ways, found, () -> dice + " dice, " + wins + " of " + sides);
        assertEquals(all, row.longTotal());
    }

    /** Every face of every die, one inside the other. */
    private static void layOut(int dice, int sides, int wins, int won, long[] ways) {
        if (dice == 0) {
            ways[won]++;
            return;
        }
        for (int face = 1; face <= sides; face++) {
            layOut(dice - 1, sides, wins, face <= wins ? won + 1 : won, ways);
        }
    }

    private static void assertFormula(int n, long wins, long ways) {
        ExactWeights row = Binomial.row(n, wins, ways);
        BigInteger win = BigInteger.valueOf(wins);
        BigInteger loss = BigInteger.valueOf(ways - wins);
        BigInteger chosen = BigInteger.ONE;
        assertEquals(n + 1, row.size());
        assertEquals(BigInteger.valueOf(ways).pow(n), row.total());
        for (int k = 0; k <= n; k++) {
            assertEquals(chosen.multiply(win.pow(k)).multiply(loss.pow(n - k)), row.weight(k));
            chosen = chosen.multiply(BigInteger.valueOf(n - k)).divide(BigInteger.valueOf(k + 1L));
        }
    }
}
