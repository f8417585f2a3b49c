package io.redoubt.rules.lg.burning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fire of 2 keeps the size it has only if its start and its turns do not give that size, and it can have grown to it. */
class FireProgressTest {
    @ParameterizedTest
    @CsvSource({
        "turns=2 fire-size=4, ''", // the size that follows from its start
        "turns=4 fire-size=8, ''",
        "turns=4 fire-size=6, ''", // a size that was typed
        "turns=4 fire-size=18, 18 after 4", // very strong wind before
        "turns=4 fire-size=12, 12 after 4",
        "turns=4 fire-size=24, ''",
        "turns=1 fire-size=4, 4 after 1", // growth from the first turn on
        "turns=1 fire-size=5 fuel=5, 5 after 1", // all its fuel
        "turns=1 fire-size=5 fuel=9, ''",
        "turns=4 fire-size=5 fuel=5 factor=2, ''",
        "turns=4 fire-size=5 fuel=9 factor=2, 5 after 4", // growth that players changed
        "turns=4 fire-size=4 factor=2, 4 after 4",
        "turns=4 fire-size=2 factor=2, 2 after 4",
        "turns=4 fire-size=1 factor=2, ''",
        "turns=0 fire-size=5 factor=2, ''",
        "turns=4 fire-size=5 every=3, 5 after 4",
    })
    void theSizeCounts(String values, String filled) {
        Map<String, String> fire = new LinkedHashMap<>(Map.of("start", "2"));
        for (String pair : values.split(" ", -1)) {
            String[] parts = pair.split("=", 2);
            fire.put(parts[0], parts[1]);
        }
        PieceDefaults defaults = new PieceDefaults(Map.of());
        new FireProgress(new Piece("fire", "building", fire), Optional.empty()).fill(defaults);
        Map<String, String> texts = defaults.texts();
        assertEquals(filled, texts.isEmpty() ? "" : texts.get("fire-size") + " after " + texts.get("after"));
    }
}
