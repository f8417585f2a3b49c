package io.redoubt.rules.fow.assault;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The one die of a Bunker that counterattacks, whatever its rate of fire and however many slits it has. */
final class BunkerDie {
    static final RequiredRoll NEED = RequiredRoll.of(Target.atLeast(4));

    static final Test AT_TEAM = Test.of(
            "Counterattack [FOW-CTR-02]",
            Die.D6,
            Result.of("hit: one team Destroyed [FOW-CTR-03]"),
            Result.of("no harm [FOW-CTR-04]"));

    /** The same in the course of an assault, which is the attackers' action. */
    static final Test AT_ASSAULTERS = AT_TEAM.byOther();

    /** Only vehicles are adjacent, and a Bunker's hit may not go onto one. */
    static final Test AT_VEHICLES = Test.of(
            "Counterattack [FOW-CTR-02]",
            Die.D6,
            Result.of("no team it may hit [FOW-ASLT-05, FOW-CTR-03]"),
            Result.of("no harm [FOW-CTR-04]"));

    private BunkerDie() {}
}
