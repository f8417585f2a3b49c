package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Digits are those that BigInteger writes. */
class DigitsTest {
    @Test
    void powersOfTenAndWhatLiesBesideThem() {
        for (int power = 0; power < 330; power++) {
            for (int beside = -1; beside <= 1; beside++) {
                mustBeRight(BigInteger.TEN.pow(power).add(BigInteger.valueOf(beside)));
                mustBeRight(BigInteger.TWO.pow(4 * power).add(BigInteger.valueOf(beside)));
            }
        }
    }

    @Test
    void numbersOfEveryLength() {
        Random random = new Random(3);
        for (int bits = 0; bits < 1200; bits++) {
            for (int i = 0; i < 5; i++) {
                mustBeRight(new BigInteger(bits, random));
            }
        }
    }

    @Test
    void theSignStandsBeforeTheNumerator() {
        BigInteger large = BigInteger.TEN.pow(30).negate();
        assertEquals(large + "/7", Digits.quotient(large, BigInteger.valueOf(7)));
        assertEquals("-1/7", Digits.quotient(BigInteger.ONE.negate(), BigInteger.valueOf(7)));
    }

    private static void mustBeRight(BigInteger any) {
        BigInteger number = any.max(BigInteger.ZERO);
        assertEquals(number + "/5", Digits.quotient(number, BigInteger.valueOf(5)));
        BigInteger below = number.add(BigInteger.ONE);
        assertEquals(number + "/" + below, Digits.quotient(number, below));
    }
}
