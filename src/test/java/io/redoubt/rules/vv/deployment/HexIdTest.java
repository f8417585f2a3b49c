package io.redoubt.rules.vv.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.input.BadValueException;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hexes of a board: names and distances. */
class HexIdTest {
    private static final HexId.HexIdFormat NAMES = new HexId.HexIdFormat();

    @ParameterizedTest
    @CsvSource({"A1,B1,1", "A1,B2,1", "A1,B3,2", "A5,E3,4", "D4,D1,3", "C1,E4,4", "B2,C1,1", "B2,C2,1", "B2,C3,2"})
    void distancesOnTheBoard(String one, String other, int hexes) {
        assertEquals(hexes, NAMES.parse(one).distance(NAMES.parse(other)));
        assertEquals(hexes, NAMES.parse(other).distance(NAMES.parse(one)));
    }

    /** Walking from neighbour to neighbour takes as many steps as the distance says. */
    @Test
    void distanceIsTheShortestWalk() {
        HexId start = new HexId(5, 6);
        Map<HexId, Integer> steps = new HashMap<>(Map.of(start, 0));
        Queue<HexId> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            HexId here = open.remove();
            for (int column = 0; column < 11; column++) {
                for (int row = 0; row < 13; row++) {
                    HexId next = new HexId(column, row);
                    if (touches(here, next) && steps.putIfAbsent(next, steps.get(here) + 1) == null) {
                        open.add(next);
                    }
                }
            }
        }
        assertEquals(11 * 13, steps.size());
        steps.forEach((hex, walk) -> assertEquals(walk, start.distance(hex), hex::toString));
    }

    /** Odd columns (B, D) stand half a hex higher: worked out from centres, in halves. */
    private static boolean touches(HexId one, HexId other) {
        int across = Math.abs(one.column() - other.column());
        int down = Math.abs(2 * one.row() - one.column() % 2 - 2 * other.row() + other.column() % 2);
        return (across == 0 && down == 2) || (across == 1 && down == 1);
    }

    @ParameterizedTest
    @CsvSource({"A1,A1", "a1,A1", "z9,Z9", "f7,F7", "Z99,Z99", "AA10,AA10", "BC4,BC4"})
    void namesAreReadBack(String text, String shown) {
        assertEquals(shown, NAMES.show(NAMES.parse(text)));
        assertEquals(NAMES.parse(text), NAMES.parse(shown));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "F", "F-1", "F123", "ABC1", "F 7", "Ä1", "F7a", "@1", "[1", "`1", "{1"})
    void whatIsNoHexIsRefused(String text) {
        assertThrows(BadValueException.class, () -> NAMES.parse(text));
    }
}
