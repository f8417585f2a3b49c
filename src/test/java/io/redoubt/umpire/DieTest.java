package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    @Test
    void aMarkedDieShowsItsMarks() {
        Die die = Die.marked(java.util.List.of(1, 1, -2));
        assertEquals(3, die.sides());
        assertEquals(-2, die.shown(3));
        assertEquals(1, die.highest());
        assertEquals(-2, die.lowest());
        assertEquals("1, 1, -2", die.faces());
        assertEquals("d{1,1,-2}", die.toString());
        assertTrue(die.shows(-2));
        assertFalse(die.shows(2));
        assertEquals("dF", Die.FUDGE.toString());
        assertEquals("1 to 6", Die.D6.faces());
        assertEquals(4, Die.D6.shown(4));
        assertFalse(Die.D6.shows(7));
        assertFalse(Die.D6.shows(0));
        assertEquals(1, Die.marked(java.util.List.of(5)).sides());
    }
}
