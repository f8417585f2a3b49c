package io.redoubt.rules.lg.terms;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Test;

/** Tests that several procedures roll. */
public final class Tests {
    /** Against the armor of a piece itself. */
    public static final Test ARMOR =
            Test.of("Own armor", Die.D10, "out of action", "armor holds", Rule.CORE_04, Rule.CORE_03, Rule.CORE_01);

    /** Spotting a piece that fired. */
    public static final Test DETECTION = Test.of(
            "Detection",
            Die.D10,
            "detected",
            "not detected",
            Rule.CONCEAL_02,
            Rule.CONCEAL_06,
            Rule.CONCEAL_03,
            Rule.CONCEAL_07,
            Rule.CORE_05,
            Rule.CORE_01);

    /** Fire against the armor of whoever is in it. */
    public static final Test FIRE_ATTACK = Test.of(
                    "Fire", Die.D10, "lost", "unharmed", Rule.FIRE_32, Rule.CORE_04, Rule.CORE_03, Rule.CORE_01)
            .byOther();

    /** Fire against the armor of a vehicle; what a penetration does to it is in the core rules. */
    public static final Test FIRE_ON_VEHICLE = Test.of(
                    "Fire", Die.D10, "penetrated", "armor holds", Rule.FIRE_32, Rule.CORE_03, Rule.CORE_01)
            .byOther();

    private Tests() {}

    /** Whether a piece inside is hit once the structure is penetrated. */
    public static Test inside(RuleId chance, RuleId step) {
        return Test.of("Somebody inside", Die.D10, "hit", "nobody hit", chance, step);
    }

    /** Hitting whatever is aimed at. */
    public static Test toHit(RuleId rule) {
        return Test.of("To hit", Die.D10, "hit", "missed", rule, Rule.CORE_02, Rule.CORE_01);
    }
}
