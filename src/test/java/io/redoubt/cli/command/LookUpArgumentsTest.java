package io.redoubt.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.GameList;
import io.redoubt.catalog.Rulebook;
import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules are found by id or by words, and disputed points by name. */
class LookUpArgumentsTest {
    @ParameterizedTest
    @ValueSource(strings = {"FOW-NEST-06", "fow-nest-06", "Fow-Nest-06"})
    void aRuleIsFoundByItsIdInAnyCase(String id) {
        Shell.Result result = Shell.plain().words("rules", id);
        assertEquals(0, result.exit());
        assertTrue(result.lines().get(0).startsWith("FOW-NEST-06  Flames Of War, "), result.out());
        assertTrue(result.out().contains("\n  Disputed: fow.pinned-nest\n"), result.out());
        assertEquals(1, headings(result.out()).size());
    }

    @Test
    void everyRuleIsFoundByItsOwnId() {
        for (Rulebook.Entry entry : Rulebook.of(GameList.BUILT_IN).entries()) {
            assertEquals(
                    List.of(entry.id()),
                    headings(Shell.plain().words("rules", entry.id()).out()));
        }
    }

    @Test
    void rulesAreFoundByAllTheirWords() {
        Shell.Result result = Shell.plain().type("rules FLAME nest");
        assertEquals(0, result.exit());
        assertTrue(headings(result.out()).contains("FOW-FLAME-04"), result.out());
        assertEquals(result.out(), Shell.plain().type("rules nest flame").out());
        assertTrue(headings(Shell.plain().type("rules FOW-FLAME-").out()).size() > 2);
    }

    @Test
    void withoutWordsEveryRuleIsListed() {
        assertEquals(
                Rulebook.of(GameList.BUILT_IN).entries().stream()
                        .map(Rulebook.Entry::id)
                        .toList(),
                headings(Shell.plain().type("rules").out()));
    }

    @Test
    void aRuleThatIsNotThereIsToldTheNearest() {
        Shell.Result result = Shell.plain().type("rules FOW-NST-06");
        assertEquals(2, result.exit());
        assertEquals("redoubt: no rule contains FOW-NST-06; did you mean FOW-NEST-06?\n", result.err());
        assertEquals(2, Shell.plain().type("rules nest xyzzy").exit());
    }

    @Test
    void programsReadRulesAsJson() {
        Map<String, Object> rule =
                Json.object(Shell.plain().type("rules FOW-NEST-06 --json").out());
        assertEquals("FOW-NEST-06", rule.get("id"));
        assertEquals("fow", rule.get("game"));
        assertEquals(
                Rulebook.of(GameList.BUILT_IN)
                        .entry("FOW-NEST-06")
                        .orElseThrow()
                        .text(),
                rule.get("text"));
        assertEquals(
                Rulebook.of(GameList.BUILT_IN).entries().size(),
                Json.objects(Shell.plain().type("rules --format json").out()).size());
    }

    @Test
    void everyDisputedPointIsListedWithItsWays() {
        String text = Shell.plain().type("readings").out();
        GameList.BUILT_IN.readings().forEach(reading -> {
            assertTrue(text.contains(reading.key()), reading.key());
            reading.ids().forEach(id -> assertTrue(text.contains(id), id));
            assertTrue(text.contains(reading.standard().id() + " (standard)"), reading.key());
        });
    }

    @Test
    void aDisputedPointIsFoundByItsNameOrPartOfIt() {
        String whole = Shell.plain().type("readings fow.within").out();
        assertTrue(whole.startsWith("fow.within\n"), whole);
        assertEquals(whole, Shell.plain().type("readings within").out());
        assertEquals(whole, Shell.plain().type("readings fow with").out());
    }

    @Test
    void aDisputedPointThatIsNotThereIsToldTheNearest() {
        Shell.Result result = Shell.plain().type("readings fow.withn");
        assertEquals(2, result.exit());
        assertEquals(
                "redoubt: there is no disputed point called fow.withn; did you mean fow.within? (redoubt readings "
                        + "lists them)\n",
                result.err());
    }

    @Test
    void programsReadDisputedPointsAsJson() {
        assertEquals(
                Map.of(
                        "key", "fow.within",
                        "question", "Is a distance of exactly the limit \"within\" it?",
                        "values", List.of("inclusive", "exclusive"),
                        "standard", "inclusive",
                        "rules", List.of("FOW-SHOT-06", "FOW-DEPL-13", "FOW-DFIRE-04", "FOW-GAP-04", "FOW-ASLT-17")),
                Json.object(Shell.plain().type("readings fow.within --json").out()));
        assertEquals(
                GameList.BUILT_IN.readings().size(),
                Json.objects(Shell.plain().type("readings --json").out()).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "readings"})
    void thereIsNoCsvOfThem(String command) {
        Shell.Result result = Shell.plain().type(command + " --format csv");
        assertEquals(2, result.exit());
        assertEquals("redoubt: --format csv: this command answers as text or json\n", result.err());
    }

    @Test
    void everyRuleThatARulingCitesCanBeLookedUp() {
        String ruling = Shell.plain()
                .type("shoot --at nest --skill trained --rof 3 --firepower 3+ --odds --json")
                .out();
        for (Object rule : (List<?>) Json.object(ruling).get("rules")) {
            assertEquals(0, Shell.plain().words("rules", rule.toString()).exit(), rule.toString());
        }
    }

    private static List<String> headings(String text) {
        return text.lines()
                .filter(line -> !line.isEmpty() && !line.startsWith(" "))
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
    }
}
