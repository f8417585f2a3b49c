package io.redoubt.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** States by the dozen: they are told apart by their own equals, below and above the size where hashing starts. */
class ManyStatesTest {
    /** A state with an equals of its own: the path that led to it does not count. */
    private static final class Ammunition {
        private final int rounds;
        private final String history;

        private Ammunition(int rounds, String history) {
            this.rounds = rounds;
            this.history = history;
        }

        private Ammunition fire(Umpire umpire) {
            int spent = umpire.total(Gunnery.SAVE, DiceTotal.of(1, Die.D6));
            return new Ammunition(Math.max(0, rounds - spent), history + spent);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Ammunition that && rounds == that.rounds;
        }

        @Override
        public int hashCode() {
            return rounds % 3;
        }

        @Override
        public String toString() {
            return rounds + " left after " + history;
        }
    }

    @Test
    void statesWithTheirOwnEqualsAreMerged() {
        for (int full = 1; full <= 20; full++) {
            Ammunition start = new Ammunition(full, "");
            EveryThrow.agreesWithCount(umpire -> umpire.repeat("Burst", 4, start, Ammunition::fire));
        }
    }

    @Test
    void hundredRoundsEndWhereTheTotalSays() {
        Distribution<Integer> odds = Odds.count(
                        umpire -> umpire.repeat("Burst", 12, new Ammunition(100, ""), Ammunition::fire))
                .distribution()
                .map(state -> state.rounds);
        Distribution<Integer> spent = Odds.count(umpire -> umpire.total(Gunnery.SAVE, DiceTotal.of(12, Die.D6)))
                .distribution();
        assertEquals(EveryThrow.table(spent.map(total -> 100 - total)), EveryThrow.table(odds));
        assertEquals(61, odds.values().size());
    }

    @Test
    void anyNumberOfValuesIsNumberedInOrder() {
        for (int size = 1; size <= 20; size++) {
            ValueIndex<String> places = new ValueIndex<>();
            for (int round = 0; round < 2; round++) {
                for (int i = 0; i < size; i++) {
                    // A fresh string each time, so that only equals can find it.
                    assertEquals(i, places.of("state " + i));
                }
            }
            assertEquals(size, places.size());
            assertEquals("state " + (size - 1), places.value(size - 1));
            assertEquals(IntStream.range(0, size).mapToObj(i -> "state " + i).toList(), places.values());
        }
    }

    @Test
    void resultsByTheDozenKeepTheirOdds() {
        for (int sides : new int[] {7, 8, 9, 10, 30}) {
            Distribution<List<Integer>> odds = Odds.count(
                            umpire -> List.of(umpire.total(Gunnery.SAVE, DiceTotal.of(1, new Die(sides)))))
                    .distribution();
            assertEquals(sides, odds.values().size());
            for (int face = 1; face <= sides; face++) {
                assertEquals(List.of(face), odds.values().get(face - 1));
                assertEquals(Fraction.of(1, sides), odds.of(List.of(face)));
            }
        }
    }
}
