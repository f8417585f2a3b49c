package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is planned with the usual patience, in boards: that is the same on every machine. */
class PlanBoundsTest {
    static Map<String, Object> plan(String table, String... words) {
        Shell.Result result = Shell.plain().reading(table).words(words);
        assertEquals(0, result.exit(), result.err());
        return Json.object(result.out());
    }

    private static String units(String values) {
        StringBuilder units = new StringBuilder();
        for (int i = 1; i <= 8; i++) {
            units.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --owner a"
                            .formatted(i, i % 5 + 2, i % 3 + 1, i % 4 + 2))
                    .append(values.replace("#", Integer.toString(6 + i)))
                    .append('\n');
        }
        return units.toString();
    }

    @Test
    void eightUnitsAtFiveNestsAreShotAndAssaulted() {
        StringBuilder table = new StringBuilder("sides a b\n");
        for (int i = 1; i <= 5; i++) {
            table.append("add nest n").append(i).append(" --owner b\n");
        }
        Map<String, Object> answer = plan(table + units(""), "plan", "3 of n1,n2,n3,n4,n5=destroyed", "-", "--json");
        assertEquals(true, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 10_000, () -> "boards: " + answer.get("boards"));
    }

    @Test
    void eightUnitsShootAtFiveTargetsOfDifferentWorth() {
        String table = """
                sides a b
                add nest n1 --owner b
                add nest n2 --owner b
                add pillbox p1 --owner b
                add turret t1 --front 6 --side 4 --owner b
                add turret t2 --front 6 --side 4 --owner b
                """;
        Map<String, Object> answer = plan(
                table + units(" --anti-tank #"),
                "plan",
                "--worth",
                "n1=destroyed:3, n2=destroyed:2, p1=pinned:1, t1=destroyed:4, t2=destroyed:5",
                "-",
                "--verbs",
                "shoot",
                "--json");
        assertEquals(true, answer.get("complete"));
    }

    @Test
    void whoShotIsNoMatterOnceTheAssaultsBegin() {
        String table = "add nest n1\nunit a --skill 4+\nunit b --skill 3+\nunit c --skill 5+\n";
        String guns = table.replaceAll("--skill (.)\\+", "--skill $1+ --rof 1 --firepower 4+");
        int assaults = (Integer) plan(table, "plan", "n1=destroyed", "-", "--verbs", "assault", "--json")
                .get("boards");
        int both = (Integer) plan(guns, "plan", "n1=destroyed", "-", "--verbs", "shoot,assault", "--json")
                .get("boards");
        assertTrue(both <= 4 * assaults, () -> both + " boards with shots before " + assaults);
    }

    private static final String HEXES = "b0,b1,b2,b3,b4,b5,b6,b7";

    static final String SIX_GOALS =
            "n1=destroyed and n2=destroyed and p1=pinned and t1=destroyed and t2=destroyed and t3=destroyed";

    @Test
    void fifteenUnitsAtSixTargetsAreAnsweredAtLeastAsWellAsByTheirOrder() {
        Map<String, Object> answer =
                plan(PlanBoards.fifteenUnits(), "plan", SIX_GOALS, "-", "--verbs", "shoot", "--json");
        assertEquals(false, answer.get("complete"));
        Fraction chance = Fraction.parse((String) answer.get("exact"));
        Fraction order = Fraction.parse((String) ((Map<?, ?>) answer.get("fixed")).get("exact"));
        assertTrue(order.signum() > 0 && chance.compareTo(order) >= 0, () -> chance + " by " + order);
        Fraction bound = Fraction.parse((String) answer.get("atMost"));
        assertTrue(chance.compareTo(bound) <= 0, () -> chance + " is above the bound");
        assertTrue(bound.compareTo(Fraction.of(3, 5)) < 0, () -> "the bound says little: " + bound);
        assertTrue(
                ((List<?>) answer.get("choices"))
                        .stream().anyMatch(choice -> !((Map<?, ?>) choice).containsKey("exact")),
                "every first step has a chance, although not all were examined");
    }

    @Test
    void theBoundOfTwelveUnitsIsNotBelowTheirBestPlan() {
        String table = PlanBoards.fifteenUnits().replaceAll("add unit g1[345] .*\n", "");
        String[] words = {"plan", SIX_GOALS, "-", "--verbs", "shoot", "--json", "--patience"};
        Map<String, Object> hurried = plan(table, with(words, "300ms"));
        Map<String, Object> complete = plan(table, with(words, "1m"));
        assertEquals(true, complete.get("complete"));
        Fraction best = Fraction.parse((String) complete.get("exact"));
        Fraction bound = Fraction.parse((String) hurried.get("atMost"));
        assertTrue(bound.compareTo(best) >= 0, () -> bound + " is below " + best);
        assertTrue(bound.compareTo(Fraction.of(1, 2)) < 0, () -> "the bound says little: " + bound);
    }

    private static String[] with(String[] words, String last) {
        return Stream.concat(Arrays.stream(words), Stream.of(last)).toArray(String[]::new);
    }

    /** They can do all that those can do who only shoot. */
    @Test
    void fifteenUnitsThatMayAlsoAssaultAreAnsweredBetter() {
        double shots = (Double) plan(PlanBoards.fifteenUnits(), "plan", SIX_GOALS, "-", "--verbs", "shoot", "--json")
                .get("odds");
        double all = (Double) plan(PlanBoards.fifteenUnits(), "plan", SIX_GOALS, "-", "--json")
                .get("odds");
        assertTrue(all > shots, () -> all + " is no better than " + shots);
    }

    /** The rules read the state of all Bunkers in an assault, to note which of them may fire. */
    @Test
    void theRulesAreNotAskedAboutEveryStateOfOtherBunkers() {
        Map<String, Object> answer = plan(PlanBoards.fifteenUnits(), "plan", SIX_GOALS, "-", "--json");
        assertTrue((Integer) answer.get("counted") < 500, () -> "asked: " + answer.get("counted"));
    }

    /** What is known when values are not merged in time is an order in which no step is wasted. */
    @Test
    void fifteenUnitsAreAnsweredInHalfASecond() {
        double odds = (Double) plan(PlanBoards.fifteenUnits(), "plan", SIX_GOALS, "-", "--patience", "500ms", "--json")
                .get("odds");
        assertTrue(odds > 0.03, () -> "chance: " + odds);
    }

    @Test
    void eightUnitsAtFiveBunkersOfDisposableHeroes() {
        Map<String, Object> answer = plan(
                PlanBoards.bunkers(), "dh", "plan", "crew(t0)=0 and crew(t1)=0", "-", "--verbs", "shoot", "--json");
        assertEquals(true, answer.get("complete"));
        assertEquals(List.of("t2", "t3", "t4"), answer.get("leftOut"));
    }

    @Test
    void eightUnitsAtFiveHexesOfValorAndVictory() {
        Map<String, Object> answer = plan(
                PlanBoards.hexes(8), "vv", "plan", "3 of t0,t1,t2,t3,t4=eliminated", "-", "--verbs", "shoot", "--json");
        assertEquals(true, answer.get("complete"));
    }

    /** A unit that is alone in its hex and the hex would act in the same way: only the unit is planned. */
    @Test
    void eightUnitsEachInItsHex() {
        String goal = "t0=eliminated and t1=eliminated and t2=eliminated";
        Map<String, Object> answer = plan(PlanBoards.hexes(1), "vv", "plan", goal, "-", "--verbs", "shoot", "--json");
        assertEquals(true, answer.get("complete"));
        assertFalse(answer.get("choices").toString().contains("--by b"), () -> "choices: " + answer.get("choices"));
        Map<String, Object> ofHexes =
                plan(PlanBoards.hexes(1), "vv", "plan", goal, "-", "--verbs", "shoot", "--by", HEXES, "--json");
        assertEquals(answer.get("exact"), ofHexes.get("exact"));
    }

    /** Where an assault from a full hex leads depends on all units in it: such values are too many to be merged. */
    @Test
    void valuesThatAreTooManyToBeMergedAreNotSearchedForLong() {
        Map<String, Object> answer =
                plan(PlanBoards.hexes(8), "vv", "plan", "3 of t0,t1,t2,t3,t4=eliminated", "-", "--json");
        assertEquals(true, answer.get("complete"));
        int asked = (Integer) answer.get("counted") + (Integer) answer.get("reused");
        assertTrue(asked < 5_000, () -> "asked: " + asked);
    }

    /** The order reaches what no plan can exceed, long before everything is examined. */
    @Test
    void anOrderThatIsCertainIsTheBestPlan() {
        String table = """
                sides us them
                add hex beach
                add hex w0 --position trench
                add hex w1 --position foxhole
                unit a0 --owner us --counter 4-6-4 --hex beach
                unit a1 --owner us --counter 2-6-2 --hex beach
                unit a2 --owner us --counter 8-6-2 --hex beach
                unit t0 --owner them --counter 4-6-4 --hex w0
                unit t1 --owner them --counter 2-6-2 --hex w1
                """;
        Map<String, Object> answer =
                plan(table, "vv", "plan", "t0=eliminated or t1=eliminated", "-", "--patience", "400ms", "--json");
        assertEquals(true, answer.get("complete"));
        assertEquals("1/1", answer.get("exact"));
        assertEquals(null, answer.get("atMost"));
        assertTrue(
                ((List<?>) answer.get("choices"))
                        .stream().anyMatch(choice -> !((Map<?, ?>) choice).containsKey("exact")),
                "everything was examined, so the test shows nothing");
    }

    @Test
    void eightUnitsAtFiveTargetsOfLaserGrenadiers() {
        Map<String, Object> answer = plan(
                PlanBoards.raiders(), "lg", "plan", "t0=breached and t2=breached and t1=out-of-action", "-", "--json");
        assertEquals(true, answer.get("complete"));
    }

    @Test
    void whatTheGoalDoesNotDependOnIsNotSearched() {
        String table = "sides a b\nadd nest n1 --owner b\n" + units(" --anti-tank #");
        String others = "add turret t1 --front 6 --side 4 --owner b\nadd pillbox p1 --owner b\n";
        String[] words = {"plan", "n1=destroyed", "-", "--verbs", "shoot", "--json"};
        Map<String, Object> alone = plan(table, words);
        Map<String, Object> answer = plan(table + others, words);
        assertEquals(List.of("p1", "t1"), answer.get("leftOut"));
        assertEquals(alone.get("exact"), answer.get("exact"));
        assertEquals(alone.get("boards"), answer.get("boards"));
        assertEquals(null, alone.get("leftOut"));
    }

    @Test
    void anImpossibleGoalNeedsNoSearch() {
        Map<String, Object> answer = plan(
                PlanBoards.raiders(),
                "lg",
                "plan",
                "t0=breached and t2=breached and t1=out-of-action",
                "-",
                "--verbs",
                "shoot",
                "--json");
        assertEquals(true, answer.get("complete"));
        assertEquals("0/1", answer.get("exact"));
        assertEquals(1, answer.get("boards"));
    }
}
