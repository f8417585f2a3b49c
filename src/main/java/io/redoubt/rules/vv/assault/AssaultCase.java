package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.vv.positions.MineLosses;

/** One way of going at an occupied hex. */
sealed interface AssaultCase extends Case<AssaultCase.Result> permits BarredAssault, CloseAssault, Overrun, WonAssault {
    /** How enemies go at an occupied position. */
    enum Mode implements PlainName {
        CLOSE_ASSAULT,
        OVERRUN
    }

    /** What going at an occupied hex comes to. */
    enum End implements PlainName {
        FAILS,
        WINS,
        ENTERS,
        ALLOWED
    }

    /**
     * What an assault cost.
     *
     * @param attackerPoints casualty points of the assaulting units
     * @param defenderPoints casualty points of the defending units; 0 where they are eliminated as a whole
     * @param mined assaulting units that mines in the captured hex eliminate
     */
    record Result(End end, int attackerPoints, int defenderPoints, MineLosses mined) implements Case.Result {
        static Result of(End end) {
            return new Result(end, 0, 0, MineLosses.NONE);
        }
    }

    /** Whether those who win go into the hex. */
    default boolean goesIn() {
        return true;
    }

    /** Whether it is made now, and not only asked whether it may be. */
    default boolean isCarriedOut() {
        return true;
    }
}
