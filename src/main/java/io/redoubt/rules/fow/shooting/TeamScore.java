package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The roll to hit a team: its training, made harder by concealment and range (core rules).
 *
 * @param first score of every die
 * @param again score of a second die, if the total is beyond a 6
 */
record TeamScore(Test test, RequiredRoll first, Optional<RequiredRoll> again) {
    private static final int HIGHEST_FACE = 6;
    private static final Test BY_TRAINING = Test.of("Roll to hit [FOW-CORE-40, FOW-CORE-16]", Die.D6, "hit", "miss");
    private static final Test SIX_FIRST =
            Test.of("Roll to hit [FOW-CORE-44, FOW-CORE-40, FOW-CORE-16]", Die.D6, "roll again", "miss");
    private static final Test AGAIN = Test.of("Second die [FOW-CORE-44]", Die.D6, "hit", "miss");
    private static final Test AS_GIVEN = Test.of("Roll to hit [FOW-CORE-16]", Die.D6, "hit", "miss");

    private static final Modifier CONCEALED = new Modifier(1, "Concealed");
    private static final Modifier GONE_TO_GROUND = new Modifier(1, "Gone to Ground");
    private static final Modifier FAR = new Modifier(1, "over 16\"/40 cm");

    static TeamScore given(Grade score) {
        return new TeamScore(AS_GIVEN, RequiredRoll.of(score.target(), "as given"), Optional.empty());
    }

    static TeamScore of(Grade training, Conditions conditions, Checklist list) {
        List<Modifier> modifiers = new ArrayList<>();
        if (conditions.concealed()) {
            modifiers.add(CONCEALED);
            list.note("Concealed: one more to hit (core rules) [FOW-CORE-41]");
        }
        if (conditions.goneToGround() && conditions.concealed()) {
            modifiers.add(GONE_TO_GROUND);
            list.note("Gone to Ground as well: one more again (core rules) [FOW-CORE-42]");
        } else if (conditions.goneToGround()) {
            list.note("Gone to Ground helps Concealed teams only: ignored (core rules) [FOW-CORE-42]");
        }
        if (conditions.far()) {
            modifiers.add(FAR);
            list.note("Over 16\"/40 cm: one more to hit (core rules) [FOW-CORE-43]");
        }
        String reason = training.words() + (training.id().equals(training.words()) ? "" : " target");
        int score = training.target().number() + modifiers.size();
        RequiredRoll first =
                new RequiredRoll(Target.atLeast(Math.min(score, HIGHEST_FACE)), reason, List.copyOf(modifiers));
        if (score <= HIGHEST_FACE) {
            return new TeamScore(BY_TRAINING, first, Optional.empty());
        }
        // A 7 is a 6 and then 5+, an 8 a 6 and then a 6; printed training cannot lead to a higher score.
        RequiredRoll second = RequiredRoll.of(Target.atLeast(Math.min(score - 2, HIGHEST_FACE)), score + "+ in all");
        return new TeamScore(SIX_FIRST, first, Optional.of(second));
    }

    /** Returns the number of hits. */
    int roll(int dice, Umpire umpire) {
        int hits = umpire.count(test, first, dice);
        return again.isEmpty() ? hits : umpire.count(AGAIN, again.get(), hits);
    }

    /** The circumstances that make a team harder to hit. */
    record Conditions(boolean concealed, boolean goneToGround, boolean far) {}
}
