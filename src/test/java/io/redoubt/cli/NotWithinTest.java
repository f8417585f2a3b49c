package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A number that is followed so far and no further: what lies beyond is no number, and its mean is a bound. */
class NotWithinTest {
    private static final String BREACH = "lg gap --points 1 --attacks 2 --hit 10 --penetrate 5 ";

    private static String ask(String line) {
        return Shell.plain().type(line).out();
    }

    @Test
    void jsonTellsItFromTheNextNumber() {
        String odds = ask(BREACH + "--odds --json");
        assertTrue(
                odds.contains("\"attacks-needed\":{\"mean\":1.75,\"exactMean\":\"7/4\",\"meanIs\":\"at-least\","
                        + "\"distribution\":{\"1\":\"1/2\",\"2\":\"1/4\",\"not-within-2\":\"1/4\"}}"),
                odds);
        assertTrue(ask(BREACH + "--dice 9,9 --json").contains("\"attacks-needed\":{\"value\":\"not-within-2\","));
        assertTrue(ask(BREACH + "--dice 9,1 --json").contains("\"attacks-needed\":{\"value\":2,"));
    }

    @Test
    void aMeanThatLeavesNothingOutHasNoMark() {
        String sure = ask(BREACH.replace("--penetrate 5", "--penetrate 10") + "--odds --json");
        assertTrue(sure.contains(
                "\"attacks-needed\":{\"mean\":1.0,\"exactMean\":\"1/1\",\"distribution\":{\"1\":\"1/1\"}}"));
        assertFalse(sure.contains("meanIs"));
    }

    @Test
    void tablesForSpreadsheetsTellItToo() {
        String csv = ask(BREACH + "--odds --format csv");
        assertTrue(csv.contains("attacks-needed_mean_is"), csv);
        assertTrue(csv.contains("attacks-needed=not-within-2"), csv);
        assertFalse(csv.contains("attacks-needed=3"), csv);
        String ruled = ask(BREACH + "--dice 9,9 --format csv");
        List<String> rows = ruled.lines().toList();
        List<String> header = List.of(rows.get(0).split(",", -1));
        assertEquals("not-within-2", rows.get(1).split(",", -1)[header.indexOf("attacks-needed")]);
        String batch = Shell.plain()
                .reading(BREACH + "\n")
                .type("batch - --format csv")
                .out();
        assertTrue(batch.contains("attacks-needed mean at least,1.75,7/4"), batch);
        assertTrue(batch.contains("attacks-needed=not-within-2,0.25,1/4"), batch);
    }

    @Test
    void peopleReadItInWords() {
        assertTrue(ask(BREACH + "--odds --show attacks-needed").contains("not within 2  1/4"));
        String never = ask(BREACH.replace("--penetrate 5", "--penetrate 0") + "--odds");
        assertTrue(never.contains("attacks needed: not within 2"), never);
    }
}
