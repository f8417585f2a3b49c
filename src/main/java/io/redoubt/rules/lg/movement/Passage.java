package io.redoubt.rules.lg.movement;

import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import org.jspecify.annotations.Nullable;

/**
 * Troops or vehicles on their way through a fire, or through a structure.
 *
 * @param burning whether fire attacks them
 * @param who what passes: of a vehicle the chapter tells the attack alone, not what a penetration does to it
 * @param troops how many there are
 * @param armor what the fire needs to penetrate the armor of one
 * @param attacks how often it attacks each of them (LG-Q21)
 */
record Passage(boolean burning, PassageForm.Passer who, int troops, Need armor, int attacks, Checklist list) {
    /** How many the fire took; of vehicles, whose armor it penetrated. */
    record End(int casualties) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof End that && casualties == that.casualties;
        }

        @Override
        public int hashCode() {
            return casualties;
        }
    }

    End resolve(Umpire umpire) {
        if (!burning) {
            return new End(0);
        }
        return attacks == 1
                ? attack(new End(0), umpire)
                : umpire.repeat("Fire attack", attacks, new End(0), this::attack);
    }

    private Test test() {
        return switch (who) {
            case TROOPS -> Tests.FIRE_ATTACK;
            case VEHICLE -> Tests.FIRE_ON_VEHICLE;
        };
    }

    private End attack(End before, Umpire umpire) {
        int left = troops - before.casualties();
        return new End(before.casualties() + umpire.count(test(), armor, left));
    }
}
