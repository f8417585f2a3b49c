package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What look-ups and checks find stands in their JSON as data, not only as prose. */
class FactsTest {
    private static Map<String, Object> facts(String line) {
        return Json.in(Json.object(Shell.plain().type(line + " --json").out()), "facts");
    }

    @Test
    void theStatesOfAClassOfTeamsAreNumbersAndNames() {
        assertEquals(
                List.of(Map.of("number", 1, "name", "Foxholes"), Map.of("number", 3, "name", "Trench")),
                facts("fow states --team-class infantry").get("states"));
        assertEquals(Map.of("family", "barrier"), facts("fow states --type minefield"));
        assertEquals(Map.of("bunker", true), facts("fow states --type nest --as-bunker"));
    }

    @Test
    void aStructureIsABunkerAFortOrNeither() {
        assertEquals("bunker", facts("dh deploy-check --houses 8 --squad 10").get("structure"));
        assertEquals("fort", facts("dh deploy-check --houses 24 --squad 10").get("structure"));
        assertEquals("normal", facts("dh deploy-check --structure foxhole").get("structure"));
    }

    @Test
    void armorClassesAndTheWarningOfManyPointsAreData() {
        Map<String, Object> walls = facts("lg deploy-check --walls brick --walls concrete-reinforced --roofs thatch");
        assertEquals(2, Json.in(walls, "armorClassOfWalls").size());
        assertEquals(1, Json.in(walls, "armorClassOfRoofs").size());
        assertEquals(true, facts("lg deploy-check --points 24 --variant 1").get("tooManyPoints"));
        assertEquals(false, facts("lg deploy-check --points 24 --variant 3").get("tooManyPoints"));
        assertEquals(false, facts("lg deploy-check --points 23 --variant 1").get("tooManyPoints"));
    }

    @Test
    void otherAnswersHaveNone() {
        String shot = Shell.plain()
                .type("shoot --at nest --skill trained --firepower 3+ --odds --json")
                .out();
        assertFalse(Json.object(shot).containsKey("facts"), shot);
    }
}
