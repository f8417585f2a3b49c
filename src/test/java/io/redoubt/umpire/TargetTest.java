package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What one die must show: every bound on every face, also where the number lies outside the die. */
class TargetTest {
    @Test
    void winningFacesAreCountedAsTheyAreMet() {
        for (Die die : new Die[] {new Die(2), Die.D6, Die.D10}) {
            for (int number = -3; number <= 14; number++) {
                for (Target.Bound bound : Target.Bound.values()) {
                    Target target = new Target(bound, number);
                    int met = 0;
                    for (int face = 1; face <= die.sides(); face++) {
                        met += target.meets(face) ? 1 : 0;
                    }
                    assertEquals(met, target.faces(die), () -> target + " on a " + die);
                }
            }
        }
    }

    @Test
    void highFacesMeetAnAtLeast() {
        assertFalse(Target.atLeast(4).meets(3));
        assertTrue(Target.atLeast(4).meets(4));
        assertTrue(Target.atLeast(4).meets(5));
        assertEquals(3, Target.atLeast(4).faces(Die.D6));
    }

    @Test
    void lowFacesMeetAnAtMost() {
        assertTrue(Target.atMost(4).meets(3));
        assertTrue(Target.atMost(4).meets(4));
        assertFalse(Target.atMost(4).meets(5));
        assertEquals(4, Target.atMost(4).faces(Die.D10));
    }

    @Test
    void oneFaceMeetsAnExactly() {
        assertFalse(Target.exactly(4).meets(3));
        assertTrue(Target.exactly(4).meets(4));
        assertFalse(Target.exactly(4).meets(5));
        assertEquals(1, Target.exactly(6).faces(Die.D6));
        assertEquals(0, Target.exactly(7).faces(Die.D6));
    }

    @Test
    void numbersOutsideTheDieMeanEveryFaceOrNone() {
        assertEquals(6, Target.atLeast(-20).faces(Die.D6));
        assertEquals(0, Target.atLeast(20).faces(Die.D6));
        assertEquals(6, Target.atMost(20).faces(Die.D6));
        assertEquals(0, Target.atMost(-20).faces(Die.D6));
    }

    @Test
    void numbersAtTheEndsOfAnIntMeanEveryFaceOrNoneToo() {
        for (int low : new int[] {Integer.MIN_VALUE, Integer.MIN_VALUE + 7}) {
            assertEquals(6, Target.atLeast(low).faces(Die.D6));
            assertEquals(0, Target.atMost(low).faces(Die.D6));
        }
        assertEquals(0, Target.atLeast(Integer.MAX_VALUE).faces(Die.D6));
        assertEquals(6, Target.atMost(Integer.MAX_VALUE).faces(Die.D6));
    }

    @Test
    void targetsAreWrittenAsPlayersWriteThem() {
        assertEquals("4+", Target.atLeast(4).toString());
        assertEquals("4-", Target.atMost(4).toString());
        assertEquals("4", Target.exactly(4).toString());
    }
}
