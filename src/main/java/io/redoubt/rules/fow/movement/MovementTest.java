package io.redoubt.rules.fow.movement;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Test.Result;

/** The tests of crossing and gapping, each with its results. */
final class MovementTest {
    private static final Result BOGGED = Result.of("failed: Bogged Down [FOW-CORE-07]");
    private static final Result GAPPED = Result.of("passed: gapped [FOW-GAP-10]");
    private static final Result UNGAPPED = Result.of("failed: unharmed [FOW-GAP-11]");

    static final Test ON_FOOT =
            Test.of("Skill Test to cross [FOW-BARR-06]", Die.D6, "passed: crosses", "failed: must stop");
    static final Test IN_A_VEHICLE =
            Test.of("Skill Test to cross [FOW-BARR-06]", Die.D6, Result.of("passed: crosses"), BOGGED);
    /** The test of an Overloaded vehicle: passed, it is rolled {@link #AGAIN}. */
    static final Test LOADED =
            Test.of("Skill Test to cross [FOW-BARR-06]", Die.D6, Result.of("passed: once more [FOW-BARR-07]"), BOGGED);

    static final Test AGAIN = Test.of("rolled again [FOW-BARR-07]", Die.D6, Result.of("passed: crosses"), BOGGED)
            .askedAs("Skill Test again");

    private static final Result THROUGH = Result.of("crosses");
    private static final Result IN_THE_MUD = Result.of("Bogged Down");
    static final Test BOGGING = Test.of("bogging roll [FOW-CORE-07]", Die.D6, THROUGH, IN_THE_MUD);
    static final Test BOGGING_LOADED = Test.of("bogging roll [FOW-CORE-31, FOW-CORE-07]", Die.D6, THROUGH, IN_THE_MUD);
    static final Test OUT_OF_THE_MUD = Test.of("Skill Test [FOW-CORE-07]", Die.D6, THROUGH, IN_THE_MUD);

    static final Test PIONEERS = Test.of("Skill Test to gap [FOW-GAP-08]", Die.D6, GAPPED, UNGAPPED);
    static final Test CARRIER = Test.of("second Firepower Test [FOW-GAP-01]", Die.D6, GAPPED, UNGAPPED);
    static final Test GUN_HITS = Test.of("Skill Test [FOW-GAP-05, FOW-CORE-02]", Die.D6, "hit", "miss");
    static final Test GUN = Test.of("Firepower Test [FOW-GAP-06]", Die.D6, GAPPED, UNGAPPED);

    private MovementTest() {}
}
