package io.redoubt.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** No file keeps the parser busy: blank lines and comments never reach it, and what else may is not waited for. */
@Timeout(1800)
class TimeLimitedParserTest {
    @Test
    void blankLinesAndCommentsAreLeftOutAndLinesKeepTheirNumbers() {
        String text = "\n".repeat(20_000) + "a = 1\n" + "# nothing\n".repeat(20_000) + "b = 2\n";
        assertEquals(20_001, new Toml().parse(text).entries().get("a").line());
        assertEquals(40_002, new Toml().parse(text).entries().get("b").line());
        BadValueException wrong = assertThrows(BadValueException.class, () -> new Toml().parse(text + "\n\nc = = 3\n"));
        assertTrue(wrong.getMessage().startsWith("line 40005, column 5"), wrong.getMessage());
    }

    @Test
    void whatStandsInAStringIsNoBlankLine() {
        String text =
                "a = \"\"\"\n\n# no comment\n\n\"\"\"\n\nb = '# none'\nc = '''\n\n'''\nd = \"\\\"\"\n\n# x\ne = 1\n";
        assertEquals(14, new Toml().parse(text).entries().get("e").line());
        assertEquals(
                "a = [\n1,\n]\n",
                SignificantLines.of("a = [\n\n1,\n # one\n]\n\n").text());
    }

    /** After the first mistake, the library takes a string for blank lines, and looks ahead for minutes. */
    @Test
    void manyBlankLinesInAStringNeverReachTheParser() {
        String mistaken = "unit=s = \"in\"in\"\n\"\"\"" + "\n".repeat(1_100);
        BadValueException many = assertThrows(BadValueException.class, () -> new Toml().parse(mistaken));
        assertEquals(
                "line 103: over 100 blank lines or comments in a text that began with \"\"\";"
                        + " is a closing \"\"\" missing?",
                many.getMessage());
        String few = "a = \"\"\"" + "\n".repeat(101) + "\"\"\"\nb = 1\n";
        assertEquals(103, new Toml().parse(few).entries().get("b").line());
    }

    /** Beyond the first pause no clock counts: what comes while the waiting thread works is taken. */
    @Test
    void whatComesLateIsTaken() {
        assertEquals(3, TimeLimitedParser.of(() -> 3, Duration.ZERO, Integer.MAX_VALUE));
        assertThrows(
                IllegalStateException.class,
                () -> TimeLimitedParser.of(
                        () -> {
                            throw new IllegalStateException("late");
                        },
                        Duration.ZERO,
                        Integer.MAX_VALUE));
        Thread.currentThread().interrupt();
        assertThrows(BadValueException.class, () -> TimeLimitedParser.of(() -> never(), Duration.ofSeconds(1), 1));
        assertTrue(Thread.interrupted());
    }

    private static int never() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    @Test
    void workThatDoesNotEndIsNotWaitedFor() {
        CountDownLatch never = new CountDownLatch(1);
        BadValueException late = assertThrows(
                BadValueException.class,
                () -> TimeLimitedParser.of(
                        () -> {
                            try {
                                never.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                            return 1;
                        },
                        Duration.ofMillis(1),
                        1));
        assertTrue(late.getMessage().contains("reading it takes too long"), late.getMessage());
        assertEquals(2, TimeLimitedParser.of(() -> 2));
        assertThrows(
                IllegalStateException.class,
                () -> TimeLimitedParser.of(() -> {
                    throw new IllegalStateException("its own");
                }));
    }
}
