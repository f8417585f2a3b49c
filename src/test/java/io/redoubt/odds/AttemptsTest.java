package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Series of attempts: merged or not, rolled together or one by one, the odds are the same. */
class AttemptsTest {
    @Test
    void mergedAttemptsAgreeWithEveryThrow() {
        for (Bunker start : Bunker.values()) {
            for (int shells = 0; shells <= 5; shells++) {
                int n = shells;
                EveryThrow.agreesWithCount(umpire -> umpire.repeat("Shell", n, start, Bunker::shell));
            }
        }
    }

    @Test
    void mergedAttemptsAgreeWithAPlainLoop() {
        for (Bunker start : Bunker.values()) {
            for (int shells = 0; shells <= 9; shells++) {
                int n = shells;
                assertSame(umpire -> loop(umpire, n, start), umpire -> umpire.repeat("Shell", n, start, Bunker::shell));
            }
        }
    }

    @Test
    void volleyIsACountThenItsHitsOneByOne() {
        for (int number = 1; number <= 7; number++) {
            RequiredRoll need = Gunnery.atLeast(number);
            for (int dice = 0; dice <= 6; dice++) {
                int n = dice;
                Function<Umpire, Bunker> volley =
                        umpire -> umpire.volley("Hit", Gunnery.HIT, need, n, Bunker.SOUND, Bunker::shell);
                assertSame(
                        umpire -> umpire.repeat("Hit", umpire.count(Gunnery.HIT, need, n), Bunker.SOUND, Bunker::shell),
                        volley);
                assertSame(umpire -> dieByDie(umpire, need, n), volley);
            }
        }
    }

    @Test
    void volleyAgreesWithEveryThrow() {
        for (int number = 1; number <= 7; number += 3) {
            for (int dice = 0; dice <= 3; dice++) {
                int n = dice;
                RequiredRoll need = Gunnery.atLeast(number);
                EveryThrow.agreesWithCount(
                        umpire -> umpire.volley("Hit", Gunnery.HIT, need, n, Bunker.SOUND, Bunker::shell));
            }
        }
    }

    @Test
    void volleyOfTrialsAgreesWithEveryThrow() {
        for (int weapons = 0; weapons <= 3; weapons++) {
            int n = weapons;
            Odds<Bunker> odds = EveryThrow.agreesWithCount(umpire ->
                    umpire.volley("Weapon", n, AttemptsTest::twoStageShot, "Hit", Bunker.SOUND, Bunker::shell));
            assertEquals(
                    EveryThrow.table(Odds.count(umpire -> shotByShot(umpire, n)).distribution()),
                    EveryThrow.table(odds.distribution()));
        }
    }

    @Test
    void seriesInsideASuccessAgreesWithEveryThrow() {
        Odds<Bunker> odds = EveryThrow.agreesWithCount(umpire -> umpire.volley(
                "Hit",
                Gunnery.HIT,
                Gunnery.atLeast(5),
                2,
                Bunker.SOUND,
                (state, at) -> at.repeat("Round", 2, state, Bunker::shell)));
        assertEquals(Set.of(Bunker.values()), Set.copyOf(odds.distribution().values()));
    }

    @Test
    void seriesAfterASeriesStartsFromEveryEndOfTheFirst() {
        EveryThrow.agreesWithCount(umpire -> {
            Bunker after = umpire.repeat("Shell", 2, Bunker.SOUND, Bunker::shell);
            return umpire.test(Gunnery.HIT, Gunnery.atLeast(4))
                    ? umpire.repeat("Shell", after == Bunker.SOUND ? 1 : 3, after, Bunker::shell)
                    : after;
        });
    }

    @Test
    void statesComeInTheOrderTheyAreMet() {
        assertEquals(List.of(Bunker.SHAKEN), valuesAfter(0));
        assertEquals(List.of(Bunker.SOUND, Bunker.BREACHED), valuesAfter(1));
        assertEquals(List.of(Bunker.SHAKEN, Bunker.SOUND, Bunker.LOST), valuesAfter(2));
    }

    @Test
    void stateThatIsLeftForGoodIsNoResult() {
        Distribution<Integer> odds = Odds.count(
                        umpire -> umpire.repeat("Turn", 70, 0, (turn, at) -> Math.min(turn + 1, 3)))
                .distribution();
        assertEquals(List.of(3), odds.values());
        assertEquals(Map.of(3, Fraction.ONE), EveryThrow.table(odds));
    }

    private static void assertSame(Function<Umpire, Bunker> expected, Function<Umpire, Bunker> actual) {
        Odds<Bunker> one = Odds.count(expected);
        Odds<Bunker> other = Odds.count(actual);
        assertEquals(EveryThrow.table(one.distribution()), EveryThrow.table(other.distribution()));
        assertEquals(one.rules(), other.rules());
    }

    private static Bunker loop(Umpire umpire, int times, Bunker start) {
        Bunker state = start;
        for (int i = 0; i < times; i++) {
            state = state.shell(umpire);
        }
        return state;
    }

    private static Bunker dieByDie(Umpire umpire, RequiredRoll need, int dice) {
        Bunker state = Bunker.SOUND;
        for (int i = 0; i < dice; i++) {
            state = umpire.test(Gunnery.HIT, need) ? state.shell(umpire) : state;
        }
        return state;
    }

    private static boolean twoStageShot(Umpire umpire) {
        return umpire.test(Gunnery.HIT, Gunnery.atLeast(4)) && umpire.test(Gunnery.FIREPOWER, Gunnery.atLeast(5));
    }

    private static Bunker shotByShot(Umpire umpire, int shots) {
        Bunker state = Bunker.SOUND;
        for (int i = 0; i < shots; i++) {
            state = twoStageShot(umpire) ? state.shell(umpire) : state;
        }
        return state;
    }

    private static List<Bunker> valuesAfter(int shells) {
        return Odds.count(umpire -> umpire.repeat("Shell", shells, Bunker.SHAKEN, Bunker::shell))
                .distribution()
                .values();
    }
}
