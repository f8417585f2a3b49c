package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.vectors.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every cell of the sample cards is what the transcribed tables say, under the rule that is this cell. */
class DhCardsTest {
    private static final Path FACTS =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/dh-card-facts.txt");

    static List<String> facts() throws IOException {
        return Files.readAllLines(FACTS).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    private static Map<String, Object> card(String name) {
        return Json.object(Shell.plain().words("cards", name, "--json").out());
    }

    @ParameterizedTest
    @MethodSource("facts")
    void cellIsAsTranscribed(String line) {
        String[] cell = line.split(" \\| ", -1);
        Map<String, Object> card = card(cell[1]);
        assertEquals(cell[3], Json.object(card, "facts").get(cell[2]), line);
        assertTrue(Json.list(card, "rules").contains(cell[0]), line);
    }

    /** Nothing is on a card that the transcription does not have. */
    @ParameterizedTest
    @CsvSource({"slog", "pit", "t34", "glog", "atb", "hmgb", "conc", "h35"})
    void nothingElseIsOnTheCard(String name) throws IOException {
        Set<String> transcribed = new TreeSet<>();
        for (String line : facts()) {
            String[] cell = line.split(" \\| ", -1);
            if (cell[1].equals(name)) {
                transcribed.add(cell[2]);
            }
        }
        assertEquals(transcribed, new TreeSet<>(Json.object(card(name), "facts").keySet()));
    }

    /** DH-CARD-T34-12, DH-CARD-H35-12, DH-CARD-CONC-12: what stands beside three of the tables. */
    @ParameterizedTest
    @CsvSource({
        "t34, DH-CARD-T34-12, those of the tank turret",
        "h35, DH-CARD-H35-12, those of the tank turret",
        "conc, DH-CARD-CONC-12, fires indirectly as well",
        "slog, '', ''",
    })
    void notesBesideTheTables(String name, String rule, String text) {
        String shown = Shell.plain().words("cards", name).out();
        assertEquals(!text.isEmpty() && !name.equals("conc"), shown.contains("tank turret"));
        assertEquals(name.equals("conc"), shown.contains("fires indirectly"));
        assertTrue(shown.contains(text));
        assertTrue(rule.isEmpty() || Json.list(card(name), "rules").contains(rule));
    }

    /** DH-CONCEPT-02, DH-FIGHT-02, DH-SAMPLE-01: eight cards come with the chapter and can be named in any case. */
    @Test
    void eightCardsComeWithTheChapter() {
        assertEquals(
                8, Shell.plain().words("dh", "cards", "--json").out().lines().count());
        for (String name : List.of("slog", "PIT", "T34", "Glog", "atb", "HmgB", "conc", "h35")) {
            Map<String, Object> answer = DhVectors.ask("deploy-check --seed 1 --structure " + name);
            assertEquals("legal", answer.get("outcome"), name);
            assertTrue(Json.list(answer, "rules").containsAll(List.of("DH-CONCEPT-02", "DH-FIGHT-02", "DH-SAMPLE-01")));
        }
    }

    /** DH-CARD-FMT-1 to DH-CARD-FMT-8: where on a printed card each cell stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DH-CARD-FMT-1 | 0 | Soviet AT/HMG Loghouse",
                "DH-CARD-FMT-1 | 1 | no points",
                "DH-CARD-FMT-2 | 1 | Bunker, DM +0",
                "DH-CARD-FMT-3 | 2 | 12 men, 1 NCO among them",
                "DH-CARD-FMT-4 | 5 | Walls         1-8     75  1-10    75   1-8    50",
                "DH-CARD-FMT-4 | 7 | Entrance                              9-10    25",
                "DH-CARD-FMT-5 | 5 | 50   25",
                "DH-CARD-FMT-6 | 9 | weapon  mount     men  ROF  range  AP  DM  MM  special",
                "DH-CARD-FMT-7 | 13 | <2   2   3   4   5   6   7   8    9  10+",
                "DH-CARD-FMT-8 | 2 | Basic Sights",
            })
    void layoutOfACard(String rule, int line, String text) {
        List<String> shown = Shell.plain().words("cards", "slog").lines();
        assertTrue(shown.get(line).contains(text), rule + ": " + shown.get(line));
        assertEquals(
                1,
                DhVectors.ruleText(rule)
                        .lines()
                        .filter(each -> each.startsWith(rule))
                        .count());
    }
}
