package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import java.util.ArrayList;
import java.util.List;

/** Plans the best turn. */
public final class TurnPlanner {
    private TurnPlanner() {}

    /**
     * Finds the best policy and its exact value.
     *
     * @param budget the limit on the work
     * @throws TooManyBoardsException if the budget is exhausted
     */
    public static Plan of(PlanningProblem setting, Budget budget) {
        RelevantValues needed = new RelevantValues(setting.worth().pieces());
        PieceSymmetry alike = PieceSymmetry.in(setting);
        while (true) {
            needed.begin();
            MoveGenerator moves = new MoveGenerator(setting, alike, needed);
            BackwardInduction planner = new BackwardInduction(setting, moves, budget);
            try {
                Plan plan = of(setting, moves, planner);
                needed.end();
                return plan;
            } catch (MoveGenerator.AsymmetryException e) {
                alike = PieceSymmetry.none();
            } catch (RelevantValues.MoreRelevantException e) {
                if (!planner.isComplete()) {
                    Thread.currentThread().interrupt(); // a user who interrupted one search must not wait for another
                }
            }
        }
    }

    private static Plan of(PlanningProblem setting, MoveGenerator moves, BackwardInduction planner) {
        State start = moves.start();
        planner.solveFirst(start);
        ExactComparison exactly =
                new ExactComparison(planner, moves.base(), setting.worth().scale());
        Policy policy = new Policy(start, planner, exactly, moves, new PolicyShape());
        List<Plan.Option> options = new ArrayList<>(policy.options());
        Fraction value = policy.value();
        Plan.Fixed fixed = new FixedOrderSearch(planner, exactly, moves).find(start, setting);
        return new Plan(value, options, fixed, policy, planner.boards(), planner.isComplete());
    }
}
