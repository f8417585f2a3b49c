package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.ValueSource;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.PlanningProblem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Every action tried on every board. */
record Everything(
        PlanningProblem setting,
        Function<Board, Fraction> worth,
        Predicate<Board> decided,
        Map<List<Object>, Fraction> known) {
    Everything(PlanningProblem setting, Function<Board, Fraction> worth, Predicate<Board> decided) {
        this(setting, worth, decided, new HashMap<>());
    }

    Everything(PlanningProblem setting, Goal goal) {
        this(setting, board -> goal.holds(ValueSource.at(board)) ? Fraction.ONE : Fraction.ZERO, board -> false);
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
        if (decided.test(board)) {
            return worth.apply(board);
        }
        for (Step owed : setting.owed().values()) {
            if (owed.on(board) instanceof StepResult.Done happens) {
                Fraction sum = Fraction.ZERO;
                for (OutcomeBranch way : happens.ways()) {
                    sum = sum.plus(way.chance().times(best(board.with(way.changes()), acted, stage, left)));
                }
                return sum;
            }
        }
        List<Fraction> values = new ArrayList<>();
        if (left == 0) {
            values.add(worth.apply(board));
        }
        boolean own = left % setting.sides() == 0;
        for (Map.Entry<Action, Step> each : (own ? setting.actions() : setting.replies()).entrySet()) {
            Action action = each.getKey();
            PlanningProblem.Acted done = new PlanningProblem.Acted(action.by(), action.stage());
            if (action.stage() < stage || acted.contains(done)) {
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
                values.add(sum);
            }
        }
        if (left > 0 && setting.nextTurn().on(board) instanceof StepResult.Done happens) {
            Fraction sum = Fraction.ZERO;
            for (OutcomeBranch way : happens.ways()) {
                sum = sum.plus(way.chance().times(best(board.with(way.changes()), Set.of(), 0, left - 1)));
            }
            values.add(sum);
        }
        return (own ? values.stream().max(Fraction::compareTo) : values.stream().min(Fraction::compareTo))
                .orElseThrow();
    }

    /** A board of a sequence of commands, with the pieces that acted in it. */
    record Here(Board board, Set<PlanningProblem.Acted> acted) {}

    /**
     * The best of all orders that are kept to whatever happens. A piece may be named again: where it has acted, the
     * rules have to refuse it, since a sequence of commands would let it act otherwise.
     */
    Fraction fixed(Map<Here, Fraction> boards, int stage, Map<Object, Fraction> done) {
        Object place = List.of(boards, stage);
        Fraction known = done.get(place);
        if (known != null) {
            return known;
        }
        Fraction best = Fraction.ZERO;
        for (Map.Entry<Here, Fraction> here : boards.entrySet()) {
            best = best.plus(here.getValue().times(worth.apply(here.getKey().board())));
        }
        for (Map.Entry<Action, Step> each : setting.actions().entrySet()) {
            if (each.getKey().stage() >= stage) {
                Map<Here, Fraction> after = followed(each.getKey(), each.getValue(), boards);
                if (!after.equals(boards)) {
                    Fraction worth = fixed(settled(after), each.getKey().stage(), done);
                    best = best.compareTo(worth) < 0 ? worth : best;
                }
            }
        }
        done.put(place, best);
        return best;
    }

    /** The boards after a step; those before it if a sequence of commands would let a piece act twice. */
    private Map<Here, Fraction> followed(Action action, Step step, Map<Here, Fraction> boards) {
        PlanningProblem.Acted one = new PlanningProblem.Acted(action.by(), action.stage());
        Map<Here, Fraction> after = new LinkedHashMap<>();
        for (Map.Entry<Here, Fraction> each : boards.entrySet()) {
            Here here = each.getKey();
            StepResult result = step.on(here.board());
            if (here.acted().contains(one)) {
                if (result instanceof StepResult.Done again && !isWarned(again, step)) {
                    return boards;
                }
                after.merge(here, each.getValue(), Fraction::plus);
            } else if (result instanceof StepResult.Done happens
                    && happens.reminders().isEmpty()) {
                Set<PlanningProblem.Acted> more = new HashSet<>(here.acted());
                more.add(one);
                happens.ways()
                        .forEach(way -> after.merge(
                                new Here(here.board().with(way.changes()), more),
                                each.getValue().times(way.chance()),
                                Fraction::plus));
            } else {
                after.merge(here, each.getValue(), Fraction::plus);
            }
        }
        return after;
    }

    private boolean isWarned(StepResult.Done again, Step step) {
        Set<String> since = new HashSet<>(again.reminders());
        if (step.on(setting.start()) instanceof StepResult.Done before) {
            since.removeAll(before.reminders());
        }
        return !since.isEmpty();
    }

    /** The same boards when all that is owed on them is done. */
    private Map<Here, Fraction> settled(Map<Here, Fraction> boards) {
        Map<Here, Fraction> settled = boards;
        for (Step owed : setting.owed().values()) {
            Map<Here, Fraction> after = new LinkedHashMap<>();
            settled.forEach((here, chance) -> {
                if (owed.on(here.board()) instanceof StepResult.Done happens) {
                    happens.ways()
                            .forEach(way -> after.merge(
                                    new Here(here.board().with(way.changes()), here.acted()),
                                    chance.times(way.chance()),
                                    Fraction::plus));
                } else {
                    after.merge(here, chance, Fraction::plus);
                }
            });
            settled = after;
        }
        return settled;
    }
}
