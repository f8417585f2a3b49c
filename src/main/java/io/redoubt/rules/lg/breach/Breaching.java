package io.redoubt.rules.lg.breach;

import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.terms.Impact;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import org.jspecify.annotations.Nullable;

/**
 * Attack upon attack on a wall that is to be breached.
 *
 * @param target what is breached, in words
 * @param costs points for a hit alone and for a success
 * @param points how many breach it
 * @param done how many of them were done before
 * @param attacks how many are made, unless it is breached before
 * @param perTurn how many of them are made in a turn
 * @param inTurns whether somebody counts turns
 */
record Breaching(
        String target,
        HitAndPenetration blow,
        Costs costs,
        int points,
        int done,
        int attacks,
        int perTurn,
        boolean inTurns,
        Checklist list) {

    private static final Remark SUCCESS = Remark.of("A success: {} of {} points", Rule.BREACH_06, Rule.BREACH_07);
    private static final Remark FAILURE =
            Remark.of("Hit but not penetrated: no success, {} of {} points", Rule.BREACH_05, Rule.BREACH_07);
    private static final Remark BARE_HIT =
            Remark.of("Hit but not penetrated: {} of {} points by the variant", Rule.BREACH_08, Rule.DMG_06);

    /** Points for a hit that does not penetrate, and for one that does. */
    record Costs(int hit, int success) {
        int of(Impact impact) {
            return switch (impact) {
                case MISS -> 0;
                case HIT -> hit;
                case PENETRATED -> success;
            };
        }
    }

    /**
     * The work between attacks.
     *
     * @param points points done
     * @param made attacks made until it was breached; 0 where nobody asks
     */
    record Work(int points, int made) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Work that && points == that.points && made == that.made;
        }

        @Override
        public int hashCode() {
            return 31 * points + made;
        }
    }

    Work start() {
        return new Work(done, 0);
    }

    Work attack(Work before, Umpire umpire) {
        if (before.points() >= points) {
            return before;
        }
        Impact impact = blow.strike(umpire);
        int done = Math.min(points, before.points() + costs.of(impact));
        switch (impact) {
            case MISS -> {
                // The roll says it all.
            }
            case HIT -> umpire.note(costs.hit() == 0 ? FAILURE : BARE_HIT, done, points);
            case PENETRATED -> umpire.note(SUCCESS, done, points);
        }
        return new Work(done, told() ? before.made() + 1 : 0);
    }

    /** Whether the attack that breaches it is kept. */
    boolean told() {
        return attacks <= AttackSeries.MOST_TOLD;
    }

    /** The turn an attack falls in, from 1. */
    int turn(int attack) {
        return (attack + perTurn - 1) / perTurn;
    }

    /** How many turns all attacks take. */
    int turns() {
        return turn(attacks);
    }
}
