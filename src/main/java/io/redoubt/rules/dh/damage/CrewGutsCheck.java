package io.redoubt.rules.dh.damage;

import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * Guts Check of a crew, and the effects of a failure.
 *
 * @param need roll needed, including all modifiers
 */
public record CrewGutsCheck(RequiredRoll need, Cause cause, SecondPin secondPin) {
    private static final Result HOLDS = Result.of("holds");
    private static final Result OUT_BY_FLAMES = Result.of("Routs 9\", no Pin [DH-FLAME-04, DH-FLAME-05, DH-LEAVE-03]");

    private static final SentenceTemplate OUTSIDE =
            SentenceTemplate.of("It leaves as infantry; what it cannot carry stays [DH-LEAVE-04, DH-LEAVE-06]");

    private static final SentenceTemplate FALLS_BACK = SentenceTemplate.of(
            "Its owner has it Fall Back: it leaves as infantry; what it cannot carry stays [DH-LEAVE-01, DH-LEAVE-04, DH-LEAVE-06]");

    // Each list has one test per number of Pin markers before the check.
    private static final List<Test> SMALL_ARMS = tests(
            "Guts Check [DH-GUTS-01, DH-GUTS-02, DH-GUTS-06, DH-CORE-04, DH-FIGHT-12]",
            Result.of("first Pin [DH-GUTS-03]"),
            Result.of("second Pin [DH-GUTS-04, DH-PEN-13]"),
            Result.of("third Pin, Routs 9\" [DH-GUTS-05, DH-PEN-14, DH-LEAVE-03]"));
    private static final List<Test> PENETRATING_HIT = tests(
            "Guts Check [DH-CORE-04, DH-GUTS-06]",
            Result.of("first Pin [DH-PEN-12, DH-GUTS-03]"),
            Result.of("second Pin [DH-PEN-13, DH-GUTS-04]"),
            Result.of("third Pin, Routs 9\" [DH-PEN-14, DH-LEAVE-03]"));
    private static final List<Test> FLAMES =
            tests("Guts Check [DH-FLAME-04, DH-CORE-04, DH-GUTS-06]", OUT_BY_FLAMES, OUT_BY_FLAMES, OUT_BY_FLAMES);

    public enum Cause {
        SMALL_ARMS,
        PENETRATING_HIT,
        FLAMES
    }

    private static List<Test> tests(String title, Result... failures) {
        List<Test> tests = new ArrayList<>();
        for (Result failure : failures) {
            tests.add(Test.of(title, Die.D10, HOLDS, failure).byOther());
        }
        return List.copyOf(tests);
    }

    private Test test(int pins) {
        List<Test> tests = switch (cause) {
            case SMALL_ARMS -> SMALL_ARMS;
            case PENETRATING_HIT -> PENETRATING_HIT;
            case FLAMES -> FLAMES;
        };
        return tests.get(Math.min(pins, PieceFields.ROUT - 1));
    }

    /** Returns whether a crew can fall back during this number of attacks. */
    public boolean mayFallBack(FortificationState start, int attacks) {
        return secondPin == SecondPin.FALL_BACK && (start.pins() == 1 || attacks > 1);
    }

    /** Makes one check of all men inside; an empty fortification makes none. */
    public FortificationState check(FortificationState state, Umpire umpire) {
        if (!state.manned() || umpire.test(test(state.pins()), need)) {
            return state;
        }
        if (cause == Cause.FLAMES) {
            umpire.note(OUTSIDE);
            return state.left(FortificationState.CrewLocation.ROUTED);
        }
        FortificationState pinned = state.pinned(state.pins() + 1);
        if (pinned.pins() >= PieceFields.ROUT) {
            umpire.note(OUTSIDE);
            return pinned.left(FortificationState.CrewLocation.ROUTED);
        }
        if (pinned.pins() < PieceFields.ROUT - 1 || secondPin == SecondPin.STAY) {
            return pinned;
        }
        umpire.note(FALLS_BACK);
        return pinned.left(FortificationState.CrewLocation.FELL_BACK);
    }

    /** Choice of the owner at the second Pin marker of a crew (DH-GUTS-04, DH-PEN-13). */
    public enum SecondPin implements NamedConstant {
        STAY,
        FALL_BACK;

        @Override
        public String words() {
            return this == STAY ? "stays" : "falls back";
        }
    }
}
