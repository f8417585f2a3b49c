package io.redoubt.rules.vv.assault;

import io.redoubt.rules.procedure.Case;
import org.jspecify.annotations.Nullable;

/**
 * What an assault cost.
 *
 * @param attackerPoints casualty points of the assaulting units
 * @param defenderPoints casualty points of the defending units; 0 where they are eliminated as a whole
 * @param mined assaulting units that mines in the captured hex eliminate
 */
record AssaultResult(AssaultEnd end, int attackerPoints, int defenderPoints, int mined) implements Case.Result {
    static AssaultResult of(AssaultEnd end) {
        return new AssaultResult(end, 0, 0, 0);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AssaultResult that
                && end == that.end
                && attackerPoints == that.attackerPoints
                && defenderPoints == that.defenderPoints
                && mined == that.mined;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * end.hashCode() + attackerPoints) + defenderPoints) + mined;
    }
}
