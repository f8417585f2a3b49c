package io.redoubt.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same random input in every build, some tens of thousands of lines; {@code scripts/fuzz} goes on with other seeds.
 */
class FuzzTest {
    private static final long SEED = 1;
    private static final int ROUNDS = 5;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 3600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whateverIsTypedHolds() throws Exception {
        Fuzz fuzz = new Fuzz(folder);
        for (long seed = SEED; seed < SEED + ROUNDS; seed++) {
            fuzz.round(seed);
        }
        assertTrue(
                fuzz.counter().typed() > ROUNDS * 4_000L,
                "only " + fuzz.counter().typed() + " lines");
        assertTrue(
                fuzz.counter().slowestMillis() < Fuzz.SLOW_MILLIS,
                fuzz.counter().slowestMillis() + " ms for: " + fuzz.counter().slowest());
    }
}
