package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
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
        TeamKind team,
        Optional<Need> firepower,
        Optional<Integer> targetTeams)
        implements Attack {
    private static final int HITS_THAT_PIN = 5;

    private static final Remark FIVE_PIN =
            Remark.of("Hits on the platoon: {}; five or more pin it down (core rules)", Rule.CORE_49);

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
        boolean foot = team == TeamKind.INFANTRY || team == TeamKind.MAN_PACKED_GUN;
        if (at == Cover.TRENCH_LINE && !foot) {
            list.forbid(Remark.of("Only Infantry and Man-packed Guns may be in a trench line, so no {} is there", Rule.TRENCH_07), team);
        }
        shelter.check(list);
        if (hits instanceof Hits.Rolled rolled) {
            rolled.score().check(list);
            rolled.firing().checkByCore(list);
        } else if (hits instanceof Hits.Scored scored) {
            if (scored.mode() == FireMode.DIRECT) {
                list.note(Remark.of("Hits as given: {} (core rules)", Rule.CORE_16), scored.number());
            } else {
                list.note(Remark.of("Hits as given: {}; how {} scores them is in the core rules, not here", Rule.CORE_16), scored.number(), scored.mode());
            }
        }
        if (targetTeams.isEmpty()) {
            list.note("Each hit on another team: no --target-teams given (core rules)", Rule.CORE_48);
        } else if (targetTeams.get() == 1) {
            list.note("All hits fall on the one team there is (core rules)", Rule.CORE_48);
        } else {
            list.note(Remark.of("Hits are spread evenly over {} teams (core rules)", Rule.CORE_48), targetTeams.get());
        }
        if (state == Condition.PINNED) {
            list.note("The platoon is Pinned Down already (core rules)", Rule.CORE_49);
        }
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        int scored = hits(umpire);
        int teams = Math.min(scored, targetTeams.orElse(scored));
        TeamHit.Tally end =
                umpire.repeat(targetTeams.isEmpty() ? "Hit" : "Team", teams, TeamHit.Tally.NONE, saves(scored, teams));
        boolean pinned = state == Condition.PINNED;
        if (!pinned && pinnable() && scored >= HITS_THAT_PIN) {
            umpire.note(FIVE_PIN, scored);
            pinned = true;
        }
        Condition worst = pinned ? Condition.PINNED : Condition.UNHARMED;
        return new TeamLosses(end.destroyed() > 0 ? Condition.DESTROYED : worst, pinned, scored, end.destroyed());
    }

    private TeamHit saves(int scored, int teams) {
        return new TeamHit(team.save(), firepower, scored, Math.max(1, teams));
    }

    private int hits(Umpire umpire) {
        if (hits instanceof Hits.Rolled rolled) {
            return rolled.score().roll(rolled.firing().dice(), umpire);
        }
        return ((Hits.Scored) hits).number();
    }

    /** Vehicles are not pinned by hits (core rules). */
    private boolean pinnable() {
        return team != TeamKind.UNARMOURED_VEHICLE;
    }
}
