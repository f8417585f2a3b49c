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
 * The worked examples of detection, breaching, damage, collapse, fires and positions.
 *
 * <p>LG-V45, a battle of four turns, is asked turn by turn: what one answer tells goes into the next question.
 */
class LgTurnVectorsTest {
    private static final Map<String, Check> CHECKS = Map.ofEntries(
            entry("LG-V15", odds("detect --weapon bolt-rifle --concealment-before total --fired yes", Map.of())),
            entry(
                    "LG-V16",
                    odds(
                            "detect --observers 4 --base 3/10 --signature 1"
                                    + " --reading lg.detection-rolls=per-observer",
                            Map.of())),
            entry("LG-V18", LgTurnVectorsTest::threeVariants),
            entry("LG-V25", odds("collapse --damage 9 --points 20", Map.of())),
            entry("LG-V27", LgTurnVectorsTest::twoTurns),
            entry("LG-V28", LgTurnVectorsTest::nothingAndAll),
            entry("LG-V30", LgTurnVectorsTest::chainsaw),
            entry(
                    "LG-V31",
                    odds(
                            "gap --points 3 --per-turn 2 --turns 2 --hit 8/10 --penetrate 6/10",
                            Map.of("not breached after 2", "not-breached", "breached in turn 2", "breached"))),
            entry("LG-V32", LgTurnVectorsTest::bareHit),
            entry("LG-V33", odds("ignite --weapon Laser --material wood-and-shingle", Map.of())),
            entry("LG-V35", odds("ignite --weapon high-explosive --weather rain --material thatch", Map.of())),
            entry("LG-V36", odds("ignite --weapon flamer --weather rain --material timber-heavy", Map.of())),
            entry("LG-V37", noRoll("ignite --weapon plasma --material brick")),
            entry("LG-V38", noRoll("ignite --weapon chainsaw --material timber-light")),
            entry("LG-V40", LgTurnVectorsTest::growth),
            entry("LG-V41", LgTurnVectorsTest::throughFire),
            entry("LG-V42", LgTurnVectorsTest::ruins),
            entry("LG-V44", LgTurnVectorsTest::types),
            entry("LG-V45", LgTurnVectorsTest::fourTurns));

    static List<Vector> vectors() {
        return LgVectors.of(CHECKS);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        CHECKS.get(vector.id()).of(vector);
    }

    private static void threeVariants(Vector vector) {
        String weapon = " --attack-factor 7 --effect-area";
        for (String line :
                List.of("1 hit 0", "1 penetrated 1", "2 hit 1", "2 penetrated 7", "3 hit 2", "3 penetrated 14")) {
            String[] words = line.split(" ", -1);
            String command = "damage --variant " + words[0] + " --result " + words[1] + weapon;
            assertEquals(Map.of(words[2], "1/1"), distribution(command, "points-lost"), line);
        }
        touched(
                vector,
                "damage --variant 1 --result hit",
                "damage --variant 2 --result hit --attack-factor 7",
                "damage --variant 3 --result hit" + weapon);
    }

    private static void twoTurns(Vector vector) {
        String command =
                "collapse --variant 2 --points 20 --damage 8 --turns 2 --hit 7 --penetrate 6 --attack-factor 7";
        Map<String, Object> turn = distribution(command, "collapses-in-turn");
        assertEquals(vector.expected().get("collapses at the start of turn 1"), turn.get("1"));
        assertEquals(vector.expected().get("collapses at the start of turn 2"), turn.get("2"));
        assertEquals(vector.expected().get("destroyed in turn 2"), odds(command).get("destroyed"));
        Map<String, Object> lost = distribution(command, "points-lost");
        for (int points : List.of(8, 9, 10, 15, 16)) {
            assertEquals(
                    vector.expected().get("stands, " + points + " of 20 lost"), lost.get(Integer.toString(points)));
        }
        assertEquals(8, vector.expected().size());
        touched(vector, command);
    }

    private static void nothingAndAll(Vector vector) {
        String nothing = "collapse --damage 0 --points 20";
        String all = "collapse --damage 20 --points 20";
        assertEquals(Map.of("stands", "1/1"), odds(nothing));
        assertEquals(Map.of("destroyed", "1/1"), odds(all));
        assertEquals(List.of(), Json.list(ask(nothing), "dice"));
        assertEquals(List.of(), Json.list(ask(all), "dice"));
        touched(vector, nothing, all);
    }

    private static void chainsaw(Vector vector) {
        String wall = "gap --with chainsaw --as wardrone --material brick --points 3 --hit 7/10 --penetrate 6/10";
        assertEquals("1", distributed(wall + " --attacks 1 --dice 1,1", "points-done"));
        assertEquals("2", distributed(wall + " --attacks 2 --dice 1,1,1,1", "points-done"));
        assertEquals("2", distributed(wall + " --attacks 3 --dice 1,1,1,1,1,10", "points-done"));
        String four = wall + " --attacks 4 --dice 1,1,1,1,1,10,1,1";
        assertEquals("3", distributed(four, "points-done"));
        assertEquals("breached", ask(four).get("outcome"));
        assertEquals("4", distributed(four, "attacks-needed"));
        touched(vector, four);
    }

    /** The number a ruling came to. */
    private static String distributed(String command, String quantity) {
        Map<String, Object> quantities = Json.object(ask(command), "quantities");
        return String.valueOf(Json.object(quantities, quantity).get("value"));
    }

    private static void bareHit(Vector vector) {
        String bare = "gap --points 3 --attacks 1 --hit 10 --penetrate 0";
        assertEquals(Map.of("0", "1/1"), distribution(bare, "points-done"));
        assertEquals(Map.of("0", "1/1"), distribution(bare + " --variant 1", "points-done"));
        String second = bare + " --variant 2 --attack-factor 5";
        assertEquals(Map.of("1", "1/1"), distribution(second, "points-done"));
        String third = bare + " --variant 3 --attack-factor 5";
        assertEquals(Map.of("1", "1/1"), distribution(third, "points-done"));
        assertEquals(Map.of("2", "1/1"), distribution(third + " --effect-area", "points-done"));
        touched(vector, bare, second);
    }

    private static Check noRoll(String command) {
        return vector -> {
            assertEquals(Map.of("no-fire", "1/1"), odds(command));
            assertEquals(List.of(), Json.list(ask(command), "dice"));
            touched(vector, command);
        };
    }

    private static void growth(Vector vector) {
        List<Integer> normal = List.of(2, 2, 4, 4, 8, 8);
        List<Integer> strong = List.of(2, 2, 6, 6, 18, 18);
        for (int turn = 0; turn < normal.size(); turn++) {
            String command = "spread --start 2in --turns " + turn;
            assertEquals(Map.of(normal.get(turn).toString(), "1/1"), distribution(command, "size"));
            String wind = command + " --wind very-strong";
            assertEquals(Map.of(strong.get(turn).toString(), "1/1"), distribution(wind, "size"));
        }
        String limited = "spread --start 2in --turns 5 --wind very-strong --fuel 10in";
        assertEquals(Map.of("10", "1/1"), distribution(limited, "size"));
        touched(vector, "spread --start 2in --turns 5", limited);
    }

    private static void throughFire(Vector vector) {
        String command = "cross --troops 6 --attack-factor 5 --armor-penetrate 4/10";
        distribution(command, "casualties")
                .forEach((lost, odds) -> assertEquals(vector.expected().get(lost + " of 6 lost"), odds));
        assertEquals(7, distribution(command, "casualties").size());
        touched(vector, command);
    }

    private static void ruins(Vector vector) {
        for (String command : List.of(
                "cross --structure destroyed --action move-through",
                "cross --structure destroyed --action occupy",
                "occupy --type building --structure destroyed")) {
            assertEquals("not-allowed", ask(command).get("outcome"), command);
            touched(vector, command);
        }
    }

    private static void types(Vector vector) {
        String tables = "deploy-check --walls brick --walls concrete-reinforced --walls sandbags --roofs metal-sheeting"
                + " --roofs thatch";
        assertEquals("legal", ask(tables).get("outcome"));
        String turret = "deploy-check --type weapon-turret";
        assertEquals("legal", ask(turret).get("outcome"));
        String bunker = "deploy-check --type bunker --fire-from-inside";
        assertEquals("illegal", ask(bunker).get("outcome"));
        String foxhole = "deploy-check --type foxhole --troops 3";
        assertEquals("illegal", ask(foxhole).get("outcome"));
        assertEquals("legal", ask("deploy-check --type foxhole --troops 2").get("outcome"));
        touched(vector, tables, turret, bunker, foxhole);
    }

    private static void fourTurns(Vector vector) {
        String weapon = " --variant 2 --attack-factor 7 --points 20";
        String fire = "ignite --weapon fusion --material wood-and-shingle --dice 9";
        assertEquals(Map.of("7", "1/1"), distribution("damage --result penetrated" + weapon, "points-lost"));
        assertEquals("fire", ask(fire).get("outcome"));
        assertEquals("stands", ask("collapse --points 20 --damage 7 --dice 7").get("outcome"));
        assertEquals(Map.of("8", "1/1"), distribution("damage --result hit --damage 7" + weapon, "points-lost"));
        assertEquals(Map.of("1", "1/1"), distribution("spread --start 1in --turns 1", "size"));
        assertEquals(Map.of("2", "1/1"), distribution("spread --start 1in --turns 2", "size"));
        assertEquals("stands", ask("collapse --points 20 --damage 8 --dice 6").get("outcome"));
        assertEquals(
                Map.of("15", "1/1"), distribution("damage --result penetrated --damage 8" + weapon, "points-lost"));
        String last = "collapse --points 20 --damage 15 --dice 4";
        assertEquals("collapses", ask(last).get("outcome"));
        touched(vector, fire, last, "damage --result penetrated" + weapon, "spread --start 1in --turns 2");
    }
}
