package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The commands of the other side at the beginning of its turn.
 *
 * @param side the planning side, in whose turns they are not given
 * @param steps returns the steps on the board after the turn has begun
 * @param decided boards after which nothing counts any more
 */
record ReplyStep(String side, Function<Board, List<Step>> steps, Predicate<Board> decided) {
    /** A branch, with the board after it. */
    private record Reached(OutcomeBranch way, Board board) {
        Reached then(OutcomeBranch next) {
            return new Reached(way.then(next), board.with(next.changes()));
        }
    }

    /** Returns the step to the next turn, followed by these commands if the planning side is not playing then. */
    Step after(Step turn) {
        return board -> {
            StepResult begun = turn.on(board);
            if (!(begun instanceof StepResult.Done done)) {
                return begun;
            }
            List<OutcomeBranch> ways = new ArrayList<>();
            for (OutcomeBranch way : done.ways()) {
                Reached start = new Reached(way, board.with(way.changes()));
                boolean isTheirs = !start.board().mark(Board.SIDE).equals(side);
                (isTheirs ? followed(start) : List.of(start)).forEach(end -> ways.add(end.way()));
            }
            return new StepResult.Done(merged(ways), done.reminders(), done.remarks());
        };
    }

    private List<Reached> followed(Reached start) {
        List<Reached> now = List.of(start);
        for (Step step : steps.apply(start.board())) {
            List<Reached> after = new ArrayList<>();
            for (Reached reached : now) {
                if (!decided.test(reached.board()) && step.on(reached.board()) instanceof StepResult.Done done) {
                    done.ways().forEach(way -> after.add(reached.then(way)));
                } else {
                    after.add(reached);
                }
            }
            now = after;
        }
        return now;
    }

    /** Merges branches with equal changes. */
    private static List<OutcomeBranch> merged(List<OutcomeBranch> ways) {
        Map<List<Change>, Fraction> chances = new LinkedHashMap<>();
        ways.forEach(way -> chances.merge(way.changes(), way.chance(), Fraction::plus));
        List<OutcomeBranch> merged = new ArrayList<>();
        chances.forEach((changes, chance) -> merged.add(new OutcomeBranch("", chance, changes)));
        return merged;
    }
}
