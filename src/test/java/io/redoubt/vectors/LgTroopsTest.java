package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attacks at troops one after the other: when nothing more is rolled, and what a person is shown. */
class LgTroopsTest {
    private static final String THROUGH = "shoot --method known --hit 10 --penetrate 10 --armor-penetrate 10";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --method direct --troops 1 --attacks 2 --hit 10 --armor-penetrate 10 | Nobody is left",
                "shoot --method direct --troops 2 --attacks 2 --hit 10 --armor-penetrate 10 | !Nobody is left",
                "shoot --method direct --troops 1 --attacks 2 --hit 0/10 --armor-penetrate 10 | !Nobody is left",
                "shoot --method known --fire-mode area --hit 10 --penetrate 10 --armor-penetrate 0/10 --attacks 3 --troops 2 "
                        + "--variant 1 --points 2 | The structure is destroyed: nothing more is rolled",
                "shoot --method known --fire-mode area --hit 10 --penetrate 10 --armor-penetrate 0/10 --attacks 2 --troops 2 "
                        + "--variant 1 --points 2 | !nothing more is rolled",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 "
                        + "--reading lg.armor-inside=none | its armor not asked for",
                "shoot --method direct --hit 10 --armor-penetrate 10 --reading lg.armor-inside=none | !not asked for",
            })
    void isSaid(String line, String words) {
        Said.check("lg", line, words);
    }

    @Test
    void whoIsSurelyReachedIsNotShownUnhurt() {
        String direct = "shoot --method direct --hit 5 --armor-penetrate 5";
        assertEquals(
                List.of("missed", "piece-hit-armor-holds", "piece-out-of-action"),
                Said.shown("lg", direct + " --troops 1"));
        assertFalse(Said.shown("lg", THROUGH + " --fire-mode area --troops 1").contains("penetrated-nobody-hit"));
        String search = THROUGH.replace("known", "exploratory") + " --fire-mode area --target-area door --troops ";
        assertTrue(Said.shown("lg", search + 0).contains("penetrated-nobody-hit"));
        assertFalse(Said.shown("lg", search + 1).contains("penetrated-nobody-hit"));
        assertEquals(List.of("still-in-action", "out-of-action"), Said.shown("lg", direct + " --troops 1 --attacks 2"));
    }
}
