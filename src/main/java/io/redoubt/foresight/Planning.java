package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import java.util.ArrayList;
import java.util.List;

/** Plans the best turn. */
public final class Planning {
    private Planning() {}

    /**
     * Finds the best policy and its exact value.
     *
     * @param budget the limit on the work
     * @throws TooManyBoards if the budget is exhausted
     */
    public static Plan of(PlanSetting setting, Budget budget) {
        Needed needed = new Needed(setting.worth().pieces());
        Alike alike = Alike.in(setting);
        while (true) {
            needed.begin();
            Moves moves = new Moves(setting, alike, needed);
            Planner planner = new Planner(setting, moves, budget);
            try {
                Plan plan = of(setting, moves, planner);
                needed.end();
                return plan;
            } catch (Moves.NotAlike e) {
                alike = Alike.none();
            } catch (Needed.MoreNeeded e) {
                if (!planner.isComplete()) {
                    Thread.currentThread().interrupt(); // a user who interrupted one search must not wait for another
                }
            }
        }
    }

    private static Plan of(PlanSetting setting, Moves moves, Planner planner) {
        State start = moves.start();
        planner.solveFirst(start);
        Exactly exactly = new Exactly(planner, moves.base(), setting.worth().scale());
        Policy policy = new Policy(start, planner, exactly, moves, new Shapes());
        List<Plan.Option> options = new ArrayList<>(policy.options());
        Fraction value = policy.value();
        Plan.Fixed fixed = new FixedOrder(planner, exactly, moves).find(start, setting);
        return new Plan(value, options, fixed, policy, planner.boards(), planner.isComplete());
    }
}
