package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The laws of fractions, tried on every small one, and the two ways to print one. */
class FractionTest {
    private static final List<Fraction> SMALL = small();

    private static List<Fraction> small() {
        List<Fraction> all = new ArrayList<>();
        for (int n = -4; n <= 4; n++) {
            for (int d = 1; d <= 5; d++) {
                all.add(Fraction.of(n, d));
            }
        }
        return all;
    }

    @Test
    void everyFractionIsInLowestTermsWithItsSignAbove() {
        for (int n = -12; n <= 12; n++) {
            for (int d = -12; d <= 12; d++) {
                if (d != 0) {
                    Fraction f = Fraction.of(n, d);
                    assertEquals(1, f.denominator().signum());
                    assertEquals(BigInteger.ONE, f.numerator().gcd(f.denominator()));
                    assertEquals(
                            f.numerator().intValue() * d, n * f.denominator().intValue());
                }
            }
        }
    }

    @Test
    void sumsAndProductsObeyTheLawsOfAField() {
        for (Fraction a : SMALL) {
            assertEquals(a, a.plus(Fraction.ZERO));
            assertEquals(a, a.times(Fraction.ONE));
            assertEquals(Fraction.ZERO, a.plus(a.negate()));
            for (Fraction b : SMALL) {
                assertEquals(a.plus(b), b.plus(a));
                assertEquals(a.times(b), b.times(a));
                assertEquals(a, a.minus(b).plus(b));
                if (b.signum() != 0) {
                    assertEquals(a, a.over(b).times(b));
                }
                for (Fraction c : SMALL) {
                    assertEquals(a.plus(b).plus(c), a.plus(b.plus(c)));
                    assertEquals(a.times(b).times(c), a.times(b.times(c)));
                    assertEquals(a.times(b.plus(c)), a.times(b).plus(a.times(c)));
                }
            }
        }
    }

    @Test
    void halfAndAThirdAreFiveSixths() {
        Fraction half = Fraction.of(1, 2);
        Fraction third = Fraction.of(1, 3);
        assertEquals(Fraction.of(5, 6), half.plus(third));
        assertEquals(Fraction.of(1, 6), half.minus(third));
        assertEquals(Fraction.of(1, 6), half.times(third));
        assertEquals(Fraction.of(3, 2), half.over(third));
        assertEquals(Fraction.of(-1, 2), half.negate());
        assertEquals(Fraction.of(7, 1), Fraction.of(7));
    }

    @Test
    void orderIsTheSignOfTheDifference() {
        for (Fraction a : SMALL) {
            for (Fraction b : SMALL) {
                assertEquals(a.minus(b).signum(), Integer.signum(a.compareTo(b)));
                assertEquals(a.compareTo(b) == 0, a.equals(b));
                if (a.equals(b)) {
                    assertEquals(a.hashCode(), b.hashCode());
                }
            }
        }
        assertEquals(-1, Fraction.of(-1, 3).signum());
    }

    @Test
    void equalTermsInTheWrongPlacesAreNotEqual() {
        assertNotEquals(Fraction.of(2, 3), Fraction.of(2, 5));
        assertNotEquals(Fraction.of(2, 3), Fraction.of(1, 3));
        assertNotEquals(Fraction.of(2, 3), (Object) "2/3");
        assertNotEquals(Fraction.of(2, 3).hashCode(), Fraction.of(3, 2).hashCode());
        assertNotEquals(Fraction.of(1, 3).hashCode(), Fraction.of(1, 32).hashCode());
    }

    @Test
    void nothingIsDividedByZero() {
        assertThrows(ArithmeticException.class, () -> Fraction.of(1, 0));
        assertThrows(ArithmeticException.class, () -> Fraction.ONE.over(Fraction.ZERO));
    }

    @Test
    void textIsAlwaysNumeratorSlashDenominator() {
        assertEquals("0/1", Fraction.of(0, -7).toString());
        assertEquals("1/1", Fraction.ONE.toString());
        assertEquals("-2/3", Fraction.of(4, -6).toString());
        assertEquals("216/5", Fraction.of(432, 10).toString());
        Fraction often = Fraction.of(432, 10);
        assertEquals(List.of("216/5", "216/5", "216/5"), List.of("" + often, "" + often, "" + often));
        assertSame(often.toString(), often.toString());
    }

    @Test
    void smallTermsGiveTheNearestDouble() {
        for (int n = -50; n <= 50; n++) {
            for (int d = 1; d <= 50; d++) {
                assertEquals((double) n / d, Fraction.of(n, d).doubleValue());
            }
        }
        long most = (1L << 53) - 1;
        assertEquals((double) most / 2, Fraction.of(most, 2).doubleValue());
        assertEquals(3.0 / most, Fraction.of(3, most).doubleValue());
    }

    @Test
    void largeTermsGiveADoubleWithinOneUnitInTheLastPlace() {
        BigInteger huge = BigInteger.TEN.pow(40);
        for (int n = 1; n <= 2000; n++) {
            BigInteger odd = huge.multiply(BigInteger.valueOf(n))
                    .divide(BigInteger.valueOf(997))
                    .add(BigInteger.ONE);
            assertWithinOneUnit(Fraction.of(odd, huge));
            assertWithinOneUnit(Fraction.of(huge, odd.negate()));
        }
        assertWithinOneUnit(Fraction.of(BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE), BigInteger.TWO));
        assertWithinOneUnit(
                Fraction.of(BigInteger.TWO, BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE)));
    }

    @Test
    void largeTermsGiveTheNearestDoubleAlsoBesideHalvesOfUnits() {
        Random random = new Random(5);
        for (int bits = 54; bits < 1100; bits += 3) {
            BigInteger total = new BigInteger(bits, random).setBit(bits - 1);
            mustBeNearest(new BigInteger(1 + random.nextInt(bits), random).add(BigInteger.ONE), total);
            // Half a unit in the last place, and a little beside it.
            BigInteger half = BigInteger.valueOf(2 * (1L << 52 | random.nextLong() >>> 12) + 1);
            BigInteger ways = half.multiply(total);
            for (int beside = -1; beside <= 1; beside++) {
                mustBeNearest(ways.add(BigInteger.valueOf(beside)), total.shiftLeft(60));
            }
        }
    }

    private static void mustBeNearest(BigInteger ways, BigInteger total) {
        MathContext digits = new MathContext(700);
        double nearest =
                new BigDecimal(ways).divide(new BigDecimal(total), digits).doubleValue();
        assertEquals(nearest, Fraction.of(ways, total).doubleValue(), () -> ways + "/" + total);
        assertEquals(-nearest, Fraction.of(ways.negate(), total).doubleValue());
    }

    @Test
    void oneLargeTermAloneIsEnoughToDivideWithCare() {
        BigInteger huge = BigInteger.TEN.pow(40);
        BigInteger odd = BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE);
        for (int small = 1; small <= 100; small++) {
            BigInteger few = BigInteger.valueOf(small);
            assertWithinOneUnit(Fraction.of(huge, few));
            assertWithinOneUnit(Fraction.of(few, huge));
            assertWithinOneUnit(Fraction.of(odd, few));
            assertWithinOneUnit(Fraction.of(few, odd));
        }
    }

    @Test
    void termsFarBeyondEveryDoubleStillGiveTheirRatio() {
        BigInteger huge = BigInteger.TEN.pow(1000);
        assertEquals(
                0.2,
                Fraction.of(huge.add(BigInteger.ONE), huge.multiply(BigInteger.valueOf(5)))
                        .doubleValue());
        assertEquals(0.0, Fraction.of(BigInteger.ONE, huge).doubleValue());
    }

    @ParameterizedTest
    @CsvSource({
        "1,8,100,13",
        "-1,8,100,-13",
        "1,8,1000,125",
        "2,3,10000,6667",
        "1,3,10000,3333",
        "999,1000,100,100",
        "1,2,1,1",
        "0,1,1000,0"
    })
    void theNearestNumberOfPartsRoundsHalvesAwayFromZero(long ways, long total, int parts, long nearest) {
        assertEquals(BigInteger.valueOf(nearest), Fraction.of(ways, total).nearest(parts));
    }

    private static void assertWithinOneUnit(Fraction fraction) {
        double printed = fraction.doubleValue();
        BigDecimal exact = new BigDecimal(printed);
        Fraction shown = Fraction.of(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale()));
        BigDecimal unit = new BigDecimal(Math.ulp(printed));
        Fraction step = Fraction.of(unit.unscaledValue(), BigInteger.TEN.pow(unit.scale()));
        Fraction off = shown.minus(fraction);
        Fraction distance = off.signum() < 0 ? off.negate() : off;
        assertTrue(distance.compareTo(step) <= 0, () -> fraction + " is not " + printed);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        for (Fraction each : new Fraction[] {Fraction.of(2, 3), Fraction.ZERO, Fraction.ONE, Fraction.of(-7, 5)}) {
            assertEquals(each, Fraction.parse(each.toString()));
        }
        assertEquals(Fraction.of(4), Fraction.parse("4"));
        assertThrows(NumberFormatException.class, () -> Fraction.parse("half"));
        assertThrows(ArithmeticException.class, () -> Fraction.parse("1/0"));
    }
}
