package io.redoubt.cli.ahead;

import io.redoubt.cli.answering.AnswerDesk;
import io.redoubt.cli.answering.Waiting;
import io.redoubt.cli.process.World;
import io.redoubt.foresight.TooManyBoards;
import io.redoubt.odds.Budget;
import io.redoubt.rules.input.BadInput;
import java.util.function.Function;

/**
 * A desk for everything one look ahead asks: all of it together may take as long as one question.
 *
 * @param hearings what the rules are asked
 * @param budget how much of it is left
 */
record AheadDesk(Hearings hearings, Budget budget) {
    /**
     * Works with such a desk.
     *
     * @throws BadInput if there is too much ahead
     */
    static <T> T with(World world, AheadLine line, Function<AheadDesk, T> work) {
        World patient = Waiting.in(world, line.one(AheadLine.PATIENCE).orElse(""));
        try {
            return Waiting.during(
                    patient,
                    Waiting.usual(patient),
                    budget -> work.apply(new AheadDesk(new Hearings(AnswerDesk.sharing(patient, budget)), budget)));
        } catch (TooManyBoards e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
