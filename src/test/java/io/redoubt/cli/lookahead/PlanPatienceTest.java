package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A plan of many units and turns is answered in the time that the user allows. */
class PlanPatienceTest {
    private static final String FOUR_OF_SIX = "4 of n0,n2,n4,n6,n8,n10=destroyed";

    /** The order that is known then ends before the first turn does. */
    @Test
    void twoTurnsOfFifteenUnitsAreAnswered() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoundsTest.fifteenUnits(),
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

    /** The marks of a turn, which the next one removes, are not told apart when they do not matter any more. */
    @Test
    void twoTurnsOfFifteenUnitsHaveAGoodPlanInTheUsualTime() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                PlanBoundsTest.fifteenUnits(), "plan", PlanBoundsTest.SIX_GOALS, "-", "--turns", "2", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }

    @Test
    void fortyUnitsHaveAGoodPlanInTheUsualTime() {
        Map<String, Object> answer = PlanBoundsTest.plan(fortyUnits(), "plan", FOUR_OF_SIX, "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }

    /** Neither an order nor its value is searched for longer than the user waits. */
    @Test
    void twoTurnsOfFortyUnitsAreAnswered() {
        Map<String, Object> answer = PlanBoundsTest.plan(
                fortyUnits(), "plan", FOUR_OF_SIX, "-", "--turns", "2", "--patience", "300ms", "--json");
        assertEquals(false, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 20_000, () -> "boards: " + answer.get("boards"));
    }

    /** The best plan has 51.75 per cent, the best in which the pieces act in a fixed sequence 49.6. */
    @Test
    void fifteenUnitsAreAnsweredNearlyAsWellAsTheBestPlan() {
        double odds = (Double)
                PlanBoundsTest.plan(PlanBoundsTest.fifteenUnits(), "plan", PlanBoundsTest.SIX_GOALS, "-", "--json")
                        .get("odds");
        assertTrue(odds > 0.5, () -> "odds: " + odds);
    }

    /** Only the assaults at the end of the turn are worth much, and asking the rules about all actions takes too long. */
    @Test
    void unitsOfSeveralHexesAssaultWithGoodChances() {
        StringBuilder table = new StringBuilder(PlanBoundsTest.hexes().replaceAll("(?m)^unit a.*\n", ""));
        List<String> ours = List.of("4-6-4", "2-6-2", "8-6-2", "3-6-4", "5-6-4", "4-5-3", "6-6-3", "2-4-2");
        for (int i = 0; i < 8; i++) {
            table.append(i % 2 == 0 ? "add hex b%d\n".formatted(i / 2) : "");
            table.append("unit a%d --owner us --counter %s --hex b%d\n".formatted(i, ours.get(i), i / 2));
        }
        Map<String, Object> answer =
                PlanBoundsTest.plan(table.toString(), "vv", "plan", "3 of t0,t1,t2,t3,t4=eliminated", "-", "--json");
        assertTrue((Double) answer.get("odds") > 0.9, () -> "odds: " + answer.get("odds"));
    }

    private static String fortyUnits() {
        StringBuilder table = new StringBuilder("sides a b\n");
        for (int i = 0; i < 12; i++) {
            table.append("add %s n%d --owner b\n"
                    .formatted(List.of("nest", "pillbox").get(i % 2), i));
        }
        for (int i = 1; i <= 40; i++) {
            table.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --owner a\n"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2));
        }
        return table.toString();
    }
}
