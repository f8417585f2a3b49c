package io.redoubt.cli.lookahead;

import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.foresight.TooManyBoardsException;
import io.redoubt.odds.Budget;
import io.redoubt.rules.input.BadInputException;
import java.util.function.Function;

/**
 * The context of one look-ahead command. All its queries share one time budget.
 *
 * @param rulings resolves queries on boards
 * @param budget the remaining budget
 */
record LookAheadContext(BoardRulings rulings, Budget budget) {
    /**
     * Runs work in a new context, under a progress indicator.
     *
     * @throws BadInputException if there are too many boards
     */
    static <T> T with(Environment world, LookAheadArguments line, Function<LookAheadContext, T> work) {
        Environment patient = ProgressIndicator.in(
                world, line.one(LookAheadArguments.PATIENCE).orElse(""));
        try {
            return ProgressIndicator.withProgress(
                    patient,
                    ProgressIndicator.defaultLimit(patient),
                    budget -> work.apply(
                            new LookAheadContext(new BoardRulings(QueryEngine.sharing(patient, budget)), budget)));
        } catch (TooManyBoardsException e) {
            throw new BadInputException(String.valueOf(e.getMessage()));
        }
    }
}
