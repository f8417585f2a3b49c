package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Dice a player rolled: used in order, and every misfit is named by its number and its throw. */
class EnteredFacesTest {
    private static final Optional<Target> THREE_UP = Optional.of(Target.atLeast(3));
    private static final Throw ONE = new Throw("Firepower Test", 1, Die.D6, THREE_UP, Optional.empty());
    private static final Throw TWO = new Throw("To Hit", 2, Die.D6, Optional.empty(), Optional.empty());
    private static final Throw TEN =
            new Throw("Morale Check", 1, Die.D10, Optional.empty(), Optional.of(new Step.Place("Team", 3, 4)));

    @Test
    void facesAreTakenInTheOrderTheyWereGiven() {
        EnteredFaces faces = new EnteredFaces(List.of(6, 1, 4, 10));
        assertArrayEquals(new int[] {6, 1}, faces.roll(TWO));
        assertArrayEquals(new int[] {4}, faces.roll(ONE));
        assertArrayEquals(new int[] {10}, faces.roll(TEN));
        assertDoesNotThrow(faces::allUsed);
    }

    @Test
    void facesGivenLaterDoNotCount() {
        List<Integer> given = new ArrayList<>(List.of(6));
        EnteredFaces faces = new EnteredFaces(given);
        given.set(0, 2);
        assertArrayEquals(new int[] {6}, faces.roll(ONE));
    }

    @Test
    void missingDieIsNamedByItsNumberAndItsThrow() {
        EnteredFaces faces = new EnteredFaces(List.of(6, 1, 4));
        faces.roll(TWO);
        assertFault(
                "die 4 is missing: 3 dice given, but the To Hit (d6) needs 2 dice, starting with die 3",
                () -> faces.roll(TWO));
    }

    @Test
    void oneDieAndNoDiceAreCountedInWords() {
        assertFault(
                "die 1 is missing: 0 dice given, but the Firepower Test (d6, needs 3+) needs 1 die, starting with die 1",
                () -> new EnteredFaces(List.of()).roll(ONE));
        assertFault(
                "die 2 is missing: 1 die given, but the To Hit (d6) needs 2 dice, starting with die 1",
                () -> new EnteredFaces(List.of(6)).roll(TWO));
    }

    @Test
    void aFaceTheDieDoesNotHaveCountsMoreThanOneThatIsMissing() {
        assertFault(
                "die 1 shows 7, but the To Hit (d6) is rolled on faces 1 to 6",
                () -> new EnteredFaces(List.of(7)).roll(TWO));
        assertFault(
                "die 1 shows 52, but the To Hit (d6) is rolled on faces 1 to 6; separate the dice with commas: 5,2",
                () -> new EnteredFaces(List.of(52)).roll(TWO));
        assertFault(
                "die 1 shows 57, but the To Hit (d6) is rolled on faces 1 to 6",
                () -> new EnteredFaces(List.of(57)).roll(TWO));
    }

    @Test
    void facesTheDieDoesNotHaveAreNamed() {
        assertFault(
                "die 2 shows 7, but the To Hit (d6) is rolled on faces 1 to 6",
                () -> new EnteredFaces(List.of(6, 7)).roll(TWO));
        assertFault(
                "die 1 shows 0, but the Morale Check of Team 3 (d10) is rolled on faces 1 to 10 (a 0 is written 10)",
                () -> new EnteredFaces(List.of(0)).roll(TEN));
    }

    @Test
    void badFaceIsNumberedFromTheFirstDieOfAll() {
        EnteredFaces faces = new EnteredFaces(List.of(1, 6, 9));
        faces.roll(TWO);
        assertFault(
                "die 3 shows 9, but the Firepower Test (d6, needs 3+) is rolled on faces 1 to 6",
                () -> faces.roll(ONE));
    }

    @Test
    void diceLeftOverAreNamed() {
        EnteredFaces faces = new EnteredFaces(List.of(6, 1, 4, 5));
        assertFault("4 dice given, but no roll is needed", faces::allUsed);
        faces.roll(TWO);
        assertFault("4 dice given, but only 2 needed; left over: die 3 (4) and all after it", faces::allUsed);
        faces.roll(ONE);
        assertFault("4 dice given, but only 3 needed; left over: die 4 (5)", faces::allUsed);
    }

    private static void assertFault(String message, Runnable action) {
        assertEquals(
                message, assertThrows(DiceMismatchException.class, action::run).getMessage());
    }
}
