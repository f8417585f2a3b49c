package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Whatever takes long on large numbers ends when whoever asked for it gives up. */
class GivenUpTest {
    private static final BigInteger LARGE = BigInteger.TEN.pow(40);
    private static final Numbers DIE = Numbers.from(1, Shares.of(6, 1, 1, 1, 1, 1, 1));
    private static final Numbers UNEVEN =
            Numbers.from(1, Shares.of(LARGE, LARGE.subtract(BigInteger.TWO), BigInteger.TWO));

    @Test
    void eachLongWayEndsWhenItIsInterrupted() {
        List<Executable> ways = List.of(
                () -> UNEVEN.shares().reduced(),
                () -> Ways.toZero(BigInteger.ONE).withDie(1, 6),
                () -> UNEVEN.with(DIE, Math::max),
                () -> Addition.of(DIE, DIE),
                () -> Addition.of(UNEVEN, UNEVEN),
                () -> Order.highest(UNEVEN, DIE),
                () -> Order.highest(UNEVEN, 3),
                () -> SumRow.of(60, 6),
                () -> Recurrence.any(UNEVEN, UNEVEN.shares(), 3, 1));
        for (int i = 0; i < ways.size(); i++) {
            Thread.currentThread().interrupt();
            assertThrows(GivenUp.class, ways.get(i), "way " + i);
            assertTrue(Thread.interrupted(), "whoever interrupted can still tell");
        }
    }
}
