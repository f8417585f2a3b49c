package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON has the shape that the contract promises to scripts. */
class JsonShapeTest {
    private static final String SHOT = "shoot --at nest --skill trained --rof 2 --firepower 3+ --range 12in";

    @Test
    void oddsHaveTheirNumbersTwiceAndTheirRules() {
        Map<String, Object> odds = answer(SHOT + " --odds --json", 0);
        assertEquals("fow", odds.get("game"));
        assertEquals("shoot", odds.get("command"));
        assertEquals("odds", odds.get("mode"));
        assertEquals(
                Map.of("unharmed", "4/9", "pinned", "13/81", "bailed-out", "0/1", "destroyed", "32/81"),
                odds.get("exact"));
        assertEquals(
                Map.of("unharmed", 4 / 9.0, "pinned", 13 / 81.0, "bailed-out", 0.0, "destroyed", 32 / 81.0),
                odds.get("odds"));
        assertEquals(
                List.of("unharmed", "pinned", "bailed-out", "destroyed"),
                List.copyOf(Json.in(odds, "exact").keySet()));
        assertTrue(((List<?>) odds.get("rules")).contains("FOW-SHOT-05"), odds.toString());
        assertEquals("per-hit", Json.in(odds, "readings").get("fow.firepower-tests"));
        assertFalse(odds.containsKey("quantities"), odds.toString());
        assertFalse(odds.containsKey("dice"), odds.toString());
    }

    @Test
    void inputsAreThoseThatMatteredWithTheirDefaults() {
        Map<String, Object> inputs = Json.in(answer(SHOT + " --odds --json", 0), "inputs");
        assertEquals("nest", inputs.get("at"));
        assertEquals("12in", inputs.get("range"));
        assertEquals("trained", inputs.get("skill"));
        assertEquals(2, inputs.get("rof"));
        assertEquals(1, inputs.get("teams"));
        assertEquals("3+", inputs.get("firepower"));
        assertEquals(false, inputs.get("moved"));
        assertEquals("yes", inputs.get("lineOfSight"));
        assertFalse(inputs.containsKey("antiTank"), inputs.toString());
    }

    @Test
    void whatMadeNoDifferenceIsNamed() {
        assertEquals(
                List.of("anti-tank"),
                answer(SHOT + " --anti-tank 9 --odds --json", 0).get("unused"));
        assertFalse(answer(SHOT + " --odds --json", 0).containsKey("unused"));
    }

    @Test
    void aRulingHasItsStepsDiceAndSeed() {
        Map<String, Object> ruling = answer(SHOT + " --seed 7 --json", 0);
        assertEquals("ruling", ruling.get("mode"));
        assertEquals("unharmed", ruling.get("outcome"));
        assertEquals(List.of(4, 3, 2), ruling.get("dice"));
        assertEquals("7", ruling.get("seed"));
        assertEquals(answer(SHOT + " --odds --json", 0).get("exact"), ruling.get("exact"));
        List<?> steps = (List<?>) ruling.get("steps");
        Map<?, ?> skill = steps.stream()
                .map(step -> (Map<?, ?>) step)
                .filter(step -> "Skill Test".equals(step.get("test")))
                .findFirst()
                .orElseThrow();
        assertEquals("FOW-SHOT-10", skill.get("rule"));
        assertEquals("4+", skill.get("need"));
        assertEquals(List.of(4, 3), skill.get("dice"));
        assertEquals("1 hit, 1 miss", skill.get("result"));
        for (Object step : steps) {
            assertTrue(((Map<?, ?>) step).get("rule").toString().startsWith("FOW-"), step.toString());
        }
    }

    @Test
    void theDiceOfARulingAreThoseOfItsStepsInOrder() {
        for (int seed = 0; seed < 30; seed++) {
            Map<String, Object> ruling = answer(SHOT + " --teams 3 --json --seed " + seed, 0);
            List<Object> dice = ((List<?>) ruling.get("steps"))
                    .stream()
                            .map(step -> ((Map<?, ?>) step).get("dice"))
                            .filter(List.class::isInstance)
                            .<Object>flatMap(faces -> ((List<?>) faces).stream())
                            .toList();
            assertEquals(ruling.get("dice"), dice);
        }
    }

    @Test
    void aRefusalHasItsReasons() {
        Map<String, Object> refused = answer(SHOT.replace("12in", "20in") + " --odds --json", 3);
        assertEquals("refused", refused.get("mode"));
        assertEquals("not-allowed", refused.get("outcome"));
        assertEquals(
                List.of(Map.of(
                        "rule",
                        "FOW-SHOT-06",
                        "text",
                        "20\" to the nearest part is out of reach: it must be within 16\"/40 cm")),
                refused.get("reasons"));
        assertEquals("20in", Json.in(refused, "inputs").get("range"));
        assertEquals(refused, answer(SHOT.replace("12in", "20in") + " --seed 1 --json", 3));
    }

    @Test
    void everyReasonIsGivenNotOnlyTheFirst() {
        Map<String, Object> refused = answer(SHOT.replace("12in", "20in") + " --line-of-sight no --odds --json", 3);
        assertEquals(2, ((List<?>) refused.get("reasons")).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot --at nest --skill 4 --smoke --rof 3 --odds --json", "dice 3d6 --odds --json"})
    void quantitiesHaveTheirMeanAndDistribution(String line) {
        Map<String, Object> quantities = Json.in(answer(line, 0), "quantities");
        assertEquals(1, quantities.size());
        Map<String, Object> quantity =
                Json.in(quantities, quantities.keySet().iterator().next());
        Fraction mass = Fraction.ZERO;
        Fraction mean = Fraction.ZERO;
        for (Map.Entry<String, Object> share : Json.in(quantity, "distribution").entrySet()) {
            mass = mass.plus(fraction(share.getValue()));
            mean = mean.plus(fraction(share.getValue()).times(Fraction.of(Long.parseLong(share.getKey()))));
        }
        assertEquals(Fraction.ONE, mass);
        assertEquals(mean, fraction(quantity.get("exactMean")));
        assertEquals(mean.doubleValue(), quantity.get("mean"));
    }

    @Test
    void aSweepIsOneObjectALineTheLastInputTurningFastest() {
        List<Map<String, Object>> answers = Json.objects(Shell.plain()
                .type("shoot --at nest --skill trained,veteran --rof 1..3 --firepower 3+ --odds --json")
                .out());
        List<String> order = answers.stream()
                .map(answer -> Json.in(answer, "inputs"))
                .map(inputs -> inputs.get("skill") + " " + inputs.get("rof"))
                .toList();
        assertEquals(List.of("trained 1", "trained 2", "trained 3", "veteran 1", "veteran 2", "veteran 3"), order);
    }

    private static Map<String, Object> answer(String line, int exit) {
        Shell.Result result = Shell.plain().type(line);
        assertEquals(exit, result.exit(), result.err());
        assertEquals(1, result.lines().size());
        assertTrue(result.out().endsWith("}\n"), result.out());
        return Json.object(result.out());
    }

    private static Fraction fraction(Object text) {
        String[] parts = text.toString().split("/", -1);
        return Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }
}
