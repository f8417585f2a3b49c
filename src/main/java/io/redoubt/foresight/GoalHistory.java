package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Follows a sequence of steps and records which goals held at any time: at the beginning, or after one of the steps. */
public final class GoalHistory {
    private final List<Goal> goals;
    private final ChangedValues changing = new ChangedValues();
    private Map<Seen, Fraction> boards;

    /** A board with the goals that held on it or before it. */
    private record Seen(Board board, Set<Goal> held) {}

    /** Begins with a certain board. */
    public GoalHistory(Board start, List<Goal> goals) {
        this.goals = List.copyOf(goals);
        this.boards = Map.of(seen(start, Set.of()), Fraction.ONE);
    }

    private Seen seen(Board board, Set<Goal> before) {
        List<Goal> now = new ArrayList<>(goals);
        now.removeIf(goal -> before.contains(goal) || !goal.holds(ValueSource.at(board)));
        if (now.isEmpty()) {
            return new Seen(board, before);
        }
        Set<Goal> held = new LinkedHashSet<>(before);
        held.addAll(now);
        return new Seen(board, held);
    }

    /** Follows one more step on every board. */
    public void take(Step step) {
        MemoizedStep memoized = new MemoizedStep(step, changing);
        Map<Seen, Fraction> after = new LinkedHashMap<>();
        boards.forEach((before, chance) -> {
            if (memoized.on(before.board()) instanceof StepResult.Done done) {
                for (OutcomeBranch way : done.ways()) {
                    after.merge(
                            seen(before.board().with(way.changes()), before.held()),
                            chance.times(way.chance()),
                            Fraction::plus);
                }
            } else {
                after.merge(before, chance, Fraction::plus);
            }
        });
        boards = after;
    }

    /** Returns the probability that a goal held at any time so far. */
    public Fraction chance(Goal goal) {
        Fraction sum = Fraction.ZERO;
        for (Map.Entry<Seen, Fraction> board : boards.entrySet()) {
            sum = board.getKey().held().contains(goal) ? sum.plus(board.getValue()) : sum;
        }
        return sum;
    }
}
