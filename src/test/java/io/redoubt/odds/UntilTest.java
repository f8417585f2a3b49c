package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Rounds without a bound, against closed forms and against ever longer series with one. */
class UntilTest {
    @Test
    void seriesThatIsOverBeforeItStartsAsksNothing() {
        Odds<Integer> odds = Odds.count(umpire -> umpire.until("Round", state -> true, 7, UntilTest::step));
        assertEquals(Map.of(7, Fraction.ONE), EveryThrow.table(odds.distribution()));
        assertEquals(Set.of(), odds.rules());
    }

    @Test
    void duelIsWonByTheFirstToHit() {
        Odds<String> odds = Odds.count(umpire -> umpire.until("Round", state -> !state.isEmpty(), "", (state, at) -> {
            if (at.test(Gunnery.HIT, Gunnery.atLeast(4))) {
                return "attacker";
            }
            return at.test(Gunnery.FIREPOWER, Gunnery.atLeast(5)) ? "defender" : "";
        }));
        assertEquals(
                Map.of("attacker", Fraction.of(3, 4), "defender", Fraction.of(1, 4)),
                EveryThrow.table(odds.distribution()));
        assertEquals(List.of(Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS, Gunnery.PUNCH), List.copyOf(odds.rules()));
    }

    @Test
    void unfairWalkEndsAsTheGamblersRuinSays() {
        // One step up with 2/3, down with 1/3: from i the top of n is reached with (1 - 2^-i) / (1 - 2^-n).
        for (int top = 2; top <= 12; top++) {
            for (int start = 1; start < top; start++) {
                int n = top;
                int from = start;
                Distribution<Integer> odds = Odds.count(
                                umpire -> umpire.until("Round", at -> at == 0 || at == n, from, UntilTest::step))
                        .distribution();
                Fraction up = part(from).over(part(n));
                assertEquals(Map.of(0, Fraction.ONE.minus(up), n, up), EveryThrow.table(odds));
            }
        }
    }

    @Test
    void bunkerIsLostInTheEnd() {
        for (Bunker start : Bunker.values()) {
            Odds<Bunker> odds =
                    Odds.count(umpire -> umpire.until("Shell", state -> state == Bunker.LOST, start, Bunker::shell));
            assertEquals(Map.of(Bunker.LOST, Fraction.ONE), EveryThrow.table(odds.distribution()));
        }
    }

    @Test
    void boundedSeriesNeverOvertakesTheUnboundedOne() {
        Distribution<Integer> ends = Odds.count(
                        umpire -> umpire.until("Round", UntilTest::isOver, 10, UntilTest::wander))
                .distribution();
        Map<Integer, Fraction> table = EveryThrow.table(ends);
        Distribution<Integer> bounded = Odds.count(umpire ->
                        umpire.repeat("Round", 150, 10, (state, at) -> isOver(state) ? state : wander(state, at)))
                .distribution();
        Fraction undecided = Fraction.ZERO;
        for (Map.Entry<Integer, Fraction> entry : EveryThrow.table(bounded).entrySet()) {
            if (!isOver(entry.getKey())) {
                undecided = undecided.plus(entry.getValue());
            }
        }
        for (int end : table.keySet()) {
            assertTrue(bounded.of(end).compareTo(table.get(end)) < 0);
            assertTrue(table.get(end).compareTo(bounded.of(end).plus(undecided)) < 0);
        }
        assertTrue(undecided.compareTo(Fraction.of(1, 100)) < 0);
    }

    @Test
    void drawsBeforeAndAfterTheSeriesMultiply() {
        Odds<Integer> odds = Odds.count(umpire -> {
            int start = umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 1) + 1;
            int end = umpire.until("Round", at -> at == 0 || at == 3, start, UntilTest::step);
            return umpire.test(Gunnery.HIT, Gunnery.atLeast(4)) ? end : 100;
        });
        Fraction up = part(1).plus(part(2)).over(part(3)).times(Fraction.of(1, 4));
        assertEquals(
                Map.of(0, Fraction.of(1, 2).minus(up), 3, up, 100, Fraction.of(1, 2)),
                EveryThrow.table(odds.distribution()));
    }

    @Test
    void seriesThatCannotEndIsGivenUp() {
        assertGivenUp(
                "this can continue without end: no Round is certain to end it",
                umpire -> umpire.until("Round", at -> at == 3, 0, (state, at) -> 1 - state));
    }

    @Test
    void seriesThatMayNeverEndIsGivenUp() {
        assertGivenUp(
                "this can continue without end: no Round is certain to end it",
                umpire -> umpire.until(
                        "Round",
                        at -> at == 1,
                        0,
                        (state, at) -> state == 0 && at.test(Gunnery.HIT, Gunnery.atLeast(4)) ? 1 : 2));
    }

    @Test
    void manyStatesThatLeadStraightToTheEndAreSolved() {
        Distribution<Integer> odds = Odds.count(
                        umpire -> umpire.until("Round", at -> at == 500, 0, (state, at) -> state + 1))
                .distribution();
        assertEquals(Map.of(500, Fraction.ONE), EveryThrow.table(odds));
    }

    @Test
    void tooManyStatesToSolveAreGivenUp() {
        String instead =
                "calculation stopped: it would take longer than 2s, at the Round; ask about fewer dice, attempts or "
                        + "values, or allow more time (--patience 1m)";
        assertGivenUp(instead, umpire -> umpire.until("Round", at -> at < 0, 0, (state, at) -> state + 1));
        assertGivenUp(
                instead,
                umpire -> umpire.until(
                        "Round",
                        at -> at < 0 || at > 200,
                        100,
                        (state, at) -> state + at.total(Gunnery.SAVE, DiceTotal.of(2, new Die(60))) - 61));
    }

    private static int step(int state, Umpire umpire) {
        return umpire.test(Gunnery.FIREPOWER, Gunnery.atLeast(3)) ? state + 1 : state - 1;
    }

    private static int wander(int state, Umpire umpire) {
        return state + 4 - umpire.total(Gunnery.SAVE, DiceTotal.of(1, Die.D6));
    }

    private static boolean isOver(int state) {
        return state <= 0 || state >= 20;
    }

    private static Fraction part(int power) {
        return Fraction.ONE.minus(Fraction.of(1, 1L << power));
    }

    private static void assertGivenUp(String message, Function<Umpire, ?> resolver) {
        assertEquals(
                message,
                assertThrows(TooManyPathsException.class, () -> Odds.count(resolver))
                        .getMessage());
    }
}
