package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Sums of products come out as BigInteger has them. */
class NaturalsTest {
    private final Random random = new Random(16);

    @Test
    void longsAreTakenAsTheyAre() {
        long[] numbers = {0, 1, Integer.MAX_VALUE, 1L << 31, 0xffff_ffffL, 1L << 32, Long.MAX_VALUE};
        Naturals naturals = Naturals.of(numbers);
        assertEquals(numbers.length, naturals.size());
        for (int i = 0; i < numbers.length; i++) {
            assertEquals(BigInteger.valueOf(numbers[i]), naturals.get(i));
        }
    }

    @Test
    void sumsOfProductsAreThoseOfBigInteger() {
        for (int round = 0; round < 200; round++) {
            Naturals naturals = Naturals.of(Long.MAX_VALUE - random.nextInt(3), random.nextLong() >>> 1, 0);
            BigInteger[] twin = {naturals.get(0), naturals.get(1), naturals.get(2)};
            BigInteger most = Arrays.stream(twin).reduce(BigInteger.ZERO, BigInteger::add);
            for (int step = 0; step < 12; step++) {
                int factor = random.nextInt(4) == 0 ? Integer.MAX_VALUE : random.nextInt(1 << random.nextInt(31));
                most = most.multiply(BigInteger.valueOf(2L * Integer.MAX_VALUE));
                Naturals next = Naturals.zeros(3, most);
                BigInteger[] nextTwin = {BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO};
                for (int sum = 0; sum < 2; sum++) {
                    for (int from = 0; from < 3; from++) {
                        int to = random.nextInt(3);
                        next.add(to, naturals, from, factor);
                        nextTwin[to] = nextTwin[to].add(twin[from].multiply(BigInteger.valueOf(factor)));
                    }
                }
                naturals = next;
                twin = nextTwin;
                for (int i = 0; i < 3; i++) {
                    assertEquals(twin[i], naturals.get(i));
                }
            }
        }
    }
}
