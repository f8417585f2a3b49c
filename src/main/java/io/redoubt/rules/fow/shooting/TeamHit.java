package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;
import io.redoubt.umpire.Umpire;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the hits on the next team of a platoon do to it: a Save for each, and in Bulletproof Cover a Firepower Test
 * after a failed one (core rules).
 *
 * @param firepower what the Firepower Test needs; empty if there is no Bulletproof Cover
 * @param hits all hits on the platoon
 * @param teams how many teams they are spread over, 1 to {@code hits}
 */
record TeamHit(Need save, Optional<Need> firepower, int hits, int teams) implements Attempt<TeamHit.Tally> {
    private static final Test IN_THE_OPEN = Test.of(
                    "Save", Die.D6, Rule.CORE_45, Result.of("saved"), Result.of("failed: Destroyed", Rule.CORE_46))
            .byOther();
    private static final Test IN_COVER =
            Test.of("Save", Die.D6, "saved", "failed", Rule.CORE_45).byOther();
    private static final Test FIREPOWER = Test.of(
            "Firepower Test",
            Die.D6,
            Rule.CORE_46,
            Result.of("passed: Destroyed", Rule.CORE_46, Rule.CORE_03),
            Result.of("failed: cover saves it"));

    @Override
    public Tally attempt(Tally tally, Umpire umpire) {
        int extra = hits % teams;
        int here = hits / teams + (tally.done() < extra ? 1 : 0);
        // Which team it is matters only until the odd hits are dealt out: so there is less to tell apart in counting.
        int done = Math.min(tally.done() + 1, extra);
        for (int hit = 0; hit < here; hit++) {
            if (kills(umpire)) {
                return new Tally(done, tally.destroyed() + 1);
            }
        }
        return new Tally(done, tally.destroyed());
    }

    private boolean kills(Umpire umpire) {
        if (firepower.isEmpty()) {
            return !umpire.test(IN_THE_OPEN, save);
        }
        return !umpire.test(IN_COVER, save) && umpire.test(FIREPOWER, firepower.get());
    }

    /**
     * How far the hits have been worked through.
     *
     * @param done teams whose hits are settled, as far as these took one hit more than the rest
     * @param destroyed teams Destroyed so far
     */
    record Tally(int done, int destroyed) {
        static final Tally NONE = new Tally(0, 0);

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Tally that && done == that.done && destroyed == that.destroyed;
        }

        @Override
        public int hashCode() {
            return 31 * done + destroyed;
        }
    }
}
