package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The Firepower Tests of shooting, each with what it decides. */
final class Firepower {
    private static final String SECOND = "second Firepower Test";

    static final Test NEST_FIRST = Test.of(
            "Firepower Test",
            Die.D6,
            Rule.NEST_03,
            Result.of("passed: Pinned Down", Rule.NEST_04),
            Result.of("failed: no change", Rule.NEST_05));

    static final Test NEST_SECOND = Test.of(
                    "second, at once",
                    Die.D6,
                    Rule.NEST_06,
                    Result.of("passed: Destroyed", Rule.NEST_07),
                    Result.of("failed: stays Pinned Down", Rule.NEST_08))
            .askedAs(SECOND);

    /** A weapon without HE has the first test only. */
    static final Test NEST_NO_HE = Test.of(
            "Firepower Test",
            Die.D6,
            Rule.NEST_03,
            Result.of("passed: Pinned Down, no second test", Rule.NEST_04, Rule.NOHE_02, Rule.NOHE_03),
            Result.of("failed: no change", Rule.NEST_05));

    static final Test NEST_FLAME = Test.of(
                    "second, at once",
                    Die.D6,
                    Rule.FLAME_04,
                    Result.of("passed: Destroyed", Rule.FLAME_04, Rule.NEST_07),
                    Result.of("failed: stays Pinned Down", Rule.NEST_08))
            .askedAs(SECOND);

    static final Test PILLBOX = Test.of(
            "Firepower Test",
            Die.D6,
            Rule.PILL_02,
            Result.of("passed: Pinned Down", Rule.PILL_03),
            Result.of("failed: no change", Rule.PILL_04));

    /** After a save that equals the Anti-tank rating. */
    static final Test ARMOUR_EQUAL = Test.of(
            "Firepower Test", Die.D6, Rule.CORE_05, Result.of("passed: Bailed Out"), Result.of("failed: no effect"));

    /** After a save below the Anti-tank rating. */
    static final Test ARMOUR_BELOW = Test.of(
            "Firepower Test", Die.D6, Rule.CORE_05, Result.of("passed: Destroyed"), Result.of("failed: Bailed Out"));

    static final Test TANK_FLAME = Test.of(
            "Firepower Test", Die.D6, Rule.CORE_12, Result.of("passed: Bailed Out"), Result.of("failed: no effect"));

    private Firepower() {}
}
