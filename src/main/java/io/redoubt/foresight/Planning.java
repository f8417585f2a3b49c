package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Plans the best turn. */
public final class Planning {
    private Planning() {}

    /**
     * Finds the best policy, and tells what it is worth exactly.
     *
     * @param progress told now and then how many boards were looked at
     * @throws TooManyBoards if there are more than there may be
     */
    public static Plan of(PlanSetting setting, IntConsumer progress) {
        try {
            return of(setting, Alike.in(setting), progress);
        } catch (Moves.NotAlike e) {
            return of(setting, Alike.none(), progress);
        }
    }

    /** The same without taking boards for one that differ by an exchange of like pieces: slower, and never different. */
    static Plan piecewise(PlanSetting setting) {
        return of(setting, Alike.none(), boards -> {});
    }

    private static Plan of(PlanSetting setting, Alike alike, IntConsumer progress) {
        Moves moves = new Moves(setting, alike);
        Planner planner = new Planner(setting, moves, progress);
        State start = moves.start();
        planner.solve(start);
        Exactly exactly = new Exactly(planner, moves.base(), setting.worth().scale());
        Policy policy = new Policy(start, planner, exactly, moves, new Shapes());
        List<Plan.Option> options = new ArrayList<>(policy.options());
        Fraction value = policy.value();
        Plan.Fixed fixed = new FixedOrder(planner, exactly, moves).find(start, setting.turns());
        return new Plan(value, options, fixed, policy, planner.boards(), planner.isComplete());
    }
}
