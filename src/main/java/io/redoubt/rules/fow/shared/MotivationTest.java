package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.TargetFormat;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;

/** The Motivation Test of a platoon that continues its assault after a Bunker has counterattacked. */
public final class MotivationTest {
    /** Motivation ratings (FOW-CORE-04). */
    public static final TargetFormat RATINGS = TargetFormat.of(
            2,
            6,
            new Grade("reluctant", "Reluctant", Target.atLeast(5)),
            new Grade("confident", "Confident", Target.atLeast(4)),
            new Grade("fearless", "Fearless", Target.atLeast(3)));

    public static final Test TO_GO_ON =
            Test.of("Motivation Test [FOW-CTR-05, FOW-CORE-04]", Die.D6, "go on", "fall back");

    public static final Test TO_COUNTERATTACK = Test.of(
                    "Motivation Test [FOW-CTR-05, FOW-CORE-04]", Die.D6, "continues", "no Counterattack")
            .byOther();

    private MotivationTest() {}

    public static RequiredRoll need(Grade motivation) {
        return RequiredRoll.of(motivation.target(), motivation.words());
    }
}
