package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A roll is repeated by its seed, and every roll prints its seed. */
class SeedTest {
    private static final String SHOT = "shoot --at nest --skill trained --rof 5 --teams 4 --firepower 3+";

    @ParameterizedTest
    @ValueSource(strings = {"0", "7", "18446744073709551615", "7f3a-91c0", "0000-0000", "ffff-ffff"})
    void theSameSeedGivesTheSameBytes(String seed) {
        for (String format : new String[] {"text", "json", "csv"}) {
            String line = SHOT + " --seed " + seed + " --format " + format;
            Shell.Result first = Shell.plain().seeded(1).type(line);
            assertEquals(0, first.exit(), first.err());
            assertEquals(first, Shell.plain().seeded(2).type(line));
        }
    }

    @Test
    void thePrintedSeedRepeatsTheRoll() {
        for (long random : new long[] {0, 1, -1, Long.MIN_VALUE, 0xdeadbeefL}) {
            String rolled = Shell.plain().seeded(random).type(SHOT + " --json").out();
            Object seed = Json.object(rolled).get("seed");
            assertEquals(
                    rolled,
                    Shell.plain()
                            .seeded(99)
                            .type(SHOT + " --json --seed " + seed)
                            .out());
        }
    }

    @Test
    void aRollWithoutASeedSaysWhichOneItHad() {
        Shell.Result roll = Shell.plain().seeded(0x7f3a91c0L).type(SHOT);
        assertTrue(roll.lines().get(0).endsWith("seed 7f3a-91c0"), roll.out());
        assertEquals(
                "7f3a-91c0",
                Json.object(Shell.plain()
                                .seeded(0x7f3a91c0L)
                                .type(SHOT + " --json")
                                .out())
                        .get("seed"));
    }

    @Test
    void differentSeedsGiveDifferentDice() {
        Set<Object> dice = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            dice.add(Json.object(Shell.plain()
                            .type("dice 20d6 --json --seed " + seed)
                            .out())
                    .get("dice"));
        }
        assertEquals(20, dice.size());
    }

    @Test
    void theDiceOfAKnownSeedStayTheSameForEver() {
        assertEquals(
                "[4, 3, 2]",
                Json.object(Shell.plain()
                                .type("shoot --at nest --skill trained --rof 2 --firepower 3+ --seed 7 --json")
                                .out())
                        .get("dice")
                        .toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "-1", "1.5", "x", "7f3a", "7f3a-91c", "7f3a-91c00", "7f3g-91c0", "18446744073709551616"})
    void whatIsNoSeedIsRefused(String seed) {
        Shell.Result result = Shell.plain().words("dice", "3d6", "--seed", seed);
        assertEquals(2, result.exit());
        assertEquals(
                "redoubt: --seed " + seed + ": a seed is a whole number, or as printed, like 7f3a-91c0\n",
                result.err());
        assertEquals("", result.out());
    }

    @Test
    void theSeedOfOneGroupingIsNotThatOfTheOther() {
        assertNotEquals(
                Shell.plain()
                        .type("dice 50d6 --seed 0000-0010 --format csv")
                        .lines()
                        .get(1),
                Shell.plain().type("dice 50d6 --seed 10 --format csv").lines().get(1));
    }
}
