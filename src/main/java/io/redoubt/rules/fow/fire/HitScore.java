package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Grade;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Test;
import java.util.Optional;

/**
 * What a die of a weapon in a fortification needs to hit.
 *
 * @param finding where the score comes from
 */
record HitScore(Test test, Need need, Optional<Remark> finding) {
    private static final Test AS_GIVEN = Test.of("Roll to hit", Die.D6, "hit", "miss", Rule.CORE_16);
    private static final Test SKILL = Test.of("Skill Test", Die.D6, "hit", "miss", Rule.CORE_02);
    private static final Test BOMBARDMENT = Test.of("Skill Test", Die.D6, "hit", "miss", Rule.ARTB_02, Rule.CORE_02);
    private static final Test FLAK = Test.of("Skill Test", Die.D6, "hit", "miss", Rule.AAB_04, Rule.CORE_02);


    static HitScore given(Grade score) {
        return new HitScore(AS_GIVEN, Need.of(score.target(), "as given"), Optional.empty());
    }

    /** A Skill Test whose rating the player named. */
    static HitScore skill(Grade skill) {
        return new HitScore(SKILL, need(skill), Optional.empty());
    }

    /** A Skill Test where we cannot know what it is for. */
    static HitScore skillAtAnything(Grade skill) {
        return new HitScore(SKILL, need(skill), Optional.of(Remark.of( "Its own Skill hits Bunkers; at teams the target's training decides: give --to-hit", Rule.CORE_40)));
    }

    /** The bombardment of an Artillery Bunker. */
    static HitScore bombardment() {
        return new HitScore(BOMBARDMENT, need(SkillTest.TRAINED), Optional.of(Remark.of("Its Skill is Trained for a bombardment; the rest of that is in the core rules", Rule.ARTB_02)));
    }

    /** An Anti-aircraft Bunker at Aircraft. */
    static HitScore flak() {
        return new HitScore(FLAK, need(SkillTest.TRAINED), Optional.of(Remark.of("Its Skill is Trained against Aircraft", Rule.AAB_04)));
    }

    void check(Checklist list) {
        finding.ifPresent(list::note);
    }

    private static Need need(Grade skill) {
        return Need.of(skill.target(), skill.words());
    }
}
