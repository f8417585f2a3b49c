package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A share of a very large total, which is not brought to lowest terms before somebody looks, beside one that was. */
class LazyFractionTest {
    private static final BigInteger TOTAL = BigInteger.valueOf(6).pow(250);
    private static final BigInteger THIRD = TOTAL.divide(BigInteger.valueOf(3));
    private static final BigInteger SOME = BigInteger.valueOf(12).pow(60).add(BigInteger.TWO);

    private final ExactWeights shares =
            ExactWeights.of(TOTAL, THIRD, SOME, TOTAL.subtract(THIRD).subtract(SOME), BigInteger.ZERO);

    private Fraction lazy(int index) {
        return shares.get(index);
    }

    private Fraction eager(int index) {
        return Fraction.of(shares.weight(index), TOTAL);
    }

    @Test
    void isEqualInEveryForm() {
        for (int i = 0; i < shares.size(); i++) {
            assertEquals(eager(i), lazy(i));
            assertEquals(lazy(i), eager(i));
            assertEquals(lazy(i), shares.get(i));
            assertEquals(eager(i).hashCode(), lazy(i).hashCode());
            assertEquals(eager(i).toString(), lazy(i).toString());
            assertEquals(eager(i).numerator(), lazy(i).numerator());
            assertEquals(eager(i).denominator(), lazy(i).denominator());
            assertEquals(eager(i).doubleValue(), lazy(i).doubleValue());
            assertEquals(0, lazy(i).compareTo(eager(i)));
        }
        assertNotEquals(lazy(0), lazy(1));
        assertNotEquals(lazy(0), eager(1));
        assertNotEquals(eager(0), lazy(1));
        assertEquals("1/3", lazy(0).toString());
        assertSame(Fraction.ZERO, lazy(3));
    }

    @Test
    void isReckonedWithInEveryForm() {
        for (int i = 0; i < shares.size(); i++) {
            for (int j = 0; j < shares.size(); j++) {
                Fraction sum = eager(i).plus(eager(j));
                assertEquals(sum, lazy(i).plus(lazy(j)));
                assertEquals(sum, lazy(i).plus(eager(j)));
                assertEquals(sum, eager(i).plus(lazy(j)));
                assertEquals(eager(i).minus(eager(j)), lazy(i).minus(lazy(j)));
                assertEquals(eager(i).times(eager(j)), lazy(i).times(lazy(j)));
            }
            assertEquals(eager(i).over(eager(1)), lazy(i).over(lazy(1)));
        }
        assertEquals(Fraction.ONE, lazy(0).plus(lazy(1)).plus(lazy(2)));
    }

    @Test
    void isAsPartOfAnotherNearTheTruth() {
        Fraction third = Fraction.of(1, 3);
        assertEquals(0.5, third.per(Fraction.of(2, 3)));
        // A quotient of two rounded numbers is another here.
        assertEquals(10.0 / 3, third.per(Fraction.of(1, 10)));
        assertEquals(1.0, lazy(0).per(third));
        assertEquals(1.0, third.per(lazy(0)));
        assertEquals(0.5, lazy(0).per(Fraction.of(2, 3)));
        assertEquals(lazy(1).doubleValue() / lazy(2).doubleValue(), lazy(1).per(lazy(2)));
    }

    @Test
    void tellsHowMuchThereIsToLookAt() {
        assertEquals(TOTAL.bitLength() / 32 + 1, lazy(0).size());
        assertEquals(1, eager(0).size());
    }

    @Test
    void allOfThemAreEachOfThem() {
        List<Fraction> each = new ArrayList<>();
        for (int i = 0; i < shares.size(); i++) {
            each.add(eager(i));
        }
        assertEquals(each, shares.all());
        assertEquals(
                List.of(Fraction.of(1, 4), Fraction.of(3, 4)),
                ExactWeights.of(8, 2, 6).all());
        BigInteger wide = BigInteger.TWO.pow(80);
        assertEquals(
                List.of(Fraction.ONE, Fraction.ZERO),
                ExactWeights.of(wide, wide, BigInteger.ZERO).all());
    }
}
