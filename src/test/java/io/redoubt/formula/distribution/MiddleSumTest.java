package io.redoubt.formula.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.CountRow;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.MiddleSum;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sums over windows are those of every throw, and those counted face by face. */
class MiddleSumTest {
    @Test
    void smallSumsAreThoseOfEveryThrow() {
        for (int dice = 3; dice <= 6; dice++) {
            for (int faces = 1; faces <= 4; faces++) {
                for (int above = 1; above < dice - 1; above++) {
                    for (int below = 1; above + below < dice; below++) {
                        assertEquals(
                                everyThrow(dice, faces, above, below),
                                weights(MiddleSum.of(dice, faces, above, below)),
                                dice + "d" + faces + "dh" + above + "dl" + below);
                    }
                }
            }
        }
    }

    private static List<BigInteger> everyThrow(int dice, int faces, int above, int below) {
        long[] ways = new long[(dice - above - below) * (faces - 1) + 1];
        int[] shown = new int[dice];
        long throwsOfAll = Math.round(Math.pow(faces, dice));
        for (long which = 0; which < throwsOfAll; which++) {
            long left = which;
            for (int die = 0; die < dice; die++) {
                shown[die] = (int) (left % faces);
                left /= faces;
            }
            Arrays.sort(shown);
            ways[Arrays.stream(shown, below, dice - above).sum()]++;
        }
        return Arrays.stream(ways).mapToObj(BigInteger::valueOf).toList();
    }

    @Test
    void largeSumsAreThoseFaceByFace() {
        Random random = new Random(26);
        for (int turn = 0; turn < 60; turn++) {
            int above = 1 + random.nextInt(4);
            int below = 1 + random.nextInt(4);
            int dice = above + below + 1 + random.nextInt(14);
            int faces = 2 + random.nextInt(turn % 10 == 0 ? 99 : 24);
            assertEquals(
                    faceByFace(dice, faces, above, below),
                    weights(MiddleSum.of(dice, faces, above, below)),
                    dice + "d" + faces + "dh" + above + "dl" + below);
        }
    }

    private static List<BigInteger> faceByFace(int dice, int faces, int above, int below) {
        List<KeepAnyPlaces.Face> all = new ArrayList<>();
        for (int face = faces - 1; face >= 0; face--) {
            all.add(new KeepAnyPlaces.Face(KeepAnyPlaces.Kind.ONE, BigInteger.ONE, face));
        }
        BigInteger most = BigInteger.valueOf(faces).pow(dice);
        CountRow sums = CountRow.none(0, (dice - above - below) * (faces - 1), most);
        new KeepAnyPlaces(all, dice, 0, above, below, most).addTo(sums, BigInteger.ONE);
        return weights(sums.over(most).shares());
    }

    private static List<BigInteger> weights(ExactWeights shares) {
        List<BigInteger> weights = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            weights.add(shares.weight(i));
        }
        return weights;
    }

    @Test
    void itIsUsedWhereItIsFasterAndEndsWhenItIsInterrupted() {
        assertTrue(PoolCost.isFasterByWindows(26, 100, 1, 4));
        Thread.currentThread().interrupt();
        assertThrows(ComputationAbortedException.class, () -> MiddleSum.of(26, 100, 1, 4));
        assertTrue(Thread.interrupted());
    }
}
