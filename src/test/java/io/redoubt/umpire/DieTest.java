package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Dice have two to a thousand sides, and are written as players write them. */
class DieTest {
    @Test
    void smallestAndLargestDiceExist() {
        assertEquals(2, new Die(2).sides());
        assertEquals(1000, new Die(1000).sides());
    }

    @Test
    void diceBeyondTheEndsAreRefusedByTheirSides() {
        for (int sides : new int[] {-1, 0, 1, 1001}) {
            assertEquals(
                    "a die has 2 to 1000 sides, not " + sides,
                    assertThrows(IllegalArgumentException.class, () -> new Die(sides))
                            .getMessage());
        }
    }

    @Test
    void diceAreWrittenWithTheirSides() {
        assertEquals("d6", Die.D6.toString());
        assertEquals("d10", Die.D10.toString());
    }
}
