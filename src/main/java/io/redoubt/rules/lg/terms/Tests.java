package io.redoubt.rules.lg.terms;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;

/** Tests that several procedures roll. */
public final class Tests {
    /** Against the armor of a piece itself. */
    public static final Test ARMOR =
            Test.of("Own armor [LG-CORE-04, LG-CORE-03, LG-CORE-01]", Die.D10, "out of action", "armor holds");

    /** Spotting a piece that fired. */
    public static final Test DETECTION = Test.of(
            "Detection [LG-CONCEAL-02, LG-CONCEAL-06, LG-CONCEAL-03, LG-CONCEAL-07, LG-CORE-05, LG-CORE-01]",
            Die.D10,
            "detected",
            "not detected");

    /** Fire against the armor of whoever is in it. */
    public static final Test FIRE_ATTACK = Test.of(
                    "Fire [LG-FIRE-32, LG-CORE-04, LG-CORE-03, LG-CORE-01]", Die.D10, "lost", "unharmed")
            .byOther();

    /** Fire against the armor of a vehicle; what a penetration does to it is in the core rules. */
    public static final Test FIRE_ON_VEHICLE = Test.of(
                    "Fire [LG-FIRE-32, LG-CORE-03, LG-CORE-01]", Die.D10, "penetrated", "armor holds")
            .byOther();

    private Tests() {}

    /** Whether a piece inside is hit once the structure is penetrated. */
    public static Test inside(RuleId chance, RuleId step) {
        return Test.of("Somebody inside", Die.D10, "hit", "nobody hit").citingFirst(chance, step);
    }

    /** Hitting whatever is aimed at. */
    public static Test toHit(RuleId rule) {
        return Test.of("To hit [LG-CORE-02, LG-CORE-01]", Die.D10, "hit", "missed")
                .citingFirst(rule);
    }
}
