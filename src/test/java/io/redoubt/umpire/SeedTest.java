package io.redoubt.umpire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Seeds in their two forms: what is printed can be read again, and nothing else can. */
class SeedTest {
    @Test
    void freshSeedsArePrintedInTwoGroupsOfFour() {
        assertEquals("7f3a-91c0", Seed.fresh(0x7f3a_91c0L).toString());
        assertEquals("0000-000a", Seed.fresh(0xaL).toString());
        assertEquals("0000-0000", Seed.fresh(0).toString());
        assertEquals("ffff-ffff", Seed.fresh(-1).toString());
    }

    @Test
    void onlyTheLowHalfOfARandomNumberIsKept() {
        Seed seed = Seed.fresh(0x1234_5678_9abc_def0L);
        assertEquals("9abc-def0", seed.toString());
        assertEquals(0x9abc_def0L, seed.value());
    }

    @Test
    void everyFreshSeedIsReadBackFromItsText() {
        for (long random : new long[] {0, 1, 0xffffL, 0x1_0000L, 0x8000_0000L, 0xffff_ffffL, -1, Long.MIN_VALUE}) {
            Seed seed = Seed.fresh(random);
            assertRead(seed.value(), seed.toString(), seed.toString());
        }
    }

    @Test
    void numbersAreReadAndPrintedAsTheyStand() {
        assertRead(0, "0", "0");
        assertRead(1944, "1944", "1944");
        assertRead(12_345_678, "12345678", "12345678");
        assertRead(7, "007", "007");
        assertRead(Long.MAX_VALUE, "9223372036854775807", "9223372036854775807");
        assertRead(-1, "18446744073709551615", "18446744073709551615");
    }

    @Test
    void capitalDigitsArePrintedSmall() {
        assertRead(0x7f3a_91c0L, "7f3a-91c0", "7F3A-91C0");
    }

    @Test
    void textThatIsNeitherFormIsNotASeed() {
        String[] texts = {
            "",
            " 7",
            "\uff13",
            "\u0663",
            "-7",
            "7.5",
            "seed",
            "7f3a91c0",
            "7f3a-91c",
            "7f3a-91c00",
            "7f3-a91c0",
            "7f3ax91c0",
            "7f3g-91c0",
            "7f3a-91-0",
            "-7f3a91c0",
            "7f3a--1c0",
            "7f3a91c0-",
            "18446744073709551616",
            "1944-",
            "-"
        };
        for (String text : texts) {
            assertEquals(Optional.empty(), Seed.parse(text), text);
        }
    }

    @Test
    void numberWithASignIsNotASeed() {
        assertEquals(Optional.empty(), Seed.parse("+7"));
        assertEquals(Optional.empty(), Seed.parse("+f3a-91c0"));
    }

    private static void assertRead(long value, String printed, String text) {
        Seed seed = Seed.parse(text).orElseThrow();
        assertEquals(value, seed.value());
        assertEquals(printed, seed.toString());
    }
}
