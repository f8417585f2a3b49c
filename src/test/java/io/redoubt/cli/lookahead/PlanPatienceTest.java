package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A plan of many units and turns is answered in the time that the user allows. */
class PlanPatienceTest {
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

    /** Neither an order nor its value is searched for longer than the user waits. */
    @Test
    void twoTurnsOfFortyUnitsAreAnswered() {
        StringBuilder table = new StringBuilder("sides a b\n");
        for (int i = 0; i < 12; i++) {
            table.append("add %s n%d --owner b\n"
                    .formatted(List.of("nest", "pillbox").get(i % 2), i));
        }
        for (int i = 1; i <= 40; i++) {
            table.append("add unit g%d --skill %d+ --rof %d --firepower %d+ --owner a\n"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2));
        }
        String goal = "4 of n0,n2,n4,n6,n8,n10=destroyed";
        Map<String, Object> answer = PlanBoundsTest.plan(
                table.toString(), "plan", goal, "-", "--turns", "2", "--patience", "300ms", "--json");
        assertEquals(false, answer.get("complete"));
        assertTrue((Integer) answer.get("boards") < 20_000, () -> "boards: " + answer.get("boards"));
    }
}
