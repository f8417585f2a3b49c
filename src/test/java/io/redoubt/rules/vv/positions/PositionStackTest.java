package io.redoubt.rules.vv.positions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.vv.shared.PlacementReadings.Leaders;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many units a hex or a bunker takes. */
class PositionStackTest {
    @ParameterizedTest
    @CsvSource({
        "4, 0, 0, true",
        "5, 0, 0, false",
        "2, 1, 0, true",
        "2, 0, 1, true",
        "3, 1, 0, false",
        "3, 0, 1, false",
        "0, 1, 1, true",
        "0, 2, 0, true",
        "0, 0, 2, true",
        "1, 1, 1, false",
        "0, 2, 1, false",
    })
    void hexTakesFourInfantryOrTwoBesideOneHeavyUnitOrTwoHeavyUnits(
            int infantry, int guns, int vehicles, boolean fits) {
        assertEquals(fits, new PositionStack(infantry, 0, guns, vehicles, 0).fits(Position.OPEN, Leaders.COUNT));
    }

    @ParameterizedTest
    @CsvSource({"2, 0, 0, true", "3, 0, 0, false", "3, 1, 0, false", "0, 0, 1, true", "1, 0, 1, false", "0, 0, 2, false"
    })
    void bunkerTakesTwoInfantryOrOneGun(int infantry, int leaders, int guns, boolean fits) {
        assertEquals(fits, new PositionStack(infantry, leaders, guns, 0, 0).fits(Position.BUNKER, Leaders.COUNT));
    }

    @Test
    void leadersMayNotCountAgainstTheLimitOfABunker() {
        assertTrue(new PositionStack(3, 1, 0, 0, 0).fits(Position.BUNKER, Leaders.DO_NOT_COUNT));
        assertFalse(new PositionStack(4, 1, 0, 0, 0).fits(Position.BUNKER, Leaders.DO_NOT_COUNT));
    }

    @Test
    void unitsJoinTheirKind() {
        PositionStack stack = new PositionStack(1, 1, 1, 1, 0);
        assertEquals(new PositionStack(3, 1, 1, 1, 0), stack.with(UnitClass.INFANTRY, 2));
        assertEquals(new PositionStack(1, 1, 3, 1, 0), stack.with(UnitClass.GUN, 2));
        assertEquals(new PositionStack(1, 1, 1, 3, 0), stack.with(UnitClass.VEHICLE, 2));
        assertEquals(new PositionStack(1, 1, 1, 1, 2), stack.with(UnitClass.AFV, 2));
    }

    @Test
    void stackIsEmptyWithoutAnyUnit() {
        assertTrue(new PositionStack(0, 0, 0, 0, 0).isEmpty());
        assertFalse(new PositionStack(1, 0, 0, 0, 0).isEmpty());
        assertFalse(new PositionStack(0, 0, 1, 0, 0).isEmpty());
        assertFalse(new PositionStack(0, 0, 0, 1, 0).isEmpty());
        assertFalse(new PositionStack(1, 0, 0, 1, 0).isEmpty());
    }

    @Test
    void stackIsTold() {
        assertEquals("no units", new PositionStack(0, 0, 0, 0, 0).inWords());
        assertEquals("2 infantry, 1 Gun", new PositionStack(2, 1, 1, 0, 0).inWords());
        assertEquals("2 Guns, 1 vehicle", new PositionStack(0, 0, 2, 1, 0).inWords());
        assertEquals("1 vehicle, 2 AFVs", new PositionStack(0, 0, 0, 1, 2).inWords());
        assertEquals("3 vehicles", new PositionStack(0, 0, 0, 3, 0).inWords());
    }
}
