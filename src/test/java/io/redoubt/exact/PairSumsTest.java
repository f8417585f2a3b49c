package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Products and quotients over all pairs, in rows and maps of every width. */
class PairSumsTest {
    private static NumberDistribution random(Random random, int size, int apart, int bits) {
        TreeMap<Integer, BigInteger> weights = new TreeMap<>();
        BigInteger total = BigInteger.ZERO;
        int value = -apart * size / 3;
        for (int i = 0; i < size; i++) {
            BigInteger weight = new BigInteger(bits, random).add(BigInteger.ONE);
            weights.put(value, weight);
            total = total.add(weight);
            value += 1 + random.nextInt(apart);
        }
        return NumberDistribution.of(weights, total);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 20, 57, 61, 70, 200})
    void everyPairIsAddedUp(int bits) {
        Random random = new Random(bits);
        for (int apart : new int[] {1, 3, 5000}) {
            NumberDistribution one = random(random, 11, apart, bits);
            NumberDistribution other = random(random, 7, apart, bits);
            for (IntBinaryOperator operation : new IntBinaryOperator[] {(a, b) -> a * b, (a, b) -> a - b, Math::max}) {
                TreeMap<Integer, BigInteger> expected = new TreeMap<>();
                for (int i = 0; i < one.size(); i++) {
                    for (int j = 0; j < other.size(); j++) {
                        expected.merge(
                                operation.applyAsInt(one.value(i), other.value(j)),
                                one.shares().weight(i).multiply(other.shares().weight(j)),
                                BigInteger::add);
                    }
                }
                NumberDistribution found = one.with(other, operation);
                TreeMap<Integer, BigInteger> actual = new TreeMap<>();
                for (int i = 0; i < found.size(); i++) {
                    actual.put(found.value(i), found.shares().weight(i));
                }
                assertEquals(expected, actual);
                assertEquals(
                        one.shares().total().multiply(other.shares().total()),
                        found.shares().total());
            }
        }
    }
}
