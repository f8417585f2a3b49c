package io.redoubt.rules.vv.pieces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counter of a unit after its losses, and the half squad it may become. */
class UnitTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counter=4-6-4/2 reduced=true | 2-6-2",
                "counter=4-6-4/2 reduced=true half=3-6-3 | 3-6-3",
                "counter=leader reduced=true | leader",
                "counter=gun=3 reduced=true | gun=3",
                "counter=2-6-3 reduced=true | 2-6-3",
                "counter=4-6-4/2 half=2-6-1 | 4-6-4/1",
                "counter=4-6-4/2 half=2-6-4 | 4-6-4/2",
                "counter=4-6-4/2 half=2-6-5 | 4-6-4/2"
            })
    void unitsTakePointsAsTheyAreNow(String values, String shown) {
        Map<String, String> given = new LinkedHashMap<>();
        for (String value : values.split(" ", -1)) {
            int equals = value.indexOf('=');
            given.put(value.substring(0, equals), value.substring(equals + 1));
        }
        Unit unit = new Unit(new Piece("able", "unit", given));
        assertEquals(shown, new UnitSpecFormat().show(Unit.specs(List.of(unit))));
    }
}
