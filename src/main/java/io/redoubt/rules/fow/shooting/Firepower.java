package io.redoubt.rules.fow.shooting;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The Firepower Tests of shooting, each with its results. */
final class Firepower {
    private static final String SECOND = "second Firepower Test";

    static final Test NEST_FIRST = Test.of(
            "Firepower Test [FOW-NEST-03]",
            Die.D6,
            Result.of("passed: Pinned Down [FOW-NEST-04]"),
            Result.of("failed: no change [FOW-NEST-05]"));

    static final Test NEST_SECOND = Test.of(
                    "second, at once [FOW-NEST-06]",
                    Die.D6,
                    Result.of("passed: Destroyed [FOW-NEST-07]"),
                    Result.of("failed: stays Pinned Down [FOW-NEST-08]"))
            .askedAs(SECOND);

    /** A weapon without HE has the first test only. */
    static final Test NEST_NO_HE = Test.of(
            "Firepower Test [FOW-NEST-03]",
            Die.D6,
            Result.of("passed: Pinned Down, no second test [FOW-NEST-04, FOW-NOHE-02, FOW-NOHE-03]"),
            Result.of("failed: no change [FOW-NEST-05]"));

    static final Test NEST_FLAME = Test.of(
                    "second, at once [FOW-FLAME-04]",
                    Die.D6,
                    Result.of("passed: Destroyed [FOW-FLAME-04, FOW-NEST-07]"),
                    Result.of("failed: stays Pinned Down [FOW-NEST-08]"))
            .askedAs(SECOND);

    static final Test PILLBOX = Test.of(
            "Firepower Test [FOW-PILL-02]",
            Die.D6,
            Result.of("passed: Pinned Down [FOW-PILL-03]"),
            Result.of("failed: no change [FOW-PILL-04]"));

    /** After a save equal to the Anti-tank rating. */
    static final Test ARMOUR_EQUAL = Test.of(
            "Firepower Test [FOW-CORE-05]", Die.D6, Result.of("passed: Bailed Out"), Result.of("failed: no effect"));

    /** After a save below the Anti-tank rating. */
    static final Test ARMOUR_BELOW = Test.of(
            "Firepower Test [FOW-CORE-05]", Die.D6, Result.of("passed: Destroyed"), Result.of("failed: Bailed Out"));

    static final Test TANK_FLAME = Test.of(
            "Firepower Test [FOW-CORE-12]", Die.D6, Result.of("passed: Bailed Out"), Result.of("failed: no effect"));

    private Firepower() {}
}
