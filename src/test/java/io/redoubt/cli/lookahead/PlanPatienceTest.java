package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** A plan of many units and turns is answered in the time that the user allows. */
class PlanPatienceTest {
    private static final String FOUR_OF_SIX = "4 of n0,n2,n4,n6,n8,n10=destroyed";

    /** The rules must say what each piece may do before there is anything to plan. */
    @Test
    void tooLittleTimeForTheActionsNamesWhatHelps() {
        String[] words = {"plan", PlanBoundsTest.SIX_GOALS, "-", "--patience", "1ms"};
        Shell.Result result = Shell.plain().reading(PlanBoards.fifteenUnits()).words(words);
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains("--by, --at") && !result.err().contains("dice"), result.err());
    }

    /** The order that is known then ends before the first turn does. */
    @Test
    void twoTurnsOfFifteenUnitsAreAnswered() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoards.fifteenUnits(),
                "plan",
                PlanBoundsTest.SIX_GOALS,
                "-",
                "--turns",
                "2",
                "--patience",
                "300ms",
                "--json");
        assertEquals(false, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 20_000, () -> "boards: " + answer.get("boards"));
    }

    @Test
    void anIncompletePlanAdvisesMoreTimeThanItHad() {
        String one = advice("--patience", "300ms");
        assertTrue(one.contains("or give more time (--patience 9s)"), one);
        assertFalse(one.contains("--turns"), one);
        String two = advice("--patience", "300ms", "--turns", "2");
        assertTrue(two.contains("plan fewer --turns, or give more time"), two);
    }

    /** Returns the text of a plan of fifteen units in one line. */
    private static String advice(String... options) {
        List<String> words = new ArrayList<>(List.of("plan", PlanBoundsTest.SIX_GOALS, "-"));
        words.addAll(List.of(options));
        return Shell.plain()
                .reading(PlanBoards.fifteenUnits())
                .words(words.toArray(String[]::new))
                .out()
                .replaceAll("\\s+", " ");
    }

    /** The marks of a turn, which the next one removes, are not told apart when they do not matter any more. */
    @Test
    void twoTurnsOfFifteenUnitsHaveAGoodPlanInTheUsualTime() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoards.fifteenUnits(), "plan", PlanBoundsTest.SIX_GOALS, "-", "--turns", "2", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }

    @Test
    void fortyUnitsHaveAGoodPlanInTheUsualTime() {
        Map<String, Object> answer = PlanBoundsTest.plan(PlanBoards.fortyUnits(), "plan", FOUR_OF_SIX, "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }

    /** Neither an order nor its value is searched for longer than the user waits. */
    @Test
    void twoTurnsOfFortyUnitsAreAnswered() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoards.fortyUnits(), "plan", FOUR_OF_SIX, "-", "--turns", "2", "--patience", "300ms", "--json");
        assertEquals(false, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 20_000, () -> "boards: " + answer.get("boards"));
    }

    /** The best plan has 51.2 per cent, which takes half a minute to find. */
    @Test
    void fifteenUnitsAreAnsweredNearlyAsWellAsTheBestPlan() {
        Map<String, Object> answer =
                PlanBoundsTest.plan(PlanBoards.fifteenUnits(), "plan", PlanBoundsTest.SIX_GOALS, "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.5, () -> "odds: " + answer.get("odds"));
        assertEquals(answer.get("exact"), ((Map<?, ?>) answer.get("policy")).get("exact"));
        mustAddUp((Map<?, ?>) answer.get("policy"));
        // What is left out are the last steps, on all branches alike.
        Set<Integer> cut = new TreeSet<>();
        addCut((Map<?, ?>) answer.get("policy"), 0, cut);
        assertTrue(cut.size() == 1 || (cut.size() == 2 && cut.contains(Collections.min(cut) + 1)), cut.toString());
    }

    /** Adds the numbers of steps after which a policy is not written further. */
    private static void addCut(Map<?, ?> policy, int steps, Set<Integer> cut) {
        if (policy.containsKey("more")) {
            cut.add(steps);
        }
        if (policy.get("outcomes") instanceof List<?> outcomes) {
            outcomes.forEach(each -> addCut((Map<?, ?>) ((Map<?, ?>) each).get("then"), steps + 1, cut));
        }
    }

    /** Makes sure that the chance of every step is what its results are worth. */
    private static void mustAddUp(Map<?, ?> policy) {
        if (policy.get("outcomes") instanceof List<?> outcomes) {
            Fraction sum = Fraction.ZERO;
            for (Object each : outcomes) {
                Map<?, ?> outcome = (Map<?, ?>) each;
                Map<?, ?> then = (Map<?, ?>) outcome.get("then");
                sum = sum.plus(exact(outcome).times(exact(then)));
                mustAddUp(then);
            }
            assertEquals(exact(policy), sum, () -> "after " + policy.get("step"));
        }
    }

    private static Fraction exact(Map<?, ?> part) {
        return Fraction.parse((String) part.get("exact"));
    }

    /** How many men are left of a bunker makes no difference once no remaining unit can reach them: 245,000 boards else. */
    @Test
    void boardsThatTheRemainingUnitsCannotTellApartAreOne() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoards.bunkers(), "dh", "plan", "crew(t0)=0 and crew(t1)=0 and crew(t3)=0", "-", "--json");
        assertEquals(true, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 130_000, () -> "boards: " + answer.get("boards"));
    }

    /** What an assault reads of units elsewhere is only that they are elsewhere. */
    @Test
    void unitsOfEightHexesAssaultAllTargetsWithGoodChances() {
        Map<String, Object> answer =
                PlanBoundsTest.plan(PlanBoards.hexes(1), "vv", "plan", "5 of t0,t1,t2,t3,t4=eliminated", "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.95, () -> "odds: " + answer.get("odds"));
    }

    /** Only the assaults at the end of the turn are worth much, and asking the rules about all actions takes too long. */
    @Test
    void unitsOfSeveralHexesAssaultWithGoodChances() {
        Map<String, Object> answer =
                PlanBoundsTest.plan(PlanBoards.hexes(2), "vv", "plan", "3 of t0,t1,t2,t3,t4=eliminated", "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }
}
