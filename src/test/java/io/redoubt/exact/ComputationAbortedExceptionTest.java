package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Whatever takes long on large numbers ends when whoever asked for it gives up. */
class ComputationAbortedExceptionTest {
    private static final BigInteger LARGE = BigInteger.TEN.pow(40);
    private static final NumberDistribution DIE = NumberDistribution.from(1, ExactWeights.of(6, 1, 1, 1, 1, 1, 1));
    private static final NumberDistribution UNEVEN =
            NumberDistribution.from(1, ExactWeights.of(LARGE, LARGE.subtract(BigInteger.TWO), BigInteger.TWO));

    @Test
    void eachLongWayEndsWhenItIsInterrupted() {
        List<Executable> ways = List.of(
                () -> UNEVEN.shares().reduced(),
                () -> CountRow.toZero(BigInteger.ONE).withDie(1, 6),
                () -> UNEVEN.with(DIE, Math::max),
                () -> Convolution.of(DIE, DIE),
                () -> Convolution.of(UNEVEN, UNEVEN),
                () -> OrderStatistics.highest(UNEVEN, DIE),
                () -> OrderStatistics.highest(UNEVEN, 3),
                () -> SumRow.of(60, 6),
                () -> Recurrence.any(UNEVEN, UNEVEN.shares(), 3, 1));
        for (int i = 0; i < ways.size(); i++) {
            Thread.currentThread().interrupt();
            assertThrows(ComputationAbortedException.class, ways.get(i), "way " + i);
            assertTrue(Thread.interrupted(), "whoever interrupted can still tell");
        }
    }
}
