package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The single die of a Bunker's counterattack, regardless of its rate of fire and number of slits. */
final class BunkerDie {
    static final RequiredRoll NEED = RequiredRoll.of(Target.atLeast(4));

    static final Test AT_TEAM = Test.of(
            "Counterattack [FOW-CTR-02]",
            Die.D6,
            Result.of("hit: one team Destroyed [FOW-CTR-03]"),
            Result.of("no harm [FOW-CTR-04]"));

    /** The die rolled during an assault, which is the attackers' action. */
    static final Test AT_ASSAULTERS = AT_TEAM.byOther();

    /** Only vehicles are adjacent, to which a Bunker's hit cannot be assigned. */
    static final Test AT_VEHICLES = Test.of(
            "Counterattack [FOW-CTR-02]",
            Die.D6,
            Result.of("no team it may hit [FOW-ASLT-05, FOW-CTR-03]"),
            Result.of("no harm [FOW-CTR-04]"));

    private BunkerDie() {}
}
