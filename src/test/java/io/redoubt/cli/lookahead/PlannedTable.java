package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.Shell;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.Policy;
import io.redoubt.rules.RuleSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;

/** A table set by commands, with what reads more of them. */
record PlannedTable(RuleSet game, Board board, BoardRulings rulings, StepParser reader) {
    static PlannedTable of(RuleSet game, List<String> commands) {
        Environment world = Shell.silent(Environment.Terminal.NONE);
        BoardRulings rulings = new BoardRulings(new QueryEngine(world));
        StepParser reader = new StepParser(world, rulings, game, Map.of());
        Board board = StartingBoards.empty(game);
        for (String command : commands) {
            StepResult upshot = reader.read(ShellWords.of(command)).step(board).on(board);
            if (!(upshot instanceof StepResult.Done happens)) {
                throw new IllegalStateException(command + ": " + upshot);
            }
            board = board.with(happens.ways().get(0).changes());
        }
        return new PlannedTable(game, board, rulings, reader);
    }

    /** Reads what a plan is for, from the arguments of its command. */
    PlanGoal goal(List<String> arguments) {
        LookAheadArguments line = LookAheadArguments.read(
                arguments, LookAheadArguments.Words.GOAL, PlanCommand.WORDS.options(), "help plan");
        return PlanGoal.of(line, String.join(" ", line.words()), board, game);
    }

    Reply reply(String text, PlanGoal goal) {
        return new ReplyParser(Shell.silent(Environment.Terminal.NONE), rulings, game, Map.of(), StepInputs.none())
                .read(Optional.of(text), board, 2, goal);
    }

    PlanningProblem setting(PlanGoal goal, int turns) {
        return setting(goal, turns, new Reply.Nothing());
    }

    PlanningProblem setting(PlanGoal goal, int turns, Reply reply) {
        return setting(goal, turns, reply, List.of());
    }

    /** Returns the problem of a single turn in which pieces only shoot. */
    PlanningProblem shots(PlanGoal goal) {
        return setting(goal, 1, new Reply.Nothing(), List.of("shoot"));
    }

    private PlanningProblem setting(PlanGoal goal, int turns, Reply reply, List<String> verbs) {
        return new CandidateActions(board, game, rulings, Map.of(), StepInputs.none(), List.of())
                .setting(new CandidateActions.ActionFilter(List.of(), List.of(), verbs), goal, turns, reply);
    }

    /** Returns the board after a random action; the same board if it is not possible. */
    static Board played(PlanningProblem setting, Board board, Random random) {
        List<Step> steps = List.copyOf(setting.actions().values());
        if (steps.get(random.nextInt(steps.size())).on(board) instanceof StepResult.Done happens) {
            List<OutcomeBranch> ways = happens.ways();
            return board.with(ways.get(random.nextInt(ways.size())).changes());
        }
        return board;
    }

    /**
     * What a policy is worth to somebody who types what it says.
     *
     * @param decided boards after which nothing counts any more
     */
    Fraction followed(Policy policy, Board from, Function<Board, Fraction> worth, Predicate<Board> decided) {
        if (policy.isOver() || decided.test(from)) {
            return worth.apply(from);
        }
        Step step = reader.read(ShellWords.of(policy.step())).step(from);
        if (!(step.on(from) instanceof StepResult.Done happens)) {
            throw new IllegalStateException(policy.step() + " is not possible on " + from);
        }
        Fraction sum = Fraction.ZERO;
        for (OutcomeBranch way : happens.ways()) {
            Board after = from.with(way.changes());
            Policy then = policy.results().stream()
                    .filter(result -> result.outcome().equals(way.outcome())
                            && from.with(result.changes()).equals(after))
                    .findFirst()
                    .orElseThrow()
                    .then();
            sum = sum.plus(way.chance().times(followed(then, after, worth, decided)));
        }
        return sum;
    }

    /**
     * What commands are worth to somebody who types them, whatever comes of them.
     *
     * @param decided boards after which nothing counts any more
     */
    Fraction typed(List<String> steps, int at, Board from, Function<Board, Fraction> worth, Predicate<Board> decided) {
        if (at == steps.size() || decided.test(from)) {
            return worth.apply(from);
        }
        Step step = reader.read(ShellWords.of(steps.get(at))).step(board);
        if (!(step.on(from) instanceof StepResult.Done happens)) {
            return typed(steps, at + 1, from, worth, decided);
        }
        Fraction sum = Fraction.ZERO;
        for (OutcomeBranch way : happens.ways()) {
            Fraction value = typed(steps, at + 1, from.with(way.changes()), worth, decided);
            sum = sum.plus(way.chance().times(value));
        }
        return sum;
    }
}
