package io.redoubt.rules.fow.fire;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.SkillTest;
import java.util.Optional;

/** Makes a salvo of what a user gave, asking only for what its place and target need. */
final class SalvoReader {
    private SalvoReader() {}

    static Salvo read(Inputs in) {
        Emplacement from = in.get(FireForm.FROM);
        Condition state = in.get(FireForm.STATE);
        state.mustBeAmong(from.conditions(), from == Emplacement.TANK_PIT ? "tank in a Tank Pit" : from.words());
        FireMode mode = in.get(FireForm.MODE);
        TargetKind target = in.get(FireForm.TARGET);
        if (mode == FireMode.BOMBARDMENT && target == TargetKind.AIRCRAFT) {
            throw new BadInput("--mode bombardment and --target aircraft contradict each other: no bombardment"
                    + " reaches Aircraft; leave one of them out");
        }
        FieldOfFire field = FieldOfFireReader.read(in, from);
        int rof = in.get(FireForm.ROF);
        return new Salvo(
                from,
                state,
                target,
                mode,
                field,
                SmokeReader.read(in, from, mode),
                rof,
                pinnedRof(in, from, state),
                score(in, from, target, mode));
    }

    /** Asked for where it matters; a gun in its pit knows the core rule only. */
    private static int pinnedRof(Inputs in, Emplacement from, Condition state) {
        if (state != Condition.PINNED || !from.isBunker()) {
            return 1;
        }
        return in.find(FireForm.PINNED_ROF).orElse(from == Emplacement.TURRET ? 2 : 1);
    }

    private static Optional<HitScore> score(Inputs in, Emplacement from, TargetKind target, FireMode mode) {
        Optional<Grade> toHit = in.find(FireForm.TO_HIT);
        Optional<Grade> skill = in.find(FireForm.SKILL);
        if (toHit.isPresent() && skill.isPresent()) {
            throw new BadInput("--to-hit and --skill contradict each other: give the score to hit, or the rating of"
                    + " the crew that makes a Skill Test");
        }
        if (toHit.isPresent()) {
            return Optional.of(HitScore.given(toHit.get()));
        }
        if (mode == FireMode.BOMBARDMENT && from == Emplacement.ARTILLERY_BUNKER) {
            mustBeTrained(skill, "an Artillery Bunker firing a bombardment");
            return Optional.of(HitScore.bombardment());
        }
        if (target == TargetKind.AIRCRAFT && from == Emplacement.ANTI_AIRCRAFT_BUNKER) {
            mustBeTrained(skill, "an Anti-aircraft Bunker shooting at Aircraft");
            return Optional.of(HitScore.flak());
        }
        if (target == TargetKind.AIRCRAFT || (mode == FireMode.BOMBARDMENT && !from.isBunker())) {
            return Optional.of(HitScore.skill(in.get(FireForm.SKILL)));
        }
        return skill.map(HitScore::skillAtAnything);
    }

    private static void mustBeTrained(Optional<Grade> skill, String shooter) {
        if (skill.isPresent() && !skill.get().target().equals(SkillTest.TRAINED.target())) {
            throw new BadInput("--skill " + skill.get().id() + ": " + shooter
                    + " is always Trained; leave it out, or give --to-hit");
        }
    }
}
