package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Fire at teams in the cover of a fortification: hits are rolled for or given, then each team takes its Saves.
 *
 * @param sight whether the teams can be seen; empty for fire from above
 * @param shelter what the cover does for them
 * @param hits where the hits come from
 * @param firepower what a Firepower Test needs; empty where none is rolled
 * @param targetTeams how many teams can be hit, if somebody said
 */
record TeamShot(
        Cover at,
        Condition state,
        Optional<Sight> sight,
        Shelter shelter,
        Hits hits,
        ShootForm.TeamKind team,
        Optional<Need> firepower,
        Optional<Integer> targetTeams)
        implements Attack {
    private static final int HITS_THAT_PIN = 5;

    /** Where the hits come from. */
    sealed interface Hits {
        /** Scored already. */
        record Scored(int number, FireMode mode) implements Hits {}

        /** Still to be rolled for. */
        record Rolled(Firing firing, TeamScore score) implements Hits {}
    }

    @Override
    public void check(Checklist list) {
        sight.ifPresent(seen -> seen.checkTeams(list));
        boolean foot = team == ShootForm.TeamKind.INFANTRY || team == ShootForm.TeamKind.MAN_PACKED_GUN;
        if (at == Cover.TRENCH_LINE && !foot) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may be in a trench line, so no {} is there [FOW-TRENCH-07]",
                    team);
        }
        shelter.check(list);
        if (hits instanceof Hits.Rolled rolled) {
            rolled.score().check(list);
            rolled.firing().checkByCore(list);
        } else if (hits instanceof Hits.Scored scored) {
            if (scored.mode() == FireMode.DIRECT) {
                list.note("Hits as given: {} (core rules) [FOW-CORE-16]", scored.number());
            } else {
                list.note(
                        "Hits as given: {}; how {} scores them is in the core rules, not here [FOW-CORE-16]",
                        scored.number(),
                        scored.mode());
            }
        }
        if (targetTeams.isEmpty()) {
            list.note("Each hit on another team: no --target-teams given (core rules) [FOW-CORE-48]");
        } else if (targetTeams.get() == 1) {
            list.note("All hits fall on the one team there is (core rules) [FOW-CORE-48]");
        } else {
            list.note("Hits are spread evenly over {} teams (core rules) [FOW-CORE-48]", targetTeams.get());
        }
        if (state == Condition.PINNED) {
            list.note("The platoon is Pinned Down already (core rules) [FOW-CORE-49]");
        }
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        return List.of(
                new Quantity<>("hits", "hits", ShotResult::hits),
                new Quantity<>("casualties", "teams destroyed", ShotResult::casualties));
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        int scored = hits(umpire);
        int teams = Math.min(scored, targetTeams.orElse(scored));
        TeamHit.Tally end =
                umpire.repeat(targetTeams.isEmpty() ? "Hit" : "Team", teams, TeamHit.Tally.NONE, saves(scored, teams));
        boolean pinned = state == Condition.PINNED;
        if (!pinned && pinnable() && scored >= HITS_THAT_PIN) {
            umpire.note("Hits on the platoon: {}; five or more pin it down (core rules) [FOW-CORE-49]", scored);
            pinned = true;
        }
        Condition worst = pinned ? Condition.PINNED : Condition.UNHARMED;
        return new TeamLosses(end.destroyed() > 0 ? Condition.DESTROYED : worst, pinned, scored, end.destroyed());
    }

    private TeamHit saves(int scored, int teams) {
        // One hit a team is the same however many teams there are.
        return scored == teams
                ? new TeamHit(team.save(), firepower, 1, 1)
                : new TeamHit(team.save(), firepower, scored, Math.max(1, teams));
    }

    private int hits(Umpire umpire) {
        if (hits instanceof Hits.Rolled rolled) {
            return rolled.score().roll(rolled.firing().dice(), umpire);
        }
        return ((Hits.Scored) hits).number();
    }

    /** Vehicles are not pinned by hits (core rules). */
    private boolean pinnable() {
        return team != ShootForm.TeamKind.UNARMOURED_VEHICLE;
    }

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
                        "Save [FOW-CORE-45]",
                        Die.D6,
                        Test.Result.of("saved"),
                        Test.Result.of("failed: Destroyed [FOW-CORE-46]"))
                .byOther();
        private static final Test IN_COVER =
                Test.of("Save [FOW-CORE-45]", Die.D6, "saved", "failed").byOther();
        private static final Test FIREPOWER = Test.of(
                "Firepower Test [FOW-CORE-46]",
                Die.D6,
                Test.Result.of("passed: Destroyed [FOW-CORE-46, FOW-CORE-03]"),
                Test.Result.of("failed: cover saves it"));

        @Override
        public Tally attempt(Tally tally, Umpire umpire) {
            int extra = hits % teams;
            int here = hits / teams + (tally.done() < extra ? 1 : 0);
            // Which team it is matters only until the odd hits are dealt out: so there is less to tell apart in
            // counting.
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
        }
    }

    /**
     * What shooting did to a platoon in cover.
     *
     * @param condition the worst of it: a team Destroyed, or else the platoon Pinned Down
     * @param pins whether the platoon is Pinned Down, whatever else
     * @param hits hits it took
     * @param casualties teams Destroyed
     */
    record TeamLosses(Condition condition, boolean pins, int hits, int casualties) implements ShotResult {
        @Override
        public Sentence inWords(ShotTarget at) {
            if (casualties > 0) {
                return Sentence.of(
                        pins
                                ? Remark.of(
                                        "Teams *DESTROYED*: *{}*; the platoon is *PINNED DOWN*. [FOW-CORE-46, FOW-CORE-49]")
                                : Remark.of("Teams *DESTROYED*: *{}*. [FOW-CORE-46]"),
                        casualties);
            }
            return pins
                    ? Sentence.of("No team is Destroyed, but the platoon is *PINNED DOWN*. [FOW-CORE-49]")
                    : Condition.UNHARMED.inWords(at);
        }
    }
}
