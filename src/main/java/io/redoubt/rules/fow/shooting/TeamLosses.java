package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import org.jspecify.annotations.Nullable;

/**
 * What shooting did to a platoon in cover.
 *
 * @param condition the worst of it: a team Destroyed, or else the platoon Pinned Down
 * @param pinned whether the platoon is Pinned Down, whatever else
 * @param hits hits it took
 * @param casualties teams Destroyed
 */
record TeamLosses(Condition condition, boolean pinned, int hits, int casualties) implements ShotResult {
    private static final Remark PINNED =
            Remark.of("No team is Destroyed, but the platoon is *PINNED DOWN*.", Rule.CORE_49);

    Sentence inWords(ShotTarget at) {
        if (casualties > 0) {
            return Sentence.of(pinned ? Remark.of("Teams *DESTROYED*: *{}*; the platoon is *PINNED DOWN*.", Rule.CORE_46, Rule.CORE_49) : Remark.of("Teams *DESTROYED*: *{}*.", Rule.CORE_46), casualties);
        }
        return pinned ? Sentence.of(PINNED) : Sentence.of(Remark.of("The {} is *UNHARMED*."), at);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TeamLosses that
                && condition == that.condition
                && pinned == that.pinned
                && hits == that.hits
                && casualties == that.casualties;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * hits + casualties) + condition.hashCode();
    }
}
