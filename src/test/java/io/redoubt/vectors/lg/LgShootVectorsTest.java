package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static io.redoubt.vectors.lg.LgVectors.distribution;
import static io.redoubt.vectors.lg.LgVectors.odds;
import static io.redoubt.vectors.lg.LgVectors.touched;
import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import io.redoubt.vectors.lg.LgVectors.Check;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of attacks.
 *
 * <p>Where they say less than a question needs: LG-V17 is fire at the soldier himself; LG-V10 gives places and no
 * chances, so the wall is sure to be penetrated and the armor to hold; LG-V22 differs from LG-V21 by its weapon alone.
 */
class LgShootVectorsTest {
    private static final String SERIES = " --hit 7/10 --penetrate 6/10 --attack-factor 7";

    private static final Map<String, Check> CHECKS = Map.ofEntries(
            entry(
                    "LG-V03",
                    odds(
                            "shoot --method known --fire-mode automatic --material logs --hit 7/10 --penetrate 6/10"
                                    + " --armor-penetrate 6/10",
                            Map.of())),
            entry(
                    "LG-V04",
                    odds(
                            "shoot --method exploratory --target-area ground-floor --fire-mode pulse --material stucco"
                                    + " --hit 7 --penetrate 8 --armor-penetrate 6",
                            Map.of())),
            entry(
                    "LG-V06",
                    odds(
                            "shoot --method exploratory --target-area left --fire-mode rotary --material timber-heavy"
                                    + " --hit 8 --penetrate 7 --armor-penetrate 5",
                            Map.of())),
            entry(
                    "LG-V07",
                    odds(
                            "shoot --method known --fire-mode single --attacks 3 --hit 6/10 --penetrate 5/10"
                                    + " --inside 3/10 --armor-penetrate 7/10",
                            Map.of())),
            entry(
                    "LG-V09",
                    odds(
                            "shoot --method exploratory --effect-area --troops 0 --target-area window --hit 7/10"
                                    + " --penetrate 6/10",
                            Map.of("0 of 0 out of action", "penetrated-nobody-hit"))),
            entry("LG-V10", LgShootVectorsTest::halfArea),
            entry(
                    "LG-V11",
                    refused(
                            "shoot --method exploratory --fire-mode beam --hit 7 --penetrate 6 --armor-penetrate 6",
                            "LG-EXPL-02")),
            entry(
                    "LG-V12",
                    refused(
                            "shoot --method opening --aim doorway --effect-area --centre hall --hit 4"
                                    + " --armor-penetrate 6",
                            "LG-CONCEAL-09")),
            entry(
                    "LG-V13",
                    refused(
                            "shoot --method opening --aim embrasure --target-size small --effect-area"
                                    + " --centre-in-line-of-fire no --hit 4 --armor-penetrate 6",
                            "LG-CONCEAL-11")),
            entry(
                    "LG-V17",
                    odds(
                            "shoot --method direct --detect 4/10 --hit 3/10 --armor-penetrate 6/10",
                            Map.of(
                                    "not detected, no return fire", "not-detected",
                                    "return fire misses", "missed",
                                    "soldier out of action", "piece-out-of-action",
                                    "soldier hit, armor holds", "piece-hit-armor-holds"))),
            entry("LG-V19", series("--variant 1 --points 3 --attacks 5", 5)),
            entry("LG-V20", series("--variant 2 --points 10 --attacks 3 --effect-area", 3)),
            entry("LG-V21", series("--variant 3 --points 24 --attacks 4 --effect-area", 4)),
            entry("LG-V22", series("--variant 3 --points 24 --attacks 5", 5)),
            entry("LG-V23", series("--variant 1 --points 24 --attacks 10", 10)),
            entry(
                    "LG-V39",
                    odds(
                            "shoot --weapon fusion --material thatch --hit 6/10 --penetrate 9/10",
                            Map.of("missed", "missed-the-structure"))));

    static List<Vector> vectors() {
        return LgVectors.of(CHECKS);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        CHECKS.get(vector.id()).of(vector);
    }

    private static Check refused(String command, String rule) {
        return vector -> {
            Map<String, Object> answer = ask(command);
            assertEquals("refused", answer.get("mode"));
            List<Object> reasons = Json.list(answer, "reasons");
            assertEquals(1, reasons.size(), command);
            assertEquals(rule, ((Map<?, ?>) reasons.get(0)).get("rule"));
            touched(vector, command);
        };
    }

    /** Attacks that wear points down: by which attack the structure is destroyed, or that it stands. */
    private static Check series(String options, int attacks) {
        return vector -> {
            for (String verb : List.of("shoot --method structure ", "damage ")) {
                String command = verb + options + SERIES;
                Map<String, Object> needed = distribution(command, "attacks-needed");
                for (int attack = 1; attack <= attacks; attack++) {
                    assertEquals(
                            vector.expected().getOrDefault("destroyed by attack " + attack, "0/1"),
                            needed.getOrDefault(Integer.toString(attack), "0/1"),
                            command);
                }
                Object standing = vector.expected().get("standing after " + attacks);
                assertEquals(standing, needed.get("not-within-" + attacks));
                assertEquals(standing, odds(command).get("standing"));
                touched(vector, command);
            }
        };
    }

    private static void halfArea(Vector vector) {
        String command = "shoot --method known --fire-mode area --radius 2in --piece 1.5,1 --piece 2.1,0"
                + " --piece=-0.5,1 --hit 10 --penetrate 10 --armor-penetrate 0";
        assertEquals(Map.of("1", "1/1"), distribution(command, "hits"));
        List<String> said = Json.list(ask(command + " --seed 1"), "steps").stream()
                .map(step -> String.valueOf(((Map<?, ?>) step).get("text")))
                .filter(text -> text.startsWith("Piece"))
                .toList();
        assertEquals(
                List.of(
                        "Piece 1 is in the half area inside: hit",
                        "Piece 2 is out of the area: not hit",
                        "Piece 3 is in front of the wall: outside this rule"),
                said);
        touched(vector, command);
    }
}
