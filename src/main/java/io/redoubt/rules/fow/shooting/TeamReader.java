package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.Need;
import java.util.Optional;

/** Makes a shot at teams in cover of what a user gave, asking only for what this shot needs. */
final class TeamReader {

    private TeamReader() {}

    static TeamShot read(Inputs in, Cover at) {
        Condition state = in.get(ShootForm.STATE);
        if (state != Condition.UNHARMED && state != Condition.PINNED) {
            throw new BadInput("--state " + state.id() + ": teams in cover are unharmed or pinned; " + state.words()
                    + " ones cannot be hit again");
        }
        FireMode mode = in.get(ShootForm.MODE);
        ShootForm.TeamKind team = in.get(ShootForm.TEAM);
        if (at == Cover.GUN_PIT && team == ShootForm.TeamKind.UNARMOURED_VEHICLE) {
            throw new BadInput(
                    "--team unarmoured-vehicle: a gun pit holds guns and troops on foot; take another --team");
        }
        if (state == Condition.PINNED && team == ShootForm.TeamKind.UNARMOURED_VEHICLE) {
            throw new BadInput("--state pinned: vehicles are not Pinned Down; leave it out, or take another --team");
        }
        refuseWhatTheBookLeavesOut(in);
        Optional<Sight> sight = mode == FireMode.DIRECT ? Optional.of(Sight.ofTeams(in)) : Optional.empty();
        Shelter shelter = Shelter.of(in, at, mode);
        TeamShot.Hits hits = hits(in, mode, shelter, sight);
        Optional<Need> firepower = shelter.bulletproof()
                ? Optional.of(Need.of(in.get(ShootForm.FIREPOWER).target()))
                : Optional.empty();
        return new TeamShot(at, state, sight, shelter, hits, team, firepower, in.find(ShootForm.TARGET_TEAMS));
    }

    private static void refuseWhatTheBookLeavesOut(Inputs in) {
        if (in.find(ShootForm.SMOKE).orElse(false)) {
            throw new BadInput("--smoke: this chapter has smoke for Bunkers only; leave it out");
        }
        WeaponClass weapon = in.find(ShootForm.WEAPON).orElse(WeaponClass.NORMAL);
        if (weapon != WeaponClass.NORMAL) {
            throw new BadInput("--weapon " + weapon.id() + ": what it does to teams is in the core rules, not in this"
                    + " chapter; leave it out and give --to-hit if it changes that");
        }
    }

    private static TeamShot.Hits hits(Inputs in, FireMode mode, Shelter shelter, Optional<Sight> sight) {
        Optional<Grade> toHit = in.find(ShootForm.TO_HIT);
        Optional<Integer> scored = in.find(ShootForm.HITS);
        if (toHit.isPresent() && scored.isPresent()) {
            throw new BadInput("--hits and --to-hit contradict each other: give the hits scored, or the score to roll");
        }
        if (mode != FireMode.DIRECT || scored.isPresent()) {
            return new TeamShot.Hits.Scored(in.get(ShootForm.HITS), mode);
        }
        TeamScore score = toHit.isPresent() ? TeamScore.given(toHit.get()) : score(in, shelter, sight);
        Firing firing = Firing.byCore(in, toHit.isPresent() ? toHit.get() : in.get(ShootForm.TARGET_SKILL));
        return new TeamShot.Hits.Rolled(firing, score);
    }

    private static TeamScore score(Inputs in, Shelter shelter, Optional<Sight> sight) {
        boolean far = sight.isPresent() && sight.get().beyondReach();
        return TeamScore.of(
                in.get(ShootForm.TARGET_SKILL),
                new TeamScore.Conditions(shelter.concealed(), in.get(ShootForm.GONE_TO_GROUND), far));
    }
}
