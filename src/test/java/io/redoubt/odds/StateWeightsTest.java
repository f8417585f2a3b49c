package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.ExactWeights;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However weights are held, they are the same. */
class StateWeightsTest {
    @ParameterizedTest
    @ValueSource(longs = {6, 216, 1_000_000, (1L << 31) - 1, 1L << 31, 1L << 40})
    void everyFormHoldsTheSameWeights(long step) {
        List<StateWeights.Move> moves = List.of(
                new StateWeights.Move(new int[] {0, 1, 2}, ExactWeights.of(step, step - 5, 3, 2)),
                new StateWeights.Move(new int[] {1, 2}, ExactWeights.of(step, step - 1, 1)),
                new StateWeights.Move(new int[] {2}, ExactWeights.of(step, step)));
        BigInteger total = BigInteger.valueOf(step);
        StateWeights layer = StateWeights.start();
        StateWeights twin = new StateWeights.Large(new BigInteger[] {BigInteger.ONE}, BigInteger.ONE);
        for (int attempt = 1; attempt <= 60; attempt++) {
            layer = layer.next(moves, 3, total);
            twin = twin.next(moves, 3, total);
            assertEquals(twin.total(), layer.total());
            assertEquals(twin.size(), layer.size());
            for (int i = 0; i < 3; i++) {
                assertEquals(twin.shares().weight(i), layer.shares().weight(i));
            }
        }
        assertEquals(step < 1L << 31, layer instanceof StateWeights.Wide);
    }
}
