package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whoever asks what was asked before gets the same answer, at the same price, with the same rules. */
class AttemptSeriesCacheTest {
    private static final Patience SHORT = new Patience(1);
    private static final List<Bunker> STARTS = List.of(Bunker.SOUND, Bunker.SHAKEN, Bunker.BREACHED);

    private final AttemptSeriesCache before = new AttemptSeriesCache();

    /** A shell, some of which do harm to a Bunker that others only shake. */
    private record Shell(int least) implements Attempt<Bunker> {
        @Override
        public Bunker attempt(Bunker state, Umpire umpire) {
            return umpire.test(Gunnery.HIT, Gunnery.atLeast(least)) ? state.shell(umpire) : state;
        }
    }

    /** A turn of some shells, which is a series in a series. */
    private record Turn(int shells, Shell each) implements Attempt<Bunker> {
        @Override
        public Bunker attempt(Bunker state, Umpire umpire) {
            return umpire.repeat("Shell", shells, state, each);
        }
    }

    /** One that grows by a total of one in a thousand. */
    private record Growing(int dice) implements Attempt<Integer> {
        @Override
        public Integer attempt(Integer sum, Umpire umpire) {
            return sum + umpire.total(Gunnery.SAVE, DiceTotal.of(dice, new Die(1000)));
        }
    }

    /** What can be seen of a count from outside. */
    private record Seen(List<?> values, List<?> chances, List<?> rules, double used, String refused) {
        static <S> Seen of(
                String noun, int times, S start, Attempt<S> attempt, Patience patience, AttemptSeriesCache before) {
            Budget budget = Budget.of(patience, used -> {}, before);
            try {
                Odds<S> odds = Odds.count(umpire -> umpire.repeat(noun, times, start, attempt), budget);
                Distribution<S> distribution = odds.distribution();
                return new Seen(
                        distribution.values(),
                        distribution.shares().all(),
                        new ArrayList<>(odds.rules()),
                        budget.used(),
                        "");
            } catch (TooManyPathsException e) {
                return new Seen(List.of(), List.of(), List.of(), budget.used(), String.valueOf(e.getMessage()));
            }
        }
    }

    private <S> void assertAsAnew(String noun, int times, S start, Attempt<S> attempt, Patience patience) {
        assertEquals(
                Seen.of(noun, times, start, attempt, patience, new AttemptSeriesCache()),
                Seen.of(noun, times, start, attempt, patience, before));
    }

    @Test
    void anyOrderOfQuestionsIsAnsweredAsIfEachWereTheFirst() {
        Random random = new Random(16);
        for (int question = 0; question < 400; question++) {
            Bunker start = STARTS.get(random.nextInt(STARTS.size()));
            Shell shell = new Shell(2 + random.nextInt(3));
            int times = random.nextInt(40);
            assertAsAnew("Shell", times, start, shell, Patience.USUAL);
            assertAsAnew("Turn", times / 4, start, new Turn(1 + random.nextInt(3), shell), Patience.USUAL);
        }
    }

    /** The bound lies between few attempts and many: where there is no more to spend, the refusal names the same place. */
    @Test
    void whatIsTooMuchIsTooMuchHoweverMuchIsKnown() {
        for (int round = 0; round < 2; round++) {
            for (int times = 0; times <= 2_000; times += 100) {
                assertAsAnew("Shell", times, Bunker.SOUND, new Shell(4), SHORT);
            }
        }
        Seen.of("Salvo", 2, 0, new Growing(1), Patience.USUAL, before);
        assertAsAnew("Salvo", 2, 0, new Growing(1), SHORT);
        assertAsAnew("Salvo", 3, 0, new Growing(1), SHORT);
    }

    @Test
    void whatBreaksOffHalfwayIsBegunAnew() {
        Growing growing = new Growing(51);
        Budget budget = Budget.of(Patience.USUAL, used -> {}, before);
        assertThrows(
                TooManyPathsException.class, () -> Odds.count(umpire -> umpire.repeat("Salvo", 2, 0, growing), budget));
        SeriesKey<Integer> key = new SeriesKey<>("Salvo", growing, 0);
        assertEquals(0, before.find(key).done());
        assertAsAnew("Salvo", 2, 0, growing, Patience.USUAL);
    }

    @Test
    void itGoesOnWhereItWasLeft() {
        SeriesKey<Bunker> key = new SeriesKey<>("Shell", new Shell(4), Bunker.SOUND);
        assertAsAnew("Shell", 5, Bunker.SOUND, new Shell(4), Patience.USUAL);
        AttemptChain<Bunker> known = before.find(key);
        assertEquals(5, known.done());
        assertAsAnew("Shell", 9, Bunker.SOUND, new Shell(4), Patience.USUAL);
        assertAsAnew("Shell", 3, Bunker.SOUND, new Shell(4), Patience.USUAL);
        assertSame(known, before.find(key));
        assertEquals(9, known.done());
    }

    @Test
    void longSeriesAreNotKept() {
        SeriesKey<Bunker> key = new SeriesKey<>("Shell", new Shell(4), Bunker.SOUND);
        assertAsAnew("Shell", 10, Bunker.SOUND, new Shell(4), Patience.USUAL);
        AttemptChain<Bunker> known = before.find(key);
        assertAsAnew("Shell", 1_000, Bunker.SOUND, new Shell(4), Patience.USUAL);
        assertNotSame(known, before.find(key));
        assertEquals(0, before.find(key).done());
        assertAsAnew("Shell", 1_001, Bunker.SOUND, new Shell(4), Patience.USUAL);
    }

    @Test
    void onlyTheLastFewAreKept() {
        SeriesKey<Bunker> first = new SeriesKey<>("0", new Shell(4), Bunker.SOUND);
        for (int i = 0; i < AttemptSeriesCache.MOST; i++) {
            assertAsAnew(Integer.toString(i), 1, Bunker.SOUND, new Shell(4), Patience.USUAL);
        }
        assertEquals(1, before.find(first).done());
        assertAsAnew("another", 1, Bunker.SOUND, new Shell(4), Patience.USUAL);
        assertEquals(1, before.find(first).done(), "it was looked for not long ago");
        assertEquals(
                0, before.find(new SeriesKey<>("1", new Shell(4), Bunker.SOUND)).done());
    }

    /** What a lambda does nobody can compare, so nobody keeps it. */
    @Test
    void attemptsThatNeverComeAgainAreNotKept() {
        Attempt<Bunker> attempt = (state, umpire) -> state.shell(umpire);
        SeriesKey<Bunker> key = new SeriesKey<>("Shell", attempt, Bunker.SOUND);
        assertAsAnew("Shell", 5, Bunker.SOUND, attempt, Patience.USUAL);
        assertEquals(0, before.find(key).done());
    }

    @Test
    void theDistributionOfANumberOfAttemptsIsKeptAndNoLongerSeriesChangesIt() {
        Distribution<Bunker> once = after(1);
        List<Bunker> values = List.copyOf(once.values());
        assertSame(once.shares().get(0), after(1).shares().get(0));
        assertTrue(after(6).values().size() > values.size());
        assertEquals(values, after(1).values());
        assertEquals(values, once.values());
        assertEquals(Fraction.ONE, after(1).mass());
    }

    private Distribution<Bunker> after(int times) {
        Budget budget = Budget.of(SHORT, used -> {}, before);
        return Odds.count(umpire -> umpire.repeat("Shell", times, Bunker.SOUND, new Shell(3)), budget)
                .distribution();
    }
}
