package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Cover;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.ShotResult;
import io.redoubt.rules.fow.shared.ShotTarget;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** The rules of fire at teams in cover: hits are rolled or given, then each team takes its Saves. */
record TeamShot(Inputs in, Cover at, Condition state, FireMode mode, Checklist list) {
    private static final int HITS_THAT_PIN = 5;

    static Attack read(Inputs in, Cover at) {
        Condition state = in.get(ShootForm.STATE);
        if (state != Condition.UNHARMED && state != Condition.PINNED) {
            throw new BadInputException("--state " + state.id() + ": teams in cover are unharmed or pinned; "
                    + state.words() + " ones cannot be hit again");
        }
        return new TeamShot(in, at, state, in.get(ShootForm.MODE), new Checklist()).read();
    }

    private Attack read() {
        ShootForm.TeamKind team = in.get(ShootForm.TEAM);
        boolean vehicle = team == ShootForm.TeamKind.UNARMOURED_VEHICLE;
        if (at == Cover.GUN_PIT && vehicle) {
            throw new BadInputException(
                    "--team unarmoured-vehicle: a gun pit holds guns and troops on foot; give another --team");
        }
        if (state == Condition.PINNED && vehicle) {
            throw new BadInputException(
                    "--state pinned: vehicles cannot be Pinned Down; remove it, or give another --team");
        }
        rejectUncoveredOptions();
        boolean far = mode == FireMode.DIRECT
                && new Sight(in, list).isFar("No line of sight to the team (core rules) [FOW-CORE-15]");
        if (at == Cover.TRENCH_LINE && (vehicle || team == ShootForm.TeamKind.GUN)) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may be in a trench line, so no {} is there [FOW-TRENCH-07]",
                    team);
        }
        CoverBenefit shelter = CoverBenefit.of(in, at, mode, list);
        ToIntFunction<Umpire> hits = hits(shelter, far);
        Optional<RequiredRoll> firepower = shelter.bulletproof()
                ? Optional.of(RequiredRoll.of(in.get(ShootForm.FIREPOWER).target()))
                : Optional.empty();
        Optional<Integer> targetTeams = in.find(ShootForm.TARGET_TEAMS);
        if (targetTeams.isEmpty()) {
            list.note("Each hit on another team: no --target-teams given (core rules) [FOW-CORE-48]");
        } else if (targetTeams.get() == 1) {
            list.note("All hits fall on the only team (core rules) [FOW-CORE-48]");
        } else {
            list.note("Hits are spread evenly over {} teams (core rules) [FOW-CORE-48]", targetTeams.get());
        }
        if (state == Condition.PINNED) {
            list.note("The platoon is already Pinned Down (core rules) [FOW-CORE-49]");
        }
        return Attack.atTeams(
                at, state, list, umpire -> losses(umpire, hits.applyAsInt(umpire), team, firepower, targetTeams));
    }

    private void rejectUncoveredOptions() {
        if (in.find(ShootForm.SMOKE).orElse(false)) {
            throw new BadInputException("--smoke: this chapter has smoke for Bunkers only; remove it");
        }
        WeaponClass weapon = in.find(ShootForm.WEAPON).orElse(WeaponClass.NORMAL);
        if (weapon != WeaponClass.NORMAL) {
            throw new BadInputException(
                    "--weapon " + weapon.id() + ": its effect on teams is in the core rules, not in this"
                            + " chapter; remove it, and give --to-hit if it changes that");
        }
    }

    /** Returns the hits, either given or to be rolled. */
    private ToIntFunction<Umpire> hits(CoverBenefit shelter, boolean far) {
        Optional<Grade> toHit = in.find(ShootForm.TO_HIT);
        Optional<Integer> scored = in.find(ShootForm.HITS);
        if (toHit.isPresent() && scored.isPresent()) {
            throw new BadInputException(
                    "--hits and --to-hit cannot be combined; give the hits scored, or the score to roll");
        }
        if (mode != FireMode.DIRECT || scored.isPresent()) {
            int given = in.get(ShootForm.HITS);
            if (mode == FireMode.DIRECT) {
                list.note("Hits as given: {} (core rules) [FOW-CORE-16]", given);
            } else {
                list.note("Hits as given: {}; for {}, see the core rules [FOW-CORE-16]", given, mode);
            }
            return umpire -> given;
        }
        TeamScore score = toHit.isPresent()
                ? TeamScore.given(toHit.get())
                : TeamScore.of(
                        in.get(ShootForm.TARGET_SKILL),
                        new TeamScore.Conditions(shelter.concealed(), in.get(ShootForm.GONE_TO_GROUND), far),
                        list);
        int dice = HitDice.byCore(in, toHit.isPresent() ? toHit.get() : in.get(ShootForm.TARGET_SKILL), list)
                .dice();
        return umpire -> score.roll(dice, umpire);
    }

    private ShotResult losses(
            Umpire umpire,
            int scored,
            ShootForm.TeamKind team,
            Optional<RequiredRoll> firepower,
            Optional<Integer> targetTeams) {
        int teams = Math.min(scored, targetTeams.orElse(scored));
        // One hit per team has the same result for any number of teams, so such cases share one calculation.
        TeamHit saves = scored == teams
                ? new TeamHit(team.save(), firepower, 1, 1)
                : new TeamHit(team.save(), firepower, scored, Math.max(1, teams));
        TeamHit.Tally end = umpire.repeat(targetTeams.isEmpty() ? "Hit" : "Team", teams, TeamHit.Tally.NONE, saves);
        boolean pinned = state == Condition.PINNED;
        // Hits do not pin vehicles (core rules).
        if (!pinned && team != ShootForm.TeamKind.UNARMOURED_VEHICLE && scored >= HITS_THAT_PIN) {
            umpire.note("Hits on the platoon: {}; five or more pin it down (core rules) [FOW-CORE-49]", scored);
            pinned = true;
        }
        Condition worst = pinned ? Condition.PINNED : Condition.UNHARMED;
        return new TeamLosses(end.destroyed() > 0 ? Condition.DESTROYED : worst, pinned, scored, end.destroyed());
    }

    /**
     * The hits on the next team of a platoon: a Save for each, and in Bulletproof Cover a Firepower Test after a failed
     * one (core rules).
     *
     * @param firepower score of the Firepower Test; empty if there is no Bulletproof Cover
     * @param hits all hits on the platoon
     * @param teams number of teams that share them, 1 to {@code hits}
     */
    record TeamHit(RequiredRoll save, Optional<RequiredRoll> firepower, int hits, int teams)
            implements Attempt<TeamHit.Tally> {
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
            // The index of a team only matters while odd hits remain; capping it reduces the number of states.
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
         * The progress of resolving the hits.
         *
         * @param done teams already resolved, counted only while they take one hit more than the rest
         * @param destroyed teams Destroyed so far
         */
        record Tally(int done, int destroyed) {
            static final Tally NONE = new Tally(0, 0);
        }
    }

    /**
     * The losses of a platoon in cover.
     *
     * @param condition the worst result: a team Destroyed, or else the platoon Pinned Down
     * @param pins true if the platoon is Pinned Down, in addition to other results
     * @param hits hits it took
     * @param casualties teams Destroyed
     */
    record TeamLosses(Condition condition, boolean pins, int hits, int casualties) implements ShotResult {
        @Override
        public Sentence inWords(ShotTarget at) {
            if (casualties > 0) {
                return Sentence.of(
                        pins
                                ? "Teams *DESTROYED*: *{}*; the platoon is *PINNED DOWN*. [FOW-CORE-46, FOW-CORE-49]"
                                : "Teams *DESTROYED*: *{}*. [FOW-CORE-46]",
                        casualties);
            }
            return pins
                    ? Sentence.of("No team is Destroyed, but the platoon is *PINNED DOWN*. [FOW-CORE-49]")
                    : Condition.UNHARMED.inWords(at);
        }
    }
}
