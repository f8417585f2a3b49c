package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.WeightedValues;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * What counting costs, to the unit. It is what decides whether a question is answered, on every machine alike: so a
 * change of it is a change of the contract, and is made on purpose.
 */
class CostsTest {
    private static final io.redoubt.umpire.Test HIT = io.redoubt.umpire.Test.of("To hit", Die.D6, "hit", "miss");
    private static final RequiredRoll FOUR = RequiredRoll.of(Target.atLeast(4));

    private static long cost(Function<? super Umpire, ?> resolver) {
        Budget budget = Budget.usual();
        Odds.count(resolver, budget);
        return Math.round(budget.used() * 2 * Budget.UNITS_A_SECOND);
    }

    @Test
    void aWayCostsItsSteps() {
        assertEquals(400, cost(umpire -> 0));
        assertEquals(400 + 460, cost(umpire -> umpire.test(HIT, FOUR)), "the first way has no steps yet");
        assertEquals(400 + 520 + 460 + 520, cost(umpire -> {
            boolean first = umpire.test(HIT, FOUR);
            return umpire.test(HIT, FOUR) && first;
        }));
    }

    /** Of ten dice each number is made of the one before it; eleven of them are ways. */
    @Test
    void aRowOfDiceCostsItsNumbers() {
        assertEquals(400 + 10 * 460 + 80 * 61, cost(umpire -> umpire.count(HIT, FOUR, 10)));
    }

    /** Three dice go through half of their fifteen totals each; sixteen of them are ways. */
    @Test
    void aSumOfDiceCostsItsTotals() {
        TotalRoll table = TotalRoll.of("the table");
        DiceTotal dice = DiceTotal.of(3, Die.D6);
        long paths = 400 + 15 * 460;
        assertEquals(paths + 1372, cost(umpire -> umpire.total(table, dice)));
        assertEquals(
                400 + 460 + 1372,
                cost(umpire -> umpire.lookUp(table, dice, total -> total > 10 ? Half.HIGH : Half.LOW)));
    }

    private enum Half implements Row {
        LOW,
        HIGH;

        @Override
        public String words() {
            return name();
        }
    }

    private static final Attempt<Integer> ONE_MORE = (hits, umpire) -> umpire.test(HIT, FOUR) ? hits + 1 : hits;

    /** A state is counted once: its two ways, its place, and looks at its weights. Moving a small weight costs four. */
    private static final long STATE = 860 + 2000 + 16 * 61;

    @Test
    void aSeriesCostsItsStatesAndItsMoves() {
        long moves = 4 * (2 + 4 + 6);
        assertEquals(400 + 3 * 460 + 3 * STATE + moves, cost(umpire -> umpire.repeat("shot", 3, 0, ONE_MORE)));
        assertEquals(400 + 3 * 460 + 3 * STATE + moves, cost(umpire -> umpire.inTurn(3, 0, ONE_MORE)));
    }

    @Test
    void aSeriesThatGoesOnIsNotCountedAgain() {
        long paths = 400 + 460 + 520 + 460 + 520 + 520;
        assertEquals(paths + 16 * 61 + 2 * STATE + 4 * (2 + 4), cost(umpire -> {
            int shots = umpire.count(HIT, FOUR, 2);
            return umpire.repeat("shot", shots, 0, ONE_MORE);
        }));
    }

    @Test
    void weightsAreBroughtToOneTotalForWhatTheyMeasure() {
        io.redoubt.umpire.Test other = io.redoubt.umpire.Test.of("To hit", Die.D10, "hit", "miss");
        RequiredRoll three = RequiredRoll.of(Target.atLeast(3));
        long scaled = 2 * (2 * 61);
        assertEquals(
                400 + 2 * 460 + 2 * STATE + scaled + 4 * (2 + 4),
                cost(umpire -> umpire.repeat("shot", 2, 0, (hits, at) -> {
                    boolean hit = hits == 0 ? at.test(HIT, FOUR) : at.test(other, three);
                    return hit ? hits + 1 : hits;
                })));
    }

    @Test
    void largeNumbersCostMoreThanTheirWays() {
        // As many as there can be, each with two steps, and the row of fifty dice anew for each number of the first.
        long ways = 51 * 51 * 520 + 52 * 400 * (60 + 5);
        assertTrue(
                cost(umpire -> umpire.count(HIT, FOUR, 50) + umpire.count(HIT, FOUR, 50)) > ways + 2601 * 200,
                "the totals of two times fifty dice are beyond a long");
    }

    /** Dice of a notation, which tell themselves what they take. */
    private record Coin(double nanos) implements CustomRoll<String> {
        @Override
        public String thrown(DiceTray table) {
            return "head";
        }

        @Override
        public WeightedValues<String> counted() {
            return WeightedValues.of(
                    NumberDistribution.from(0, ExactWeights.of(3, 1, 2)), side -> side == 0 ? "head" : "tail");
        }
    }

    @Test
    void aDrawCostsWhatItSays() {
        assertEquals(860 + 300, cost(umpire -> umpire.draw(new Coin(1000))));
        assertThrows(TooManyPathsException.class, () -> Odds.count(umpire -> umpire.draw(new Coin(2.1e9))));
        Distribution<String> coin =
                Odds.<String>count(umpire -> umpire.draw(new Coin(0))).distribution();
        assertEquals(Fraction.of(2, 3), coin.of("tail"));
        assertEquals(Fraction.of(1, 3), coin.of("head"));
    }

    /** Dice of so many results that following them exhausts the budget. */
    private record Crowd() implements CustomRoll<Integer> {
        @Override
        public Integer thrown(DiceTray table) {
            return 0;
        }

        @Override
        public double nanos() {
            return 1000;
        }

        @Override
        public double fewestResults() {
            return 2e6;
        }

        @Override
        public WeightedValues<Integer> counted() {
            throw new IllegalStateException("counted in vain");
        }
    }

    @Test
    void aDrawOfTooManyResultsIsRefusedBeforeItIsCounted() {
        String message = assertThrows(TooManyPathsException.class, () -> Odds.count(umpire -> umpire.draw(new Crowd())))
                .getMessage();
        assertTrue(
                message.startsWith(
                        "calculation stopped: it would take longer than 2s, at the Crowd[]; ask about fewer"),
                message);
    }
}
