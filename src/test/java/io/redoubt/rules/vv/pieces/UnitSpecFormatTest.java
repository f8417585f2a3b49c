package io.redoubt.rules.vv.pieces;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Units as players write them. */
class UnitSpecFormatTest {
    private static final UnitSpecFormat UNITS = new UnitSpecFormat();

    @Test
    void counterNumbersTellWhatAUnitIs() {
        List<UnitSpec> units = UNITS.parse("4-6-4,2-6-3,1-3-1,leader,gun=3:shield,2xvehicle=4:pinned,afv");
        assertEquals(
                List.of(
                        UnitSpec.Kind.SQUAD,
                        UnitSpec.Kind.HALF_SQUAD,
                        UnitSpec.Kind.LEADER,
                        UnitSpec.Kind.LEADER,
                        UnitSpec.Kind.GUN,
                        UnitSpec.Kind.VEHICLE,
                        UnitSpec.Kind.VEHICLE,
                        UnitSpec.Kind.AFV),
                units.stream().map(UnitSpec::kind).toList());
        assertEquals(
                List.of(4, 3, 1, 1, 3, 4, 4, 0),
                units.stream().map(UnitSpec::rating).toList());
        assertEquals(
                List.of(2, 0, 0, 0, 0, 0, 0, 0),
                units.stream().map(UnitSpec::half).toList());
        assertEquals(UnitSpec.Hide.IGNORES_FIRST, units.get(4).hide());
        assertTrue(units.get(5).isPinned());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"4-6-4/2", "5-3-5/2:pinned", "2-6-3:valorous", "leader", "leader=2", "gun=3:pinned:shield", "afv"
            })
    void whatIsShownIsReadBack(String text) {
        assertEquals(text, UNITS.show(UNITS.parse(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4",
                "4-6",
                "4-6-0",
                "4-6-x",
                "gun",
                "gun=0",
                "tank=3",
                "4-6-4:dug-in",
                "4-6-4/4",
                "4-6-4,",
                "-6-4",
                "9x4-6-4",
                "afv,afv,afv,afv,afv,afv,afv,afv,afv"
            })
    void whatIsNoUnitIsRefused(String text) {
        assertThrows(BadValueException.class, () -> UNITS.parse(text));
    }
}
