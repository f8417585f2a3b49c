package io.redoubt.rules.fow.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Piece;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which slits smoke lies before, as far as the table knows. */
class SmokedSlitsTest {
    @ParameterizedTest
    @CsvSource({
        "nest, rof, 6, slits, 1, NONE",
        "nest, smoke, 1, rof, 6, ALL",
        "turret, smoke, 2, rof, 6, SIDE",
        "turret, smoked-slit, '0\n90', rof, 6, SIDE",
        "turret, smoked-slit, '0\n180', rof, 6, ALL",
        "flak-nest, smoked-slit, 350, rof, 6, SIDE",
        "tobruk-pit, smoked-slit, '10\n-110\n120', rof, 6, ALL",
        "nest, smoke, 1, all-round, true, SIDE",
        "artillery-bunker, smoke, 1, all-round, true, SIDE",
        "pillbox, smoke, 1, slits, 1, ALL",
        "pillbox, smoke, 1, slits, 2, SOME",
        "pillbox, smoke, 1, rof, 2, ALL",
        "pillbox, smoked-slit, 0, slit, '0\n90', SOME",
        "pillbox, smoked-slit, '0\n90', slit, '0\n90', ALL",
        "artillery-bunker, smoke, 1, slits, 2, SOME",
        "anti-aircraft-bunker, smoke, 1, type, nest, SIDE"
    })
    void aSlitIsLeftOrNone(String kind, String key, String value, String other, String text, SmokedSlits smoked) {
        Map<String, String> values = Map.of(key, value.replace("\\n", "\n"), other, text.replace("\\n", "\n"));
        assertEquals(smoked, SmokedSlits.of(new Piece("it", kind, values)));
    }
}
