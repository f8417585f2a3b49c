package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Umpire;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Examples with answers worked out by hand: a nest, a turret and a section under fire. */
class WorkedOddsTest {
    private static final int ANTI_TANK = 9;
    private static final RequiredRoll FIREPOWER = Gunnery.atLeast(3);
    private static final DiceTotal ARMOUR =
            DiceTotal.of(1, Die.D6, new Modifier(5, "Armour")).against(ANTI_TANK, "Anti-tank");

    private enum Turret {
        UNHARMED,
        BAILED_OUT,
        DESTROYED
    }

    @Test
    void threeShotsAtANest() {
        Odds<Integer> odds = Odds.count(umpire -> nest(umpire, 3));
        assertEquals(
                Map.of(0, Fraction.of(216, 729), 1, Fraction.of(127, 729), 2, Fraction.of(386, 729)),
                EveryThrow.table(odds.distribution()));
    }

    @Test
    void twoShotsAtANestAgreeWithEveryThrow() {
        EveryThrow.agreesWithCount(umpire -> nest(umpire, 2));
    }

    @Test
    void eightShotsAtATurret() {
        Odds<Turret> odds = Odds.count(umpire -> turret(umpire, 8));
        assertEquals(
                Map.of(
                        Turret.UNHARMED, Fraction.of(152_587_890_625L, 2_821_109_907_456L),
                        Turret.BAILED_OUT, Fraction.of(503_512_109_375L, 2_821_109_907_456L),
                        Turret.DESTROYED, Fraction.of(1_288_991, 1_679_616)),
                EveryThrow.table(odds.distribution()));
    }

    @Test
    void twoShotsAtATurretAgreeWithEveryThrow() {
        EveryThrow.agreesWithCount(umpire -> turret(umpire, 2));
    }

    @Test
    void sectionOfTenUnderFire() {
        Odds<String> odds = Odds.count(umpire -> section(umpire, 10));
        long all = 100_000_000_000L;
        assertEquals(
                Map.of(
                        "stands", Fraction.of(30_464_622_592L, all),
                        "breaks", Fraction.of(68_930_715_648L, all),
                        "wiped out", Fraction.of(59_049, 9_765_625)),
                EveryThrow.table(odds.distribution()));
    }

    @Test
    void sectionOfTwoAgreesWithEveryThrow() {
        EveryThrow.agreesWithCount(umpire -> section(umpire, 2));
    }

    /** Every hit needs its firepower once to pin, and once more at once to destroy. */
    static int nest(Umpire umpire, int shots) {
        return umpire.volley("Hit", Gunnery.HIT, Gunnery.atLeast(4), shots, 0, (state, at) -> {
            if (state == 2 || !at.test(Gunnery.FIREPOWER, FIREPOWER)) {
                return state;
            }
            return at.test(Gunnery.FIREPOWER, FIREPOWER) ? 2 : 1;
        });
    }

    /** Armour above the anti-tank value bounces a hit, equal glances, below lets it in. */
    private static Turret turret(Umpire umpire, int shots) {
        return umpire.volley("Hit", Gunnery.HIT, Gunnery.atLeast(4), shots, Turret.UNHARMED, (state, at) -> {
            int armour = state == Turret.DESTROYED ? ANTI_TANK + 1 : at.total(Gunnery.SAVE, ARMOUR);
            if (armour > ANTI_TANK) {
                return state;
            }
            boolean through = at.test(Gunnery.FIREPOWER, FIREPOWER);
            if (armour < ANTI_TANK) {
                return through ? Turret.DESTROYED : Turret.BAILED_OUT;
            }
            return through ? Turret.BAILED_OUT : state;
        });
    }

    /** Casualties on 6 or less; those left stand on 9 less the casualties, but always on a 1. */
    private static String section(Umpire umpire, int teams) {
        int lost = umpire.count(Gunnery.MORALE, Gunnery.atMost(6), teams);
        if (lost == teams) {
            return "wiped out";
        }
        return lost == 0 || umpire.test(Gunnery.MORALE, Gunnery.atMost(Math.max(1, 9 - lost))) ? "stands" : "breaks";
    }
}
