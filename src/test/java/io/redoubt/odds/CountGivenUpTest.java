package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Umpire;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Counts that would take for ever are given up soon, and say where. */
class CountGivenUpTest {
    private static final Duration SOON = Duration.ofSeconds(5);

    @Test
    void explosionOfSingleTestsIsGivenUpSoon() {
        assertGivenUp(
                "more than 1000000 ways to follow, last at the To Hit: ask about fewer dice or attempts at once",
                umpire -> {
                    for (int i = 0; i < 22; i++) {
                        umpire.test(Gunnery.HIT, Gunnery.atLeast(4));
                    }
                });
    }

    @Test
    void explosionOfTotalsIsGivenUpSoon() {
        assertGivenUp(
                "more than 1000000 ways to follow, last at the Armour Save: ask about fewer dice or attempts at once",
                umpire -> {
                    for (int i = 0; i < 3; i++) {
                        umpire.total(Gunnery.SAVE, Score.of(1, new Die(1000)));
                    }
                });
    }

    @Test
    void explosionInsideAnAttemptIsGivenUpToo() {
        assertGivenUp(
                "more than 1000000 ways to follow, last at the Armour Save: ask about fewer dice or attempts at once",
                umpire -> umpire.repeat("Turn", 3, 0, (state, at) -> {
                    for (int i = 0; i < 3; i++) {
                        at.total(Gunnery.SAVE, Score.of(1, new Die(1000)));
                    }
                    return state;
                }));
    }

    @Test
    void explosionOfStatesIsGivenUpSoon() {
        assertGivenUp(
                "more than 50000 states to follow after a Salvo: ask about fewer dice or attempts at once",
                umpire -> umpire.repeat(
                        "Salvo", 2, 0, (sum, at) -> sum + at.total(Gunnery.SAVE, Score.of(51, new Die(1000)))));
    }

    @Test
    void lastStateAllowedIsStillFollowed() {
        // 78 dice of 642 sides have 49,999 totals: with the start 50,000 states.
        Score most = Score.of(78, new Die(642));
        assertEquals(
                Count.MOST_STATES - 1,
                Odds.count(umpire -> umpire.repeat("Salvo", 1, 0, (sum, at) -> at.total(Gunnery.SAVE, most)))
                        .distribution()
                        .values()
                        .size());
        assertGivenUp(
                "more than 50000 states to follow after a Salvo: ask about fewer dice or attempts at once",
                umpire -> umpire.repeat(
                        "Salvo",
                        1,
                        0,
                        (sum, at) -> at.test(Gunnery.HIT, Gunnery.atLeast(4)) ? at.total(Gunnery.SAVE, most) : -1));
    }

    @Test
    void everyPathOfACountAddsToTheSameBound() {
        Count count = new Count();
        Tree tree = new Tree();
        for (int path = 0; path < Count.MOST_PATHS - 1; path++) {
            count.nextPath(tree);
        }
        CountingUmpire umpire = new CountingUmpire(count);
        assertEquals(1, umpire.count(at -> "the last way allowed").values().size());
        assertThrows(TooManyPaths.class, () -> new CountingUmpire(count).count(at -> "one more"));
    }

    private static void assertGivenUp(String message, Consumer<Umpire> resolver) {
        TooManyPaths thrown = assertTimeout(
                SOON,
                () -> assertThrows(
                        TooManyPaths.class,
                        () -> Odds.count(umpire -> {
                            resolver.accept(umpire);
                            return 0;
                        })));
        assertEquals(message, thrown.getMessage());
    }
}
