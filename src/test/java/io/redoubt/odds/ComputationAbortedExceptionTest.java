package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;

/** A count ends when the person who asked for it gives up. */
class ComputationAbortedExceptionTest {
    private static final Test TEST = Test.of("test", Die.D6, "yes", "no");

    @org.junit.jupiter.api.Test
    void anInterruptedCountGivesUpAndALaterOneDoesNot() {
        Thread.currentThread().interrupt();
        ComputationAbortedException given =
                assertThrows(ComputationAbortedException.class, ComputationAbortedExceptionTest::count);
        assertEquals("stopped; nothing changed", given.getMessage());
        assertTrue(Thread.interrupted(), "whoever interrupted can still tell");
        assertEquals(1001, count().distribution().values().size());
    }

    private static Odds<Integer> count() {
        return Odds.count(umpire -> umpire.repeat(
                "Try", 1_000, 0, (sum, each) -> sum + (each.test(TEST, RequiredRoll.of(Target.atLeast(4))) ? 1 : 0)));
    }
}
