package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Umpire;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One question to the counting umpire at a time, against a game for every throw. */
class SingleDrawTest {
    @Test
    void resolverWithoutDiceIsCertain() {
        Odds<String> odds = EveryThrow.agreesWithCount(umpire -> "stands");
        assertEquals(List.of("stands"), odds.distribution().values());
        assertEquals(Fraction.ONE, odds.distribution().of("stands"));
        assertEquals(Fraction.ZERO, odds.distribution().of("falls"));
    }

    @Test
    void everyTestAgreesWithItsFaces() {
        for (Target.Bound bound : Target.Bound.values()) {
            for (int number = -1; number <= 12; number++) {
                RequiredRoll need = RequiredRoll.of(new Target(bound, number));
                EveryThrow.agreesWithCount(umpire -> umpire.test(Gunnery.HIT, need));
                EveryThrow.agreesWithCount(umpire -> umpire.test(Gunnery.MORALE, need));
            }
        }
    }

    @Test
    void failingComesBeforePassing() {
        Distribution<Boolean> odds = Odds.count(umpire -> umpire.test(Gunnery.HIT, Gunnery.atLeast(3)))
                .distribution();
        assertEquals(List.of(false, true), odds.values());
        assertEquals(Fraction.of(2, 3), odds.of(true));
        assertEquals(Fraction.of(1, 3), odds.of(false));
    }

    @Test
    void needsThatEveryOrNoFaceMeetsHaveOneResult() {
        assertEquals(List.of(true), valuesOfTest(Gunnery.atLeast(1)));
        assertEquals(List.of(false), valuesOfTest(Gunnery.atLeast(7)));
        assertEquals(List.of(true), valuesOfTest(Gunnery.atMost(6)));
        assertEquals(List.of(false), valuesOfTest(Gunnery.atMost(0)));
    }

    @Test
    void countOfDiceIsThatManySingleTests() {
        for (int dice = 0; dice <= 4; dice++) {
            for (int number = 0; number <= 7; number++) {
                int n = dice;
                RequiredRoll need = Gunnery.atLeast(number);
                Odds<Integer> pool = EveryThrow.agreesWithCount(umpire -> umpire.count(Gunnery.HIT, need, n));
                Odds<Integer> single = Odds.count(umpire -> oneByOne(umpire, need, n));
                assertEquals(EveryThrow.table(single.distribution()), EveryThrow.table(pool.distribution()));
                assertEquals(single.rules(), pool.rules());
            }
        }
    }

    @Test
    void countsComeInOrderFromNone() {
        Distribution<Integer> odds = Odds.count(umpire -> umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 3))
                .distribution();
        assertEquals(List.of(0, 1, 2, 3), odds.values());
        assertEquals(Fraction.of(3, 8), odds.of(1));
    }

    @Test
    void totalsAgreeWithTheirFaces() {
        for (int dice = 1; dice <= 4; dice++) {
            DiceTotal plain = DiceTotal.of(dice, Die.D6);
            DiceTotal changed = DiceTotal.of(dice, Die.D6, new Modifier(5, "Front"), new Modifier(-2, "Worn"));
            EveryThrow.agreesWithCount(umpire -> umpire.total(Gunnery.SAVE, plain));
            EveryThrow.agreesWithCount(umpire -> umpire.total(Gunnery.SAVE, changed));
        }
        EveryThrow.agreesWithCount(umpire -> umpire.total(Gunnery.SAVE, DiceTotal.of(3, Die.D10)));
    }

    @Test
    void tablesAgreeWithTheirFaces() {
        for (int dice = 1; dice <= 4; dice++) {
            for (int front = -12; front <= 9; front += 3) {
                DiceTotal score = DiceTotal.of(dice, Die.D6, new Modifier(front, "Front"));
                EveryThrow.agreesWithCount(umpire -> umpire.lookUp(Gunnery.SAVE, score, Gunnery.Plate::of));
            }
        }
    }

    @Test
    void rowsComeInTheOrderOfTheirTotalsAndOnlyIfTheyCanHappen() {
        assertEquals(List.of(Gunnery.Plate.HOLED, Gunnery.Plate.HOLDS), rowsAt(0));
        assertEquals(List.of(Gunnery.Plate.HOLDS), rowsAt(7));
        assertEquals(List.of(Gunnery.Plate.HOLED), rowsAt(-4));
    }

    @Test
    void hundredDiceInATableAreExact() {
        DiceTotal score = DiceTotal.of(100, Die.D6, new Modifier(9 - 350, "Half"));
        Distribution<Gunnery.Plate> odds = Odds.count(umpire -> umpire.lookUp(Gunnery.SAVE, score, Gunnery.Plate::of))
                .distribution();
        Distribution<Integer> totals =
                Odds.count(umpire -> umpire.total(Gunnery.SAVE, score)).distribution();
        assertEquals(EveryThrow.table(totals.map(Gunnery.Plate::of)), EveryThrow.table(odds));
        // Totals mirror around 350, so the middle one is what the upper half has more than the lower.
        assertEquals(totals.of(9), odds.of(Gunnery.Plate.HOLDS).minus(odds.of(Gunnery.Plate.HOLED)));
    }

    @Test
    void laterDrawsMayDependOnEarlierOnes() {
        EveryThrow.agreesWithCount(umpire -> {
            int hits = umpire.count(Gunnery.HIT, Gunnery.atLeast(4), 3);
            if (hits == 0) {
                return -1;
            }
            return umpire.test(Gunnery.MORALE, Gunnery.atMost(hits))
                    ? umpire.total(Gunnery.SAVE, DiceTotal.of(hits, Die.D6))
                    : 0;
        });
    }

    private static int oneByOne(Umpire umpire, RequiredRoll need, int dice) {
        int passed = 0;
        for (int i = 0; i < dice; i++) {
            passed += umpire.test(Gunnery.HIT, need) ? 1 : 0;
        }
        return passed;
    }

    private static List<Boolean> valuesOfTest(RequiredRoll need) {
        return Odds.count(umpire -> umpire.test(Gunnery.HIT, need))
                .distribution()
                .values();
    }

    private static List<Gunnery.Plate> rowsAt(int front) {
        DiceTotal score = DiceTotal.of(2, Die.D6, new Modifier(front, "Front"));
        return Odds.count(umpire -> umpire.lookUp(Gunnery.SAVE, score, Gunnery.Plate::of))
                .distribution()
                .values();
    }
}
