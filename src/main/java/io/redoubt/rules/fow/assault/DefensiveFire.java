package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Reach;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Fire by Bunkers at an assaulting platoon before it reaches the Bunker; each fires once in an assault.
 *
 * @param shooters all Bunkers named, also those that may not fire
 * @param stopAt how many hits stop the assault
 * @param lane what keeps a Bunker that is near enough from firing
 */
record DefensiveFire(List<FiringBunker> shooters, int stopAt, SharedReadings.Within within, FireLane lane) {
    static final Reach REACH = Reach.SHOT;

    private static final Test BY_ASSAULTED = Test.of(
                    "Defensive Fire", Die.D6, "hit", "miss", Rule.DFIRE_03, Rule.CORE_16)
            .byOther();
    private static final Test BY_OTHER = Test.of("Defensive Fire", Die.D6, "hit", "miss", Rule.DFIRE_04, Rule.CORE_16)
            .byOther();
    private static final Remark STOPPED = Remark.of("{} in all: the assault is stopped (core rules)", Rule.CORE_20);
    private static final Remark COMES_THROUGH =
            Remark.of("{} in all: not enough to stop the assault (core rules)", Rule.CORE_20);

    /** The hits so far and whose turn it is. */
    private record Tally(int next, int hits) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Tally that && next == that.next && hits == that.hits;
        }

        @Override
        public int hashCode() {
            return 31 * next + hits;
        }
    }

    void check(Checklist list) {
        if (shooters.isEmpty()) {
            list.note("No Defensive Fire given: taken to be none", Rule.DFIRE_03);
            return;
        }
        for (FiringBunker shooter : shooters) {
            check(shooter, list);
        }
        list.note(Remark.of("{} stop the assault; no losses rolled (core rules)", Rule.CORE_20), stopAt == 1 ? "1 hit or more" : stopAt + " hits or more");
    }

    private void check(FiringBunker shooter, Checklist list) {
        String name = shooter.isAssaulted() ? "The assaulted Bunker" : shooter.name();
        if (!reaches(shooter, within)) {
            list.note(Remark.of("{}, {} away, does not fire: it must be within {}", Rule.DFIRE_04), name, shooter.distance().orElseThrow(), REACH);
            return;
        }
        if (shooter.dice() == 0) {
            list.note(Remark.of("{} is {}: it does not fire (core rules)", Rule.CORE_08, Rule.DFIRE_04), name, shooter.stance());
            return;
        }
        Optional<Remark> bar = lane.bars(shooter);
        if (bar.isPresent()) {
            list.note(bar.get(), name);
            return;
        }
        lane.waives(shooter).ifPresent(remark -> list.note(remark, name));
        boolean lower = shooter.dice() < shooter.rof();
        if (shooter.stance() == FireState.PINNED) {
            list.note(lower ? Remark.of("{} is Pinned Down: its ROF drops to 1", Rule.PILL_05) : Remark.of("{} is Pinned Down: its ROF stays 1", Rule.PILL_05), name);
        } else if (shooter.stance() == FireState.PINNED_ROF_2) {
            list.note(lower ? Remark.of("{} is Pinned Down: its ROF drops to 2 (arsenal)", Rule.PILL_06) : Remark.of("{} is Pinned Down: its ROF stays {} (arsenal)", Rule.PILL_06, Rule.PILL_05), name, shooter.rof());
        }
        String dice = shooter.dice() == 1 ? "1 die" : shooter.dice() + " dice";
        String score = shooter.toHit().words() + " to hit";
        if (shooter.isAssaulted()) {
            list.note(Remark.of("The assaulted Bunker may fire: {}, {}", Rule.DFIRE_03), dice, score);
        } else {
            list.note(Remark.of("{}, {} away, within {}, may fire: {}, {}", Rule.DFIRE_04), name, shooter.distance().orElseThrow(), REACH, dice, score);
        }
    }

    /** True if the fire stops the assault. */
    boolean stops(Umpire umpire) {
        List<FiringBunker> firing = firing();
        if (firing.isEmpty()) {
            return false;
        }
        Tally end = umpire.repeat(
                "Bunker", firing.size(), new Tally(0, 0), (tally, at) -> fire(firing.get(tally.next), tally, at));
        boolean stopped = end.hits >= stopAt;
        umpire.note(stopped ? STOPPED : COMES_THROUGH, end.hits == 1 ? "1 hit" : end.hits + " hits");
        return stopped;
    }

    private static Tally fire(FiringBunker shooter, Tally tally, Umpire umpire) {
        Test test = shooter.isAssaulted() ? BY_ASSAULTED : BY_OTHER;
        Need need = Need.of(shooter.toHit().target(), shooter.isAssaulted() ? "assaulted Bunker" : shooter.name());
        return new Tally(tally.next + 1, tally.hits + umpire.count(test, need, shooter.dice()));
    }

    private List<FiringBunker> firing() {
        List<FiringBunker> firing = new ArrayList<>();
        for (FiringBunker shooter : shooters) {
            if (shooter.dice() > 0
                    && reaches(shooter, within)
                    && lane.bars(shooter).isEmpty()) {
                firing.add(shooter);
            }
        }
        return firing;
    }

    /** Whether it is near enough to the assaulted Bunker. */
    static boolean reaches(FiringBunker shooter, SharedReadings.Within within) {
        return shooter.distance().isEmpty() || REACH.covers(shooter.distance().get(), within);
    }
}
