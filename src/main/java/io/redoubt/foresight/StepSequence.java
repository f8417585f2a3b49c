package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Follows steps one after the other from one board, with the probability of every result. */
public final class StepSequence {
    /** Estimated cost of following one branch, in nanoseconds. */
    private static final double WAY = 3_000;

    private final Budget budget;
    private final ChangedValues changing = new ChangedValues();
    private final Set<Sentence> remarks = new LinkedHashSet<>();
    private final Set<Reminded> reminders = new LinkedHashSet<>();
    private final List<Missed> missed = new ArrayList<>();
    private BoardDistribution outlook;

    /**
     * A step that is skipped on some boards.
     *
     * @param step the number of the step, from 1
     * @param chance the probability that it is skipped for this reason
     */
    public record Missed(int step, Fraction chance, String reason, StepResult.Cause cause) {}

    /**
     * A warning against a step that is followed anyway.
     *
     * @param step the number of the step, from 1
     */
    public record Reminded(int step, String reminder) {}

    /**
     * Creates an empty sequence that starts from a board.
     *
     * @param budget the limit on the work of all steps
     */
    public StepSequence(Board start, Budget budget) {
        this.budget = budget;
        this.outlook = BoardDistribution.of(start);
    }

    /**
     * Follows one more step on every board.
     *
     * @param number the number of the step, from 1
     * @return the reasons why it was skipped, with their probabilities; empty if it was always done
     * @throws TooManyBoardsException if the budget is exhausted
     */
    public List<Missed> take(int number, Step step) {
        MemoizedStep remembered = new MemoizedStep(step, changing);
        Map<Board, Fraction> after = new LinkedHashMap<>();
        Map<StepResult.NotDone, Fraction> reasons = new LinkedHashMap<>();
        for (Map.Entry<Board, Fraction> each : outlook.chances().entrySet()) {
            Board board = each.getKey();
            StepResult upshot = remembered.on(board);
            if (upshot instanceof StepResult.Done happens) {
                remarks.addAll(happens.remarks());
                happens.reminders().forEach(reminder -> reminders.add(new Reminded(number, reminder)));
                for (OutcomeBranch way : happens.ways()) {
                    after.merge(board.with(way.changes()), each.getValue().times(way.chance()), Fraction::plus);
                }
            } else if (upshot instanceof StepResult.NotDone not) {
                reasons.merge(not, each.getValue(), Fraction::plus);
                after.merge(board, each.getValue(), Fraction::plus);
            }
            chargeStep(upshot, after.size(), number);
        }
        outlook = new BoardDistribution(after);
        List<Missed> now = new ArrayList<>();
        reasons.forEach((not, chance) -> now.add(new Missed(number, chance, not.reason(), not.cause())));
        missed.addAll(now);
        return now;
    }

    private void chargeStep(StepResult upshot, int boards, int number) {
        int ways = upshot instanceof StepResult.Done happens ? happens.ways().size() : 1;
        try {
            budget.spend(WAY * ways);
        } catch (ComputationAbortedException e) {
            throw new TooManyBoardsException("step " + number + ", after " + boards + " boards: " + e.getMessage());
        }
    }

    /** Returns the distribution of boards after the steps so far. */
    public BoardDistribution outlook() {
        return outlook;
    }

    /** Returns every step that was skipped on some board. */
    public List<Missed> missed() {
        return List.copyOf(missed);
    }

    /** Returns the warnings against steps that are followed anyway. */
    public Set<Reminded> reminders() {
        return reminders;
    }

    /** Returns the remarks of the rules before dice. */
    public Set<Sentence> remarks() {
        return remarks;
    }
}
