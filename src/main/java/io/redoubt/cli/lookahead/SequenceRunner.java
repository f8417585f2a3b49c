package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.PhaseStart;
import io.redoubt.battle.TurnStart;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.BoardDistribution;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalHistory;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.StepSequence;
import io.redoubt.foresight.ValueSource;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.BattleRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads steps and follows them in order. */
final class SequenceRunner {
    private final StepParser reader;
    private final StepSequence sequence;
    private final List<String> told = new ArrayList<>();

    /** The steps after the table was set up. */
    private final List<Step> done = new ArrayList<>();

    /** The table without any actions: only the steps that set it up, and the beginnings of turns and phases. */
    private Board before;

    private Board set;
    private boolean setting = true;

    SequenceRunner(StepParser reader, StepSequence sequence, Board start) {
        this.reader = reader;
        this.sequence = sequence;
        this.before = start;
        this.set = start;
    }

    /**
     * Follows one more step. A step that is invalid by itself is an error; a step that cannot be done on some branches
     * is not.
     */
    void take(List<String> words) {
        int number = told.size() + 1;
        try {
            StepParser.Read step = reader.read(words);
            List<Step> tries = step.tries(before);
            if (tries.size() > 1) {
                tries.forEach(one -> mustMakeSense(one, sequence.outlook()));
            }
            Step one = step.step(before);
            mustBeDone(sequence.take(number, one));
            setting &= step.nature() == StepParser.StepType.SETTING;
            if (setting) {
                set = sequence.outlook().chances().keySet().iterator().next();
            } else {
                done.add(one);
            }
            before = untouched(step);
            told.add(step.text());
        } catch (NotAllowedException e) {
            throw new ForbiddenStepException(number, String.valueOf(e.getMessage()));
        } catch (BadInputException e) {
            throw new BadInputException("step " + number + ": " + e.getMessage());
        }
    }

    /** Returns the table without any actions after one more step; the rolls at the start of a turn are omitted too. */
    private Board untouched(StepParser.Read step) {
        BattleRules rules = reader.game().battleRules();
        return switch (step.nature()) {
            case SETTING ->
                step.step(before).on(before) instanceof StepResult.Done happens
                        ? before.with(happens.ways().get(0).changes())
                        : before;
            case PHASE ->
                PhaseStart.after(before, rules)
                        .map(phase -> before.with(phase.changes(before, rules)))
                        .orElseGet(() -> turned(rules));
            case TURN -> turned(rules);
            case RULING -> before;
        };
    }

    private Board turned(BattleRules rules) {
        return before.with(TurnStart.after(before).changes(before, rules));
    }

    /**
     * Rejects a step that is done on no branch because of a mistake in it. While the table is being set up, there is
     * one branch only, so a forbidden step is rejected too.
     */
    private void mustBeDone(List<StepSequence.Missed> missed) {
        Fraction never = Fraction.ZERO;
        for (StepSequence.Missed each : missed) {
            never = never.plus(each.chance());
        }
        for (StepSequence.Missed each : missed) {
            boolean mistake = each.cause() == StepResult.Cause.MISTAKEN || each.cause() == StepResult.Cause.LACKING;
            if (never.equals(Fraction.ONE) && mistake) {
                throw new BadInputException(each.reason());
            }
            if (never.equals(Fraction.ONE) && setting && each.cause() == StepResult.Cause.FORBIDDEN) {
                throw new NotAllowedException(each.reason());
            }
        }
    }

    /**
     * Rejects a step that is invalid on every board: that is an input error, not an alternative that was not needed.
     */
    private static void mustMakeSense(Step step, BoardDistribution outlook) {
        String mistake = "";
        for (Board board : outlook.chances().keySet()) {
            if (!(step.on(board) instanceof StepResult.NotDone not) || not.cause() != StepResult.Cause.MISTAKEN) {
                return;
            }
            mistake = mistake.isEmpty() ? not.reason() : mistake;
        }
        throw new BadInputException(mistake);
    }

    /** Reads a goal, which may name a piece that a step added to the table. */
    Goal goal(String text) {
        try {
            return GoalParser.read(text, set, reader.game());
        } catch (BadInputException e) {
            for (Board board : sequence.outlook().chances().keySet()) {
                if (board.pieces().size() > set.pieces().size()) {
                    return GoalParser.read(text, board, reader.game());
                }
            }
            throw e;
        }
    }

    /** Returns the game of the steps. */
    RuleSet game() {
        return reader.game();
    }

    /** Returns the table after it was set up. */
    Board table() {
        return set;
    }

    /** Returns an example of a goal. */
    GoalExample example() {
        return new GoalExample(set, reader.game());
    }

    /** Returns the result of the steps so far. */
    ForeseeResult foreseen(Map<String, Goal> goals, GoalTiming timing, BoardRulings rulings) {
        Map<String, Fraction> chances = new LinkedHashMap<>();
        if (timing == GoalTiming.END) {
            goals.forEach((text, goal) ->
                    chances.put(text, sequence.outlook().of(board -> goal.holds(ValueSource.at(board)))));
        } else {
            GoalHistory history = new GoalHistory(set, List.copyOf(goals.values()));
            done.forEach(history::take);
            goals.forEach((text, goal) -> chances.put(text, history.chance(goal)));
        }
        return new ForeseeResult(
                reader.game(), List.copyOf(told), reader.inputs(), set, sequence, chances, timing, rulings);
    }
}
