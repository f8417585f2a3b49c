package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Case;

/** One way of going at an occupied hex. */
sealed interface AssaultCase extends Case<AssaultResult> permits BarredAssault, CloseAssault, Overrun, WonAssault {
    /** Whether it is made now, and not only asked whether it may be. */
    default boolean isCarriedOut() {
        return true;
    }
}
