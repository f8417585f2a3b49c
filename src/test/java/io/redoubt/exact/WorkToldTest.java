package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What large numbers take is told in words of 32 bits: budgets are made of it, so it is the same for ever. */
class WorkToldTest {
    private static final BigInteger WIDE = BigInteger.TWO.pow(70); // three words
    private static final BigInteger WIDER = BigInteger.TWO.pow(71);

    @ParameterizedTest
    @CsvSource({"1,1,101", "31,1,101", "32,31,102", "64,32,106", "95,64,109"})
    void aProductTakesTheWordsOfBoth(int bits, int otherBits, long work) {
        assertEquals(work, IntegerMath.work(BigInteger.TWO.pow(bits - 1), BigInteger.TWO.pow(otherBits - 1)));
    }

    @Test
    void aPathTellsWhatItsLargeSharesTook() {
        PathWeight path = new PathWeight();
        path.times(ExactWeights.of(6, 1, 5), 0);
        assertEquals(0, path.work());
        path.times(ExactWeights.of(WIDE, WIDE), 0);
        path.times(ExactWeights.of(WIDE, WIDE), 0);
        assertEquals(2 * 103 + 2 * (100 + 3 * 3), path.work());
        path.reset();
        assertEquals(0, path.work());
    }

    @Test
    void aWeigherTellsWhatItTookSinceItWasLastAsked() {
        Weigher weigher = new Weigher();
        weigher.add(0, path(ExactWeights.of(6, 1, 5)));
        assertEquals(0, weigher.takeWork());
        weigher.add(1, path(ExactWeights.of(WIDE, BigInteger.ONE)));
        // Adding, a division of 6 by the total, and two places that are scaled by a third of a power of two.
        assertEquals(101 + 4 * 103 + 2 * 103, weigher.takeWork());
        weigher.add(1, path(ExactWeights.of(WIDER.multiply(BigInteger.valueOf(3)), BigInteger.ONE)));
        assertEquals(103 + 4 * 109 + 2 * 103, weigher.takeWork(), "twice the common total");
        weigher.add(1, path(ExactWeights.of(WIDE, BigInteger.ONE)));
        assertEquals(103 + 4 * 109, weigher.takeWork(), "a divisor of the common total");
        assertEquals(0, weigher.takeWork());
    }

    private static PathWeight path(ExactWeights shares) {
        PathWeight path = new PathWeight();
        path.times(shares, 0);
        return path;
    }

    @ParameterizedTest
    @CsvSource({"32,10,5000,4,true", "32,10,5001,4,false", "31,10,5000,4,false", "40,9,100,4,true"})
    void aLongRowOfManyValuesIsPacked(int size, int bits, int span, int count, boolean suits) {
        int[] values = new int[size];
        long[] weights = new long[size];
        Arrays.fill(weights, 1);
        for (int i = 0; i < size; i++) {
            values[i] = i;
        }
        values[size - 1] = span;
        weights[0] = (1L << (bits - 1)) - size + 1;
        NumberDistribution one = NumberDistribution.of(values, ExactWeights.of(1L << (bits - 1), weights));
        assertEquals(suits, KroneckerPacking.suits(one, one.shares(), count, 1));
        assertEquals(suits, KroneckerPacking.suits(one.map(value -> 3 * value + 7), one.shares(), count, 3));
    }

    @Test
    void valuesInARowThatAreEquallyLikelyAreEven() {
        NumberDistribution die = NumberDistribution.from(3, ExactWeights.of(6, 1, 1, 1, 1, 1, 1));
        assertTrue(Recurrence.isEven(die, 1));
        assertFalse(Recurrence.isEven(die, 2));
        assertTrue(Recurrence.isEven(die.map(face -> 4 * face), 4));
        assertFalse(Recurrence.isEven(NumberDistribution.of(new int[] {1, 2, 4}, ExactWeights.of(3, 1, 1, 1)), 1));
        assertFalse(Recurrence.isEven(NumberDistribution.from(3, ExactWeights.of(7, 1, 1, 1, 1, 1, 2)), 1));
        assertFalse(Recurrence.isEven(NumberDistribution.from(3, ExactWeights.of(7, 2, 1, 1, 1, 1, 1)), 1));
    }
}
