package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Results with their odds: what can be asked of them, and how equal ones merge. */
class DistributionTest {
    @Test
    void equalAnswersAreMergedInTheOrderTheyAreMet() {
        Distribution<Integer> totals = Odds.count(umpire -> umpire.total(Gunnery.SAVE, DiceTotal.of(2, Die.D6)))
                .distribution();
        Distribution<String> parity = totals.map(total -> total % 3 == 0 ? "by three" : "other");
        assertEquals(List.of("other", "by three"), parity.values());
        assertEquals(Fraction.of(1, 3), parity.of("by three"));
        assertEquals(Fraction.of(2, 3), parity.of("other"));
        assertEquals(2, parity.shares().size());
        assertEquals(36, parity.shares().longTotal());
        assertEquals(Fraction.ONE, parity.mass());
    }

    @Test
    void equalResultsOfDifferentPathsAreMerged() {
        Distribution<Integer> hits = Odds.count(umpire -> (umpire.test(Gunnery.HIT, Gunnery.atLeast(4)) ? 1000 : 0)
                        + (umpire.test(Gunnery.MORALE, Gunnery.atMost(3)) ? 1000 : 0))
                .distribution();
        assertEquals(List.of(0, 1000, 2000), hits.values());
        assertEquals(Fraction.of(7, 20), hits.of(0));
        assertEquals(Fraction.of(1, 2), hits.of(1000));
        assertEquals(Fraction.of(3, 20), hits.of(2000));
    }

    @Test
    void wideDistributionsMergeExactly() {
        Distribution<Integer> hits = Odds.count(umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 101))
                .distribution();
        assertFalse(hits.shares().fitsLong());
        Distribution<Boolean> most = hits.map(count -> count > 50);
        assertEquals(Fraction.of(1, 2), most.of(true));
        // Three faces of six are one of two: the total is the least there is.
        assertEquals(BigInteger.TWO.pow(101), most.shares().total());
        assertEquals(Fraction.ONE, most.mass());
    }

    @Test
    void massIsWhatTheSharesAddUpTo() {
        assertEquals(Fraction.of(5, 6), new Distribution<>(List.of("a", "b"), ExactWeights.of(6, 2, 3)).mass());
    }

    @Test
    void resultThatCannotHappenHasNoOdds() {
        Distribution<String> odds = new Distribution<>(List.of("a", "b"), ExactWeights.of(6, 2, 4));
        assertEquals(Fraction.of(1, 3), odds.of("a"));
        assertEquals(Fraction.of(2, 3), odds.of("b"));
        assertEquals(Fraction.ZERO, odds.of("c"));
    }

    @Test
    void resultsCannotBeChangedFromOutside() {
        List<Boolean> values = Odds.count(umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(4)))
                .distribution()
                .values();
        assertThrows(UnsupportedOperationException.class, () -> values.set(0, true));
    }
}
