package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Series far too long for laying out their dice, against closed forms, and across the border of a long. */
class LongChainTest {
    private static final int[] PRIMES = {907, 911, 919, 929, 937, 941, 947, 953};

    @Test
    void chanceToComeThroughShrinksByItsPower() {
        for (int n = 0; n <= 70; n++) {
            assertSurvival(n);
        }
        assertSurvival(1000);
    }

    @Test
    void longsAreKeptWhileTheCommonTotalFitsOne() {
        assertTrue(survival(24).shares().fitsLong());
        assertFalse(survival(25).shares().fitsLong());
        assertEquals(BigInteger.valueOf(6).pow(60), survival(60).shares().total());
    }

    @Test
    void commonTotalOfAStepIsTheLeastThereIs() {
        for (int shells = 0; shells <= 20; shells++) {
            int n = shells;
            Distribution<Bunker> odds = Odds.count(umpire -> umpire.repeat(
                            "Shell",
                            n,
                            Bunker.SOUND,
                            (state, at) -> state == Bunker.BREACHED ? state : state.shell(at)))
                    .distribution();
            assertEquals(BigInteger.valueOf(3).pow(n), odds.shares().total());
        }
    }

    @Test
    void nestIsAMixtureOfItsNumbersOfHits() {
        for (int shots = 0; shots <= 40; shots++) {
            assertNest(shots);
        }
        assertNest(300);
    }

    @Test
    void nestUnderAThousandShotsFollowsItsPowers() {
        Distribution<Integer> nest =
                Odds.count(umpire -> WorkedOddsTest.nest(umpire, 1000)).distribution();
        Fraction harmless = power(Fraction.of(2, 3), 1000);
        Fraction standing = power(Fraction.of(7, 9), 1000);
        assertEquals(
                Map.of(0, harmless, 1, standing.minus(harmless), 2, Fraction.ONE.minus(standing)),
                EveryThrow.table(nest));
    }

    @Test
    void attemptWithMoreWaysThanALongIsCarriedOn() {
        Distribution<Boolean> odds = Odds.count(umpire -> umpire.repeat(
                        "Barrage", 3, false, (hit, at) -> hit || at.count(Gunnery.HIT, Gunnery.atLeast(6), 30) > 0))
                .distribution();
        Fraction missed = power(Fraction.of(5, 6), 90);
        assertEquals(Map.of(false, missed, true, Fraction.ONE.minus(missed)), EveryThrow.table(odds));
    }

    @Test
    void statesWithOddlySizedDiceShareOneTotal() {
        Distribution<Integer> odds = Odds.count(umpire -> umpire.repeat("Turn", 2, -1, LongChainTest::primeTurn))
                .distribution();
        Fraction struck = Fraction.ZERO;
        for (int sides : PRIMES) {
            struck = struck.plus(Fraction.of(1, 8L * sides));
        }
        assertEquals(Map.of(99, struck, 100, Fraction.ONE.minus(struck)), EveryThrow.table(odds));
    }

    @Test
    void statesThatNeedEveryCommonTotalBelowTheBorderAreExact() {
        for (int first = 907; first < 1000; first++) {
            int sides = first;
            Odds<Integer> odds = Odds.count(umpire -> umpire.repeat("Turn", 4, 0, (state, at) -> {
                int die = sides - 5 * Math.min(state, 2);
                return at.test(one(die), RequiredRoll.of(Target.exactly(1))) ? state + 1 : state;
            }));
            Fraction none = power(Fraction.of(sides - 1, sides), 4);
            Fraction all = Fraction.of(1, sides)
                    .times(Fraction.of(1, sides - 5))
                    .times(Fraction.of(1, sides - 10).times(Fraction.of(1, sides - 10)));
            Map<Integer, Fraction> table = EveryThrow.table(odds.distribution());
            assertEquals(none, table.get(0));
            assertEquals(all, table.get(4));
        }
    }

    @Test
    void seriesOfAThousandSeriesIsOneLongSeries() {
        Distribution<Boolean> nested = Odds.count(umpire ->
                        umpire.repeat("Turn", 100, false, (hit, at) -> at.repeat("Shot", 10, hit, LongChainTest::shot)))
                .distribution();
        assertEquals(EveryThrow.table(survival(1000)), EveryThrow.table(nested));
    }

    /** The first turn picks one of eight dice, the second rolls it: 99 for its one, 100 for the rest. */
    private static int primeTurn(int state, Umpire umpire) {
        if (state < 0) {
            return umpire.total(TotalRoll.of("Pick"), DiceTotal.of(1, new Die(8))) - 1;
        }
        return umpire.test(one(PRIMES[state]), RequiredRoll.of(Target.exactly(1))) ? 99 : 100;
    }

    private static io.redoubt.umpire.Test one(int sides) {
        return io.redoubt.umpire.Test.of("One in many", new Die(sides), "struck", "spared");
    }

    private static boolean shot(boolean hit, Umpire umpire) {
        return hit || umpire.test(Gunnery.HIT, Gunnery.atLeast(6));
    }

    private static Distribution<Boolean> survival(int shots) {
        return Odds.count(umpire -> umpire.repeat("Shot", shots, false, LongChainTest::shot))
                .distribution();
    }

    private static void assertSurvival(int shots) {
        Fraction through = power(Fraction.of(5, 6), shots);
        Distribution<Boolean> odds = survival(shots);
        assertEquals(Fraction.ONE, odds.mass());
        assertEquals(through, odds.of(false));
        assertEquals(Fraction.ONE.minus(through), odds.of(true));
    }

    private static void assertNest(int shots) {
        Fraction harmless = Fraction.ZERO;
        Fraction standing = Fraction.ZERO;
        Fraction ways = power(Fraction.of(1, 2), shots);
        for (int hits = 0; hits <= shots; hits++) {
            harmless = harmless.plus(ways.times(power(Fraction.of(1, 3), hits)));
            standing = standing.plus(ways.times(power(Fraction.of(5, 9), hits)));
            ways = ways.times(Fraction.of(shots - hits, hits + 1));
        }
        Distribution<Integer> nest =
                Odds.count(umpire -> WorkedOddsTest.nest(umpire, shots)).distribution();
        assertEquals(Fraction.ONE, nest.mass());
        assertEquals(harmless, nest.of(0));
        assertEquals(standing.minus(harmless), nest.of(1));
        assertEquals(Fraction.ONE.minus(standing), nest.of(2));
    }

    private static Fraction power(Fraction base, int exponent) {
        return Fraction.of(base.numerator().pow(exponent), base.denominator().pow(exponent));
    }
}
