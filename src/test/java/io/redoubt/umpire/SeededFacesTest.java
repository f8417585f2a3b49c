package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A seed gives the same dice in every version: these faces may never change. */
class SeededFacesTest {
    private static final int[] DICE_OF_1944 = {3, 1, 2, 6, 2, 2, 3, 4, 3, 1, 6, 4, 5, 2, 1, 4, 5, 3, 2, 6};
    private static final int[] DICE_OF_A_DASH = {
        363, 461, 351, 178, 285, 296, 102, 335, 254, 382, 323, 286, 823, 391, 868, 442, 346, 826, 730, 695
    };

    @Test
    void seedOfANumberGivesItsDiceForEver() {
        assertArrayEquals(DICE_OF_1944, roll("1944", 20, Die.D6));
    }

    @Test
    void seedOfTwoGroupsGivesItsDiceForEver() {
        assertArrayEquals(DICE_OF_A_DASH, roll("7f3a-91c0", 20, new Die(1000)));
    }

    @Test
    void drawsAtTheUnevenEndAreThrownAway() {
        // The first draw of these seeds is 3 and 4. On a d6 four draws of all 2^64 are too many: 0 to 3.
        assertArrayEquals(new int[] {3, 5, 1, 6, 4}, roll("5061116686736470998", 5, Die.D6));
        assertArrayEquals(new int[] {5, 4, 3, 5, 3}, roll("1380732245082430138", 5, Die.D6));
        assertArrayEquals(new int[] {2, 1, 1, 1, 2}, roll("5061116686736470998", 5, new Die(2)));
    }

    @Test
    void bothFormsOfOneSeedGiveTheSameDice() {
        assertArrayEquals(roll("0000-0798", 50, Die.D10), roll("1944", 50, Die.D10));
    }

    @Test
    void throwsGoOnWhereTheLastOneStopped() {
        SeededFaces faces = new SeededFaces(Seed.fresh(1944));
        int[] first = faces.roll(dice(7, Die.D6));
        int[] second = faces.roll(dice(13, Die.D6));
        int[] both = Arrays.copyOf(first, 20);
        System.arraycopy(second, 0, both, 7, 13);
        assertArrayEquals(DICE_OF_1944, both);
    }

    @Test
    void everyFaceTurnsUpAndNoOther() {
        for (Die die : new Die[] {new Die(2), Die.D6, Die.D10, new Die(1000)}) {
            boolean[] seen = new boolean[die.sides() + 1];
            for (int face : roll("1", die.sides() * 20, die)) {
                seen[face] = true;
            }
            assertFalse(seen[0]);
            for (int face = 1; face <= Math.min(10, die.sides()); face++) {
                assertTrue(seen[face], die + " never shows " + face);
            }
        }
    }

    @Test
    void neighbouringSeedsDifferAndDoNotLagBehindEachOther() {
        for (int seed = 0; seed < 200; seed++) {
            int[] one = roll(Integer.toString(seed), 25, Die.D6);
            int[] next = roll(Integer.toString(seed + 1), 25, Die.D6);
            assertFalse(Arrays.equals(one, next));
            for (int lag = 1; lag < 5; lag++) {
                assertFalse(Arrays.equals(one, lag, 25, next, 0, 25 - lag));
                assertFalse(Arrays.equals(next, lag, 25, one, 0, 25 - lag));
            }
        }
    }

    @Test
    void noDiceGiveNoFaces() {
        assertEquals(0, roll("1", 0, Die.D6).length);
    }

    private static int[] roll(String seed, int dice, Die die) {
        return new SeededFaces(Seed.parse(seed).orElseThrow()).roll(dice(dice, die));
    }

    private static Throw dice(int dice, Die die) {
        return new Throw("Test", dice, die, Optional.empty(), Optional.empty());
    }
}
