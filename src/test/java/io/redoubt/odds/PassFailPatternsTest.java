package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Umpire;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Dice that are rolled together, each of them somebody's own. */
final class PassFailPatternsTest {
    private static final io.redoubt.umpire.Test MINES =
            io.redoubt.umpire.Test.of("mines", Die.D10, "eliminated", "unharmed");

    private static List<Boolean> struck(Umpire umpire, int units, int kills) {
        return umpire.each(MINES, RequiredRoll.of(Target.atMost(kills)), units);
    }

    @Test
    void everyFallHasItsChance() {
        for (int units = 0; units <= 3; units++) {
            int of = units;
            EveryThrow.agreesWithCount(umpire -> struck(umpire, of, 3));
        }
    }

    @Test
    void theFirstIsAsLikelyAsTheLast() {
        Odds<List<Boolean>> odds = Odds.count(umpire -> struck(umpire, 2, 3));
        assertEquals(Fraction.of(21, 100), odds.distribution().of(List.of(true, false)));
        assertEquals(Fraction.of(21, 100), odds.distribution().of(List.of(false, true)));
        assertEquals(Fraction.of(9, 100), odds.distribution().of(List.of(true, true)));
    }

    @Test
    void noMoreThanCanBeCounted() {
        assertThrows(IllegalArgumentException.class, () -> Odds.count(umpire -> struck(umpire, 13, 3)));
    }
}
