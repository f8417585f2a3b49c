package io.redoubt.rules.dh.hits;

import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * The Guts Check of a crew, and what a failed one brings.
 *
 * @param need what the die must show, all modifiers included
 * @param cause what forced the check
 * @param secondPin what the owner does at the second Pin marker
 */
public record Morale(Need need, Cause cause, SecondPin secondPin) {
    private static final Result HOLDS = Result.of("holds");
    private static final Result OUT_BY_FLAMES =
            Result.of("Routs 9\", no Pin", Rule.FLAME_04, Rule.FLAME_05, Rule.LEAVE_03);

    private static final Remark OUTSIDE =
            Remark.of("It leaves as infantry; what it cannot carry stays", Rule.LEAVE_04, Rule.LEAVE_06);

    private static final Remark FALLS_BACK = Remark.of(
            "Its owner has it Fall Back: it leaves as infantry; what it cannot carry stays",
            Rule.LEAVE_01,
            Rule.LEAVE_04,
            Rule.LEAVE_06);

    // A test of its own for every Pin marker a failure may bring.
    private static final List<Test> SMALL_ARMS = tests(
            List.of(Rule.GUTS_01, Rule.GUTS_02, Rule.GUTS_06, Rule.CORE_04, Rule.FIGHT_12),
            Result.of("first Pin", Rule.GUTS_03),
            Result.of("second Pin", Rule.GUTS_04, Rule.PEN_13),
            Result.of("third Pin, Routs 9\"", Rule.GUTS_05, Rule.PEN_14, Rule.LEAVE_03));
    private static final List<Test> PENETRATING_HIT = tests(
            List.of(Rule.CORE_04, Rule.GUTS_06),
            Result.of("first Pin", Rule.PEN_12, Rule.GUTS_03),
            Result.of("second Pin", Rule.PEN_13, Rule.GUTS_04),
            Result.of("third Pin, Routs 9\"", Rule.PEN_14, Rule.LEAVE_03));
    private static final List<Test> FLAMES =
            tests(List.of(Rule.FLAME_04, Rule.CORE_04, Rule.GUTS_06), OUT_BY_FLAMES, OUT_BY_FLAMES, OUT_BY_FLAMES);

    /** What forces a check. */
    public enum Cause {
        SMALL_ARMS,
        PENETRATING_HIT,
        FLAMES
    }

    private static List<Test> tests(List<RuleId> cites, Result... failures) {
        List<Test> tests = new ArrayList<>();
        for (Result failure : failures) {
            tests.add(new Test("Guts Check", Die.D10, cites, HOLDS, failure).byOther());
        }
        return List.copyOf(tests);
    }

    private Test test(int pins) {
        List<Test> tests = switch (cause) {
            case SMALL_ARMS -> SMALL_ARMS;
            case PENETRATING_HIT -> PENETRATING_HIT;
            case FLAMES -> FLAMES;
        };
        return tests.get(Math.min(pins, Pieces.ROUT - 1));
    }

    /** Whether a crew can come to fall back under so many attacks. */
    public boolean mayFallBack(WorkState start, int attacks) {
        return secondPin == SecondPin.FALL_BACK && (start.pins() == 1 || attacks > 1);
    }

    /** One check of everybody inside; nobody inside, no check. */
    public WorkState check(WorkState state, Umpire umpire) {
        if (!state.manned() || umpire.test(test(state.pins()), need)) {
            return state;
        }
        if (cause == Cause.FLAMES) {
            umpire.note(OUTSIDE);
            return state.left(CrewLocation.ROUTED);
        }
        WorkState pinned = state.pinned(state.pins() + 1);
        if (pinned.pins() >= Pieces.ROUT) {
            umpire.note(OUTSIDE);
            return pinned.left(CrewLocation.ROUTED);
        }
        if (pinned.pins() < Pieces.ROUT - 1 || secondPin == SecondPin.STAY) {
            return pinned;
        }
        umpire.note(FALLS_BACK);
        return pinned.left(CrewLocation.FELL_BACK);
    }
}
