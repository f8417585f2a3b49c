package io.redoubt.rules.dh;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * The Guts Check of a crew, and what a failed one brings.
 *
 * @param need what the die must show, all modifiers included
 * @param cause what forced the check
 * @param secondPin what the owner does at the second Pin marker
 */
record Morale(Need need, Cause cause, SecondPin secondPin) {
    /** Pin markers that make a crew Rout (DH-GUTS-05). */
    static final int ROUT = 3;

    private static final Result HOLDS = Result.of("holds");
    private static final Result OUT_BY_FLAMES =
            Result.of("Routs 9\", no Pin", Rule.FLAME_04, Rule.FLAME_05, Rule.LEAVE_03);

    private static final Remark OUTSIDE =
            Remark.of("It leaves as infantry; what it cannot carry stays", Rule.LEAVE_04, Rule.LEAVE_06);

    /** What forces a check; each has a test of its own for every Pin marker a failure may bring. */
    enum Cause {
        SMALL_ARMS(
                List.of(Rule.GUTS_01, Rule.GUTS_02, Rule.GUTS_06, Rule.CORE_04),
                Result.of("first Pin", Rule.GUTS_03),
                Result.of("second Pin", Rule.GUTS_04, Rule.PEN_13),
                Result.of("third Pin, Routs 9\"", Rule.GUTS_05, Rule.PEN_14, Rule.LEAVE_03)),
        PENETRATING_HIT(
                List.of(Rule.CORE_04, Rule.GUTS_06),
                Result.of("first Pin", Rule.PEN_12, Rule.GUTS_03),
                Result.of("second Pin", Rule.PEN_13, Rule.GUTS_04),
                Result.of("third Pin, Routs 9\"", Rule.PEN_14, Rule.LEAVE_03)),
        FLAMES(List.of(Rule.FLAME_04, Rule.CORE_04, Rule.GUTS_06), OUT_BY_FLAMES, OUT_BY_FLAMES, OUT_BY_FLAMES);

        private final Test first;
        private final Test second;
        private final Test third;

        Cause(List<RuleId> cites, Result first, Result second, Result third) {
            this.first = new Test("Guts Check", Die.D10, cites, HOLDS, first);
            this.second = new Test("Guts Check", Die.D10, cites, HOLDS, second);
            this.third = new Test("Guts Check", Die.D10, cites, HOLDS, third);
        }

        private Test test(int pins) {
            return switch (pins) {
                case 0 -> first;
                case 1 -> second;
                default -> third;
            };
        }
    }

    /** One check of everybody inside; nobody inside, no check. */
    WorkState check(WorkState state, Umpire umpire) {
        if (!state.manned() || umpire.test(cause.test(state.pins()), need)) {
            return state;
        }
        if (cause == Cause.FLAMES) {
            umpire.note(OUTSIDE);
            return state.left(Whereabouts.ROUTED);
        }
        WorkState pinned = state.pinned(state.pins() + 1);
        if (pinned.pins() >= ROUT) {
            umpire.note(OUTSIDE);
            return pinned.left(Whereabouts.ROUTED);
        }
        boolean leaves = pinned.pins() == ROUT - 1 && secondPin == SecondPin.FALL_BACK;
        return leaves ? pinned.left(Whereabouts.FELL_BACK) : pinned;
    }
}
