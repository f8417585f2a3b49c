package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.input.Reading;
import io.redoubt.vectors.Json;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each disputed point of LaserGrenadiers, settled either way: the odds or numbers that follow. */
class LgReadingsTest {
    private static final String INSIDE =
            "shoot --method known --fire-mode rotary --troops 2 --hit 10 --penetrate 10 --armor-penetrate 10";
    private static final String COLLAPSE = "collapse --points 20 --damage 9 --turns 2";

    /** The questions, by reading. */
    private static final Map<String, String> QUESTIONS = new TreeMap<>(Map.ofEntries(
            Map.entry("inside-roll", INSIDE),
            Map.entry(
                    "armor-inside",
                    INSIDE.replace("--troops 2", "--troops 1").replace("armor-penetrate 10", "armor-penetrate 5")),
            Map.entry(
                    "nuclear-inside",
                    "shoot --method known --nuclear --radius 2in --piece=-1,0 --piece 1,0 --hit 10 --penetrate 0"
                            + " --armor-penetrate 10"),
            Map.entry("area-destruction", "damage --scheme guidelines --effect-area --hit 10 --penetrate 5"),
            Map.entry("fire-from-bunker", "deploy-check --type bunker --fire-from-inside"),
            Map.entry("detection-rolls", "detect --base 5 --observers 2"),
            Map.entry(
                    "nuclear-troops",
                    "shoot --method direct --nuclear --troops 2 --hit 10 --armor-penetrate 5 --attack-factor 9"),
            Map.entry(
                    "fire-at-troops-hits-the-wall",
                    INSIDE + " --variant 2 --points 20 --attack-factor 7 --weapon laser --material thatch"),
            Map.entry("troops-in-a-collapse", "collapse --points 20 --damage 10 --troops 4"),
            Map.entry("collapse-percent", "collapse --points 20 --damage 9"),
            Map.entry("collapse-checks", COLLAPSE),
            Map.entry("untenable", "cross --structure destroyed"),
            Map.entry("weather", "ignite --weapon laser --flammable yes --weather rain"),
            Map.entry("mist-and-rain", "ignite --weapon laser --flammable yes --weather mist-and-rain"),
            Map.entry("fire-growth", "spread --start 1 --turns 3"),
            Map.entry(
                    "nuclear-points",
                    "shoot --nuclear --hit 10 --penetrate 5 --variant 2 --points 9 --attack-factor 9"),
            Map.entry("fire-damage", "damage --by-fire --variant 2 --points 20"),
            Map.entry("fire-attacks", "cross --troops 1 --turns-inside 1 --armor-penetrate 5")));

    @Test
    void everyReadingHasAQuestion() {
        Set<String> keys = Catalog.game("lg").orElseThrow().readings().stream()
                .map(Reading::key)
                .map(key -> key.substring("lg.".length()))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(keys, QUESTIONS.keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "inside-roll=per-attack, exact, {1=1/2 0=1/2}",
        "inside-roll=each-piece, exact, {0=1/4 1=1/2 2=1/4}",
        "armor-inside=own-armor, outcome, piece-out-of-action=1/4",
        "armor-inside=none, outcome, piece-out-of-action=1/2",
        "nuclear-inside=whole-area, outcome, piece-out-of-action=1/1",
        "nuclear-inside=whole-area, exact, {2=1/1}",
        "nuclear-inside=half-area, outcome, no-penetration=1/1",
        "area-destruction=penetration, outcome, part-destroyed=1/2",
        "area-destruction=hit, outcome, part-destroyed=1/1",
        "fire-from-bunker=refused, outcome, illegal=1/1",
        "fire-from-bunker=allowed, outcome, legal=1/1",
        "detection-rolls=per-observer, outcome, detected=3/4",
        "detection-rolls=per-team, outcome, detected=1/2",
        "nuclear-troops=destroyed, exact, {2=1/1}",
        "nuclear-troops=armor-saves, exact, {0=1/4 1=1/2 2=1/4}",
        "fire-at-troops-hits-the-wall=yes, exact, {7=1/1}",
        "fire-at-troops-hits-the-wall=yes, exact, {0=1/5 1=4/5}",
        "fire-at-troops-hits-the-wall=no, outcome, piece-out-of-action=1/2",
        "troops-in-a-collapse=by-hand, outcome, collapses=1/2",
        "troops-in-a-collapse=out-of-action, exact, {0=1/2 4=1/2}",
        "collapse-percent=whole-tens, outcome, stands=3/5",
        "collapse-percent=half-up, outcome, stands=1/2",
        "collapse-percent=exact, outcome, stands=11/20",
        "collapse-checks=every-turn, outcome, stands=9/25",
        "collapse-checks=after-damage, outcome, stands=3/5",
        "untenable=open, outcome, crosses=1/1",
        "weather=lower-number, outcome, fire=2/5",
        "weather=lower-die, outcome, fire=1/1",
        "mist-and-rain=rain, outcome, fire=2/5",
        "mist-and-rain=sum, outcome, fire=1/5",
        "fire-growth=after-two-turns, exact, {2=1/1}",
        "fire-growth=next-turn, exact, {4=1/1}",
        "fire-attacks=each-turn, outcome, all-lost=3/4",
        "fire-attacks=once, outcome, all-lost=1/2",
        "fire-damage=none, outcome, no-damage=1/1",
        "fire-damage=each-turn, exact, {5=1/1}",
        "nuclear-points=points, outcome, destroyed=1/2",
        "nuclear-points=destroyed, outcome, destroyed=1/1"
    })
    void settledSo(String reading, String kind, String wanted) {
        String key = reading.substring(0, reading.indexOf('='));
        Map<String, Object> answer = ask(QUESTIONS.get(key) + " --odds --reading lg." + reading);
        assertEquals(
                reading.substring(reading.indexOf('=') + 1),
                Json.object(answer, "readings").get("lg." + key),
                "the answer says how it was settled");
        if (kind.equals("outcome")) {
            String outcome = wanted.substring(0, wanted.indexOf('='));
            assertEquals(
                    wanted.substring(wanted.indexOf('=') + 1),
                    Json.object(answer, "exact").get(outcome));
        } else {
            Map<String, Object> quantities = Json.object(answer, "quantities");
            assertTrue(quantities.values().stream().anyMatch(amount -> same(amount, wanted)), quantities::toString);
        }
    }

    @Test
    void ruinsAreBarredAsARule() {
        assertEquals("not-allowed", ask(QUESTIONS.get("untenable")).get("outcome"));
    }

    private static boolean same(Object amount, String wanted) {
        Object distribution = ((Map<?, ?>) amount).get("distribution");
        Map<String, String> cells = new TreeMap<>();
        for (String cell : wanted.substring(1, wanted.length() - 1).split(" ", -1)) {
            cells.put(cell.substring(0, cell.indexOf('=')), cell.substring(cell.indexOf('=') + 1));
        }
        return cells.equals(distribution);
    }
}
