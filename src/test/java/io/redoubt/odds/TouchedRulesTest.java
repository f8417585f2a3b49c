package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The rules a count reports: those of every step that can happen, in the order they are met. */
class TouchedRulesTest {
    @Test
    void testTouchesTheRulesOfBothResults() {
        assertTouched(
                umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(4)), Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS);
        assertTouched(
                umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(6)), Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS);
        assertTouched(
                umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(2)), Gunnery.AIM, Gunnery.AIM_HIT, Gunnery.AIM_MISS);
    }

    @Test
    void settledTestTouchesOnlyTheResultItHas() {
        assertTouched(umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(1)), Gunnery.AIM, Gunnery.AIM_HIT);
        assertTouched(umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(7)), Gunnery.AIM, Gunnery.AIM_MISS);
        assertTouched(umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(1), 3), Gunnery.AIM, Gunnery.AIM_HIT);
        assertTouched(umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(7), 3), Gunnery.AIM, Gunnery.AIM_MISS);
    }

    @Test
    void noDiceTouchNoRule() {
        assertTouched(umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 0));
        assertTouched(umpire -> umpire.volley("Hit", Gunnery.HIT, Gunnery.atLeast(4), 0, 0, (state, at) -> 1));
        assertTouched(
                umpire -> umpire.repeat("Shot", 0, true, (state, at) -> at.test(Gunnery.HIT, Gunnery.atLeast(4))));
    }

    @Test
    void oneDieInAPoolTouchesItsRules() {
        assertTouched(
                umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 1),
                Gunnery.AIM,
                Gunnery.AIM_HIT,
                Gunnery.AIM_MISS);
    }

    @Test
    void totalTouchesTheRulesThatCallForIt() {
        assertTouched(umpire -> umpire.total(Gunnery.SAVE, DiceTotal.of(1, Die.D6)), Gunnery.ARMOUR);
    }

    @Test
    void tableTouchesTheRowsThatCanComeUp() {
        assertTouched(umpire -> save(umpire, 5), Gunnery.ARMOUR, Gunnery.HOLE);
        assertTouched(umpire -> save(umpire, 8), Gunnery.ARMOUR);
    }

    @Test
    void noteTouchesItsRules() {
        assertTouched(
                umpire -> {
                    umpire.note(Gunnery.SMOKED, "All");
                    return 0;
                },
                Gunnery.SMOKE);
    }

    @Test
    void noteOnOneOfManyPathsIsTouchedAfterTheRulesThatLedThere() {
        assertTouched(
                umpire -> {
                    if (umpire.count(Gunnery.FIREPOWER, Gunnery.atLeast(6), 10) == 10) {
                        umpire.note(Gunnery.SMOKED, "All");
                    }
                    return 0;
                },
                Gunnery.PUNCH,
                Gunnery.SMOKE);
    }

    @Test
    void noteThatNoPathReachesIsNotTouched() {
        assertTouched(
                umpire -> {
                    if (umpire.test(Gunnery.FIREPOWER, Gunnery.atLeast(7))) {
                        umpire.note(Gunnery.SMOKED, "All");
                    }
                    return 0;
                },
                Gunnery.PUNCH);
    }

    @Test
    void rulesOfAnAttemptCountOnceItCanBeReached() {
        Function<Umpire, Integer> second = umpire -> umpire.repeat("Turn", 2, 0, (turn, at) -> {
            if (turn == 1) {
                at.note(Gunnery.SMOKED, "All");
            }
            return turn + 1;
        });
        assertTouched(second, Gunnery.SMOKE);
        assertTouched(umpire -> umpire.repeat("Turn", 1, 0, (turn, at) -> {
            if (turn == 1) {
                at.note(Gunnery.SMOKED, "All");
            }
            return turn + 1;
        }));
    }

    private static Gunnery.Plate save(Umpire umpire, int front) {
        return umpire.lookUp(Gunnery.SAVE, DiceTotal.of(1, Die.D6, new Modifier(front, "Front")), Gunnery.Plate::of);
    }

    private static void assertTouched(Function<? super Umpire, ?> resolver, RuleId... rules) {
        assertEquals(List.of(rules), List.copyOf(Odds.count(resolver).rules()));
    }
}
