package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;

/** The Skill Test that replaces the roll to hit a Bunker. */
public final class SkillTest {
    public static final Grade TRAINED = new Grade("trained", "Trained", Target.atLeast(4));

    /** Skill ratings (FOW-CORE-02). */
    public static final TargetFormat SKILLS = TargetFormat.of(
            2,
            6,
            new Grade("conscript", "Conscript", Target.atLeast(5)),
            TRAINED,
            new Grade("veteran", "Veteran", Target.atLeast(3)));

    public static final Test TO_HIT =
            Test.of("Skill Test [FOW-SHOT-10, FOW-SHOT-11, FOW-CORE-02]", Die.D6, "hit", "miss");

    public static final Test SMOKE =
            Test.of("Skill Test [FOW-SMOKE-03, FOW-SHOT-10, FOW-SHOT-11, FOW-CORE-02]", Die.D6, "hit", "miss");

    private SkillTest() {}

    /** Returns a test whose score shows the rating only. */
    public static RequiredRoll plain(Grade skill) {
        return RequiredRoll.of(skill.target(), skill.words());
    }

    public static RequiredRoll need(Grade skill) {
        return RequiredRoll.of(skill.target(), skill.words() + ", unmodified");
    }
}
