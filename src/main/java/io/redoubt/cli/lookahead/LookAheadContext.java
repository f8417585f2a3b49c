package io.redoubt.cli.lookahead;

import io.redoubt.cli.answering.AnswerDesk;
import io.redoubt.cli.answering.Waiting;
import io.redoubt.cli.process.World;
import io.redoubt.foresight.TooManyBoards;
import io.redoubt.odds.Budget;
import io.redoubt.rules.input.BadInput;
import java.util.function.Function;

/**
 * The context of one look-ahead command. All its queries share one time budget.
 *
 * @param hearings resolves queries on boards
 * @param budget the remaining budget
 */
record LookAheadContext(BoardRulings hearings, Budget budget) {
    /**
     * Runs work in a new context, under a progress indicator.
     *
     * @throws BadInput if there are too many boards
     */
    static <T> T with(World world, LookAheadArguments line, Function<LookAheadContext, T> work) {
        World patient = Waiting.in(world, line.one(LookAheadArguments.PATIENCE).orElse(""));
        try {
            return Waiting.during(
                    patient,
                    Waiting.usual(patient),
                    budget -> work.apply(
                            new LookAheadContext(new BoardRulings(AnswerDesk.sharing(patient, budget)), budget)));
        } catch (TooManyBoards e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
