package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Test.Hand;
import io.redoubt.umpire.TotalRoll;
import java.time.Duration;
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
        assertEquals(
                new Luck("x", 1, 1, Fraction.of(1, 3), 0, Fraction.ZERO, Fraction.of(2, 3), Fraction.of(1, 3)), luck);
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

    /** Two dice added up, low is good, and a die that passes with 1/3: all 216 faces are looked at one by one. */
    @Test
    void sumsAndPassesAreCountedExactlyTogether() {
        for (int sum = 2; sum <= 12; sum++) {
            for (int passed = 0; passed <= 1; passed++) {
                Luck luck = Luck.of(List.of(
                                ruling("x", "y", low(sum, Hand.ACTING)),
                                ruling("x", "", judged(2, 1, passed, Hand.ACTING))))
                        .get(0);
                int mine = 36 * passed + beaten(sum);
                int fewer = 0;
                int asMany = 0;
                for (int faces = 0; faces < 216; faces++) {
                    int other = (faces / 36 < 2 ? 36 : 0) + beaten(faces % 6 + faces / 6 % 6 + 2);
                    fewer += other < mine ? 1 : 0;
                    asMany += other == mine ? 1 : 0;
                }
                assertEquals(Fraction.of(fewer, 216), luck.fewer());
                assertEquals(Fraction.of(asMany, 216), luck.asMany());
                assertEquals(Fraction.of(beaten(sum), 36), luck.sumSurplus());
                assertEquals(Fraction.of(mine - 12, 36), luck.surplus());
                assertEquals(1, luck.sums());
            }
        }
    }

    /** Returns how many of 36 results of two dice are higher, less those that are lower. */
    private static int beaten(int sum) {
        int score = 0;
        for (int faces = 0; faces < 36; faces++) {
            score += Integer.signum(faces % 6 + faces / 6 + 2 - sum);
        }
        return score;
    }

    private static Roll.Total low(int sum, Hand hand) {
        return new Roll.Total("table", 2, 6, sum, TotalRoll.Wish.LOW, hand);
    }

    @Test
    void aSumBelongsToTheSideThatRolledIt() {
        Roll.Total save = new Roll.Total("save", 1, 6, 6, TotalRoll.Wish.HIGH, Hand.OTHER);
        Luck luck = Luck.of(List.of(ruling("x", "y", save))).get(0);
        assertEquals("y", luck.side());
        assertEquals(Fraction.of(5, 6), luck.surplus());
        assertEquals(Fraction.of(11, 12), luck.percentile());
    }

    /** Of 1, 2, … 6 times two dice, a sum of 7 each time is always the middle. */
    @Test
    void averageSumsAreTheMiddle() {
        List<Ruling> rulings = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            rulings.add(ruling("x", "", low(7, Hand.ACTING)));
            Luck luck = Luck.of(rulings).get(0);
            assertEquals(Fraction.of(1, 2), luck.percentile());
            assertEquals(Fraction.ZERO, luck.surplus());
        }
    }

    /** One of 36 sums of two dice is 2, two are 3; a band of nine in ten leaves out the 2 and the 12 alone. */
    @Test
    void theBandHoldsSums() {
        LuckHistory course =
                LuckHistory.of(List.of(ruling("x", "", low(2, Hand.ACTING)))).get(0);
        assertEquals(
                List.of(new LuckHistory.Moment(0, 0, 0, 0), new LuckHistory.Moment(2, 35 / 36d, -32 / 36d, 32 / 36d)),
                course.moments());
    }

    @Test
    void thousandsOfSumsAreJudgedInTime() {
        List<Ruling> many = new ArrayList<>();
        for (int i = 0; i < 1500; i++) {
            many.add(ruling("x", "", low(7, Hand.ACTING)));
        }
        Luck luck = assertTimeout(Duration.ofSeconds(20), () -> Luck.of(many).get(0));
        assertEquals(1000, luck.sums());
        assertEquals(Fraction.of(1, 2), luck.percentile());
    }

    @Test
    void totalsThatAreNeitherGoodNorBadAreNotJudged() {
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
