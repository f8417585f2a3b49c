package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Action;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.PlanningProblem;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.ValueSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Every action tried on every board. */
record Everything(PlanningProblem setting, Goal goal, Map<List<Object>, Fraction> known) {
    Everything(PlanningProblem setting, Goal goal) {
        this(setting, goal, new HashMap<>());
    }

    Fraction best(Board board, Set<PlanningProblem.Acted> acted, int stage, int left) {
        List<Object> place = List.of(board, acted, stage, left);
        Fraction value = known.get(place);
        if (value == null) {
            value = tried(board, acted, stage, left);
            known.put(place, value);
        }
        return value;
    }

    private Fraction tried(Board board, Set<PlanningProblem.Acted> acted, int stage, int left) {
        for (Step owed : setting.owed().values()) {
            if (owed.on(board) instanceof StepResult.Done happens) {
                Fraction sum = Fraction.ZERO;
                for (OutcomeBranch way : happens.ways()) {
                    sum = sum.plus(way.chance().times(best(board.with(way.changes()), acted, stage, left)));
                }
                return sum;
            }
        }
        Fraction best = left == 0 && goal.holds(ValueSource.at(board)) ? Fraction.ONE : Fraction.ZERO;
        for (Map.Entry<Action, Step> each : setting.actions().entrySet()) {
            Action action = each.getKey();
            PlanningProblem.Acted done = new PlanningProblem.Acted(action.by(), action.stage());
            if (left % setting.sides() > 0 || action.stage() < stage || acted.contains(done)) {
                continue;
            }
            if (each.getValue().on(board) instanceof StepResult.Done happens
                    && happens.reminders().isEmpty()) {
                Set<PlanningProblem.Acted> after = new HashSet<>(acted);
                after.add(done);
                Fraction sum = Fraction.ZERO;
                for (OutcomeBranch way : happens.ways()) {
                    sum = sum.plus(way.chance().times(best(board.with(way.changes()), after, action.stage(), left)));
                }
                best = best.compareTo(sum) < 0 ? sum : best;
            }
        }
        if (left > 0 && setting.nextTurn().on(board) instanceof StepResult.Done happens) {
            Fraction sum = Fraction.ZERO;
            for (OutcomeBranch way : happens.ways()) {
                sum = sum.plus(way.chance().times(best(board.with(way.changes()), Set.of(), 0, left - 1)));
            }
            best = best.compareTo(sum) < 0 ? sum : best;
        }
        return best;
    }

    /** The best of all orders that are kept to whatever happens. */
    Fraction fixed(Map<Board, Fraction> boards, Set<PlanningProblem.Acted> used, int stage) {
        Fraction best = Fraction.ZERO;
        for (Map.Entry<Board, Fraction> board : boards.entrySet()) {
            best = goal.holds(ValueSource.at(board.getKey())) ? best.plus(board.getValue()) : best;
        }
        for (Map.Entry<Action, Step> each : setting.actions().entrySet()) {
            PlanningProblem.Acted done =
                    new PlanningProblem.Acted(each.getKey().by(), each.getKey().stage());
            if (each.getKey().stage() < stage || used.contains(done)) {
                continue;
            }
            Map<Board, Fraction> after = new LinkedHashMap<>();
            boards.forEach((board, chance) -> {
                if (each.getValue().on(board) instanceof StepResult.Done happens
                        && happens.reminders().isEmpty()) {
                    happens.ways()
                            .forEach(way ->
                                    after.merge(board.with(way.changes()), chance.times(way.chance()), Fraction::plus));
                } else {
                    after.merge(board, chance, Fraction::plus);
                }
            });
            Set<PlanningProblem.Acted> more = new HashSet<>(used);
            more.add(done);
            Fraction worth = fixed(settled(after), more, each.getKey().stage());
            best = best.compareTo(worth) < 0 ? worth : best;
        }
        return best;
    }

    /** The same boards when all that is owed on them is done. */
    private Map<Board, Fraction> settled(Map<Board, Fraction> boards) {
        Map<Board, Fraction> settled = boards;
        for (Step owed : setting.owed().values()) {
            Map<Board, Fraction> after = new LinkedHashMap<>();
            settled.forEach((board, chance) -> {
                if (owed.on(board) instanceof StepResult.Done happens) {
                    happens.ways()
                            .forEach(way ->
                                    after.merge(board.with(way.changes()), chance.times(way.chance()), Fraction::plus));
                } else {
                    after.merge(board, chance, Fraction::plus);
                }
            });
            settled = after;
        }
        return settled;
    }
}
