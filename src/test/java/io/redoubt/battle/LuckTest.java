package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Test.Hand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Luck against every way the dice can fall. */
class LuckTest {
    private static Ruling ruling(String side, String other, Roll... rolls) {
        RecordedQuery call = new RecordedQuery("fow", "shoot", Map.of(), Map.of(), Map.of(), "", "", side, other);
        DiceRecord thrown = new DiceRecord(List.of(), List.of(), "");
        return new Ruling(call, thrown, "unharmed", Map.of(), Map.of(), List.of(rolls), List.of(), List.of());
    }

    private static Roll.PassFail judged(int winning, int dice, int passed, Hand hand) {
        return new Roll.PassFail("test", Fraction.of(winning, 6), dice, passed, hand);
    }

    /**
     * Of ten even dice fewer than two pass in 11 of 1024 cases, fewer than three in 56: more than one in twenty. Of
     * four, none does in one of sixteen.
     */
    @Test
    void theBandAroundALuckCurveIsExact() {
        LuckHistory course = LuckHistory.of(List.of(
                        ruling("x", "", judged(3, 4, 1, Hand.ACTING)), ruling("x", "", judged(3, 6, 5, Hand.ACTING))))
                .get(0);
        assertEquals(
                List.of(
                        new LuckHistory.Moment(0, 0, 0, 0),
                        new LuckHistory.Moment(4, -1, -2, 2),
                        new LuckHistory.Moment(10, 1, -3, 3)),
                course.moments());
    }

    @Test
    void oneDieThatPassed() {
        Luck luck =
                Luck.of(List.of(ruling("x", "", judged(2, 1, 1, Hand.ACTING)))).get(0);
        assertEquals(new Luck("x", 1, 1, Fraction.of(1, 3), Fraction.of(2, 3), Fraction.of(1, 3)), luck);
        assertEquals(Fraction.of(5, 6), luck.percentile());
        assertEquals(Fraction.of(2, 3), luck.surplus());
    }

    /** Five dice of three kinds: all 7776 faces are looked at one by one. */
    @Test
    void mixedDiceAreCountedExactly() {
        int[] winning = {3, 3, 4, 1, 4};
        int[] ways = new int[winning.length + 1];
        for (int faces = 0; faces < 7776; faces++) {
            int passed = 0;
            int rest = faces;
            for (int need : winning) {
                passed += rest % 6 < need ? 1 : 0;
                rest /= 6;
            }
            ways[passed]++;
        }
        for (int passed = 0; passed <= winning.length; passed++) {
            List<Roll> rolls = new ArrayList<>();
            for (int i = 0; i < winning.length; i++) {
                rolls.add(judged(winning[i], 1, i < passed ? 1 : 0, Hand.ACTING));
            }
            Luck luck = Luck.of(List.of(ruling("x", "", rolls.toArray(new Roll[0]))))
                    .get(0);
            int fewer = 0;
            for (int i = 0; i < passed; i++) {
                fewer += ways[i];
            }
            assertEquals(Fraction.of(fewer, 7776), luck.fewer());
            assertEquals(Fraction.of(ways[passed], 7776), luck.asMany());
            assertEquals(Fraction.of(15, 6), luck.expected());
        }
    }

    @Test
    void diceBelongToTheSideThatRolledThem() {
        List<Luck> lucks =
                Luck.of(List.of(ruling("x", "y", judged(3, 2, 2, Hand.ACTING), judged(3, 3, 0, Hand.OTHER))));
        assertEquals(List.of("x", "y", ""), lucks.stream().map(Luck::side).toList());
        assertEquals(List.of(2, 3, 5), lucks.stream().map(Luck::dice).toList());
        assertEquals(List.of(2, 0, 2), lucks.stream().map(Luck::passed).toList());
    }

    @Test
    void totalsAreNotJudged() {
        assertEquals(List.of(), Luck.of(List.of(ruling("x", "y", new Roll.Total("table", 2, 6, 7)))));
    }

    @Test
    void theLastOfVeryManyDiceCount() {
        List<Ruling> many = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            many.add(ruling("x", "", judged(3, 500, 250, Hand.ACTING)));
        }
        Luck luck = Luck.of(many).get(0);
        assertEquals(Luck.MOST_DICE, luck.dice());
        assertEquals(Fraction.of(1, 2), luck.percentile());
    }
}
