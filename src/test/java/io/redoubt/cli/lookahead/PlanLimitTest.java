package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Budget;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plans whose time ends at one moment or another, down to the one in which the search has just become complete. */
class PlanLimitTest {
    /** More work than the plans here need, in units of a budget. */
    private static final double MUCH_WORK = 4e8;

    @Test
    void aPlanIsAnAnswerWheneverItsTimeEnds() {
        PlanningProblem setting = problem();
        Fraction best = TurnPlanner.of(setting, Budget.usual()).value();
        double tooLittle = 0;
        double enough = MUCH_WORK;
        while (enough - tooLittle > 1) {
            double units = Math.rint((tooLittle + enough) / 2);
            Plan plan = TurnPlanner.of(setting, with(units));
            assertTrue(plan.value().compareTo(best) <= 0, () -> plan.value() + " is above the best chance");
            assertTrue(plan.atMost().compareTo(best) >= 0, () -> plan.atMost() + " is below the best chance");
            tooLittle = plan.complete() ? tooLittle : units;
            enough = plan.complete() ? units : enough;
        }
        assertTrue(tooLittle > 0 && enough < MUCH_WORK, "the limit makes no difference: " + enough);
    }

    private static Budget with(double units) {
        Budget budget = Budget.usual();
        budget.spend(MUCH_WORK);
        double all = Math.rint(MUCH_WORK / budget.used());
        budget.spend(Math.max(0, all - MUCH_WORK - units));
        return budget;
    }

    private static PlanningProblem problem() {
        List<String> table = new ArrayList<>(List.of(
                "sides a b",
                "add nest n1 --owner b",
                "add pillbox p1 --owner b",
                "add turret t1 --owner b --front 6 --side 4"));
        for (int i = 0; i < 8; i++) {
            table.add("unit g%d --owner a --skill %d+ --rof %d --firepower %d+ --anti-tank %d"
                    .formatted(i, i % 4 + 2, i % 3 + 1, i % 5 + 2, i + 7));
        }
        PlannedTable set = PlannedTable.of(Catalog.game("fow").orElseThrow(), table);
        return set.shots(set.goal(List.of("n1=destroyed and p1=pinned and t1=destroyed")));
    }
}
