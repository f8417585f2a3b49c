package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Umpire;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Counts that would take for ever are given up soon, and say where. */
class CountGivenUpTest {
    private static final Duration SOON = Duration.ofMinutes(5);
    private static final String INSTEAD =
            "; ask about fewer dice, attempts or values, or allow more time (--patience 1m)";

    @Test
    void explosionOfSingleTestsIsGivenUpSoon() {
        assertGivenUp("calculation stopped: it would take longer than 2s, at the To Hit" + INSTEAD, umpire -> {
            for (int i = 0; i < 22; i++) {
                umpire.test(Gunnery.HIT, Gunnery.atLeast(4));
            }
        });
    }

    @Test
    void explosionOfTotalsIsGivenUpSoon() {
        assertGivenUp("calculation stopped: it would take longer than 2s, at the Armour Save" + INSTEAD, umpire -> {
            for (int i = 0; i < 3; i++) {
                umpire.total(Gunnery.SAVE, DiceTotal.of(1, new Die(1000)));
            }
        });
    }

    @Test
    void explosionInsideAnAttemptIsGivenUpToo() {
        assertGivenUp(
                "calculation stopped: it would take longer than 2s, at the Armour Save" + INSTEAD,
                umpire -> umpire.repeat("Turn", 3, 0, (state, at) -> {
                    for (int i = 0; i < 3; i++) {
                        at.total(Gunnery.SAVE, DiceTotal.of(1, new Die(1000)));
                    }
                    return state;
                }));
    }

    @Test
    void explosionOfStatesIsGivenUpSoon() {
        assertGivenUp(
                "calculation stopped: it would take longer than 2s, at the Armour Save" + INSTEAD,
                umpire -> umpire.repeat(
                        "Salvo", 2, 0, (sum, at) -> sum + at.total(Gunnery.SAVE, DiceTotal.of(51, new Die(1000)))));
    }

    @Test
    void manyStatesAreFollowedWhereTheyAreFewWays() {
        // 78 dice of 642 sides have 49,999 totals.
        DiceTotal most = DiceTotal.of(78, new Die(642));
        assertEquals(
                49_999,
                Odds.count(
                                umpire -> umpire.repeat("Salvo", 1, 0, (sum, at) -> at.total(Gunnery.SAVE, most)),
                                Budget.of(new Patience(60_000)))
                        .distribution()
                        .values()
                        .size());
    }

    @Test
    void everyPathOfACountAddsToTheSameBound() {
        CountContext count = new CountContext(Budget.of(new Patience(1)));
        assertThrows(TooManyPathsException.class, () -> {
            for (long path = 0; path < Budget.UNITS_A_SECOND / 1000; path++) {
                new CountingUmpire(count).count(at -> "one way");
            }
        });
    }

    @Test
    void largeNumbersAreWorkToo() {
        // Few ways, but thousands of digits: told before they are made.
        assertGivenUp(
                "calculation stopped: it would take longer than 2s, at the To Hit" + INSTEAD,
                umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(5), 100_000));
        assertGivenUp(
                "calculation stopped: it would take longer than 2s, at the Armour Save" + INSTEAD,
                umpire -> umpire.total(Gunnery.SAVE, DiceTotal.of(10_000, new Die(1000))));
        assertGivenUp(
                "calculation stopped: it would take longer than 2s, at the Hit" + INSTEAD,
                umpire -> umpire.repeat(
                        "Hit",
                        1_000_000,
                        0,
                        (sum, at) -> Math.min(5, sum + (at.test(Gunnery.HIT, Gunnery.atLeast(5)) ? 1 : 0))));
    }

    private static void assertGivenUp(String message, Consumer<Umpire> resolver) {
        TooManyPathsException thrown = assertTimeout(
                SOON,
                () -> assertThrows(
                        TooManyPathsException.class,
                        () -> Odds.count(umpire -> {
                            resolver.accept(umpire);
                            return 0;
                        })));
        assertEquals(message, thrown.getMessage());
    }
}
