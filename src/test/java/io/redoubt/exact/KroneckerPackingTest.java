package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** The quick way to a power of a row, beside the one that goes step by step. */
class KroneckerPackingTest {
    @RepeatedTest(60)
    void comesToWhatTheRecurrenceComesTo(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int step = 1 + random.nextInt(3);
        int bits = 1 + random.nextInt(90);
        List<Integer> values = new ArrayList<>();
        List<BigInteger> weights = new ArrayList<>();
        int value = random.nextInt(9) - 4;
        for (int i = 0; i < 2 + random.nextInt(40); i++) {
            values.add(value);
            weights.add(new BigInteger(bits, random).add(BigInteger.ONE));
            value += step * (1 + random.nextInt(2));
        }
        BigInteger total = weights.stream().reduce(BigInteger.ZERO, BigInteger::add);
        NumberDistribution one = NumberDistribution.of(
                values.stream().mapToInt(Integer::intValue).toArray(),
                ExactWeights.of(total, weights.toArray(new BigInteger[0])));
        ExactWeights shares = one.shares();
        int count = 2 + random.nextInt(6);
        assertEquals(
                Arrays.asList(Recurrence.any(one, shares, count, step)),
                Arrays.asList(KroneckerPacking.power(one, shares, count, step)));
    }

    /** Sums of two numbers with many values, beside all their pairs one by one. */
    @RepeatedTest(5)
    void comesToWhatAllPairsComeTo(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        NumberDistribution one = faces(200 + random.nextInt(60));
        NumberDistribution other = faces(200 + random.nextInt(60)).map(value -> value - 300);
        NumberDistribution first = Convolution.times(one, 4);
        NumberDistribution second = Convolution.times(other, 5);
        int places = first.highest() - first.lowest() + second.highest() - second.lowest() + 1;
        assertTrue(KroneckerPacking.suits(first, second, places));
        NumberDistribution sum = Convolution.of(first, second);
        NumberDistribution pairs = first.with(second, Integer::sum);
        assertEquals(pairs.values(), sum.values());
        assertEquals(pairs.shares().total(), sum.shares().total());
        for (int i = 0; i < sum.size(); i++) {
            assertEquals(pairs.shares().weight(i), sum.shares().weight(i));
        }
    }

    @Test
    void suitsManyValuesInAnAnswerOfModestSize() {
        assertTrue(suits(faces(40), 3));
        assertFalse(suits(faces(12), 3), "few values");
        assertFalse(suits(faces(400), 30), "a large answer");
    }

    private static boolean suits(NumberDistribution one, int count) {
        return KroneckerPacking.suits(one, one.shares(), count, 1);
    }

    /** So many values whose weights grow. */
    private static NumberDistribution faces(int size) {
        BigInteger[] weights = new BigInteger[size];
        int[] values = new int[size];
        for (int i = 0; i < size; i++) {
            values[i] = i + 1;
            weights[i] = BigInteger.valueOf(i + 1L);
        }
        return NumberDistribution.of(values, ExactWeights.of(BigInteger.valueOf(size * (size + 1L) / 2), weights));
    }
}
