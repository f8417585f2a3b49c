package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that cannot be combined, or cannot be read, are refused before anything is answered. */
class AnswerSettingsTest {
    private static final String SHOT = "shoot --at nest --skill 4+ --firepower 3+ ";

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--dice 4 --odds; --odds and --dice cannot be combined",
                "--odds --seed 7; --odds and --seed cannot be combined",
                "--seed 7 --dice 4; --seed and --dice cannot be combined",
                "--odds --seed 7 --dice 4; --odds and --dice cannot be combined",
                "--json --format csv; --json and --format csv cannot be combined",
                "--format text --json; --json and --format text cannot be combined",
                "--require destroyed>=1/2; --require needs --odds",
                "--require destroyed>=1/2 --seed 7; --require needs --odds",
                "--require destroyed>=1/2 --dice 4; --require needs --odds",
                "--rof 1,2; --rof: lists and ranges need --odds",
                "--rof 1..2 --seed 7; --rof: lists and ranges need --odds",
                "--reading within=inclusive --reading fow.within=inclusive; --reading fow.within is given twice",
                "--to-hit 4 --at tank-pit; --at is given twice: give it once",
                "--skill 3+; --skill is given twice: give it once",
                "--odds --odds; --odds is given twice: give it once",
                "--json --json; --json is given twice: give it once",
                "--seed 1 --seed 2; --seed is given twice: give it once",
                "--moved --moved; --moved is given twice: give it once"
            })
    void contradictionsAreRefused(String options, String message) {
        refused(SHOT + options, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--rang 4; unknown option --rang; --range",
                "--anti-tnak 9; unknown option --anti-tnak; --anti-tank",
                "--odd; unknown option --odd; --odds",
                "--colour never; unknown option --colour; --color",
                "--rnage=4; unknown option --rnage=4; --range",
                "--requir x; unknown option --requir; --require"
            })
    void anUnknownOptionIsToldTheNearest(String options, String message, String nearest) {
        refused(SHOT + options, message + "; did you mean " + nearest + "? (redoubt fow shoot --help)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--xyzzy; unknown option --xyzzy (redoubt fow shoot --help)",
                "-x; unknown option -x",
                "castle; unexpected argument castle (redoubt fow shoot --help)",
                "--rof; --rof needs a value (redoubt fow shoot --help)",
                "--seed; --seed needs a value (redoubt fow shoot --help)",
                "--rof --moved; --rof needs a value (redoubt fow shoot --help)",
                "--rof=; --rof : takes a whole number from 1 to 100"
            })
    void anOptionThatCannotBeUsedIsNamed(String options, String message) {
        refused(SHOT + options, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--format jsn; --format jsn: not one of text, json, csv; did you mean json?",
                "--format JSON; --format JSON: not one of text, json, csv",
                "--color sometimes; --color sometimes: not one of auto, always, never",
                "--color alway; --color alway: not one of auto, always, never; did you mean always?",
                "--reading within; --reading within: write KEY=VALUE; see redoubt readings",
                "--reading nope=1; --reading nope=1: there is no disputed point called nope",
                "--reading fow.withn=inclusive; --reading fow.withn=inclusive: there is no disputed point called "
                        + "fow.withn; did you mean fow.within?",
                "--reading within=inclusiv; --reading within=inclusiv: not one of inclusive, exclusive; did you mean"
                        + " inclusive?",
                "--odds --show destroyd; --show destroyd: not one of unharmed, pinned, bailed-out, destroyed; did you"
                        + " mean destroyed?",
                "--dice 4,x; --dice 4,x: x is not a face",
                "--dice 4.5; --dice 4.5: 4.5 is not a face",
                "--dice 4,99999999999; --dice 4,99999999999: 99999999999 is not a face"
            })
    void aValueThatIsNotOneOfThoseAllowedIsRefused(String options, String message) {
        refused(SHOT + options, message.replace("  ", " "));
    }

    @Test
    void theSameFormatTwiceInTwoWaysIsNoContradiction() {
        assertEquals(
                Shell.plain().type(SHOT + "--odds --json"), Shell.plain().type(SHOT + "--odds --json --format json"));
    }

    @Test
    void aReadingMayBeGivenWithoutItsGame() {
        String pinned = SHOT + "--odds --json --rof 3 --shooter-pinned --reading ";
        Shell.Result shortKey = Shell.plain().type(pinned + "pinned-shooter=full-rof");
        assertEquals(0, shortKey.exit(), shortKey.err());
        assertEquals(shortKey, Shell.plain().type(pinned + "fow.pinned-shooter=full-rof"));
        assertEquals(
                "full-rof", Json.in(Json.object(shortKey.out()), "readings").get("fow.pinned-shooter"));
    }

    private static void refused(String line, String message) {
        Shell.Result result = Shell.plain().words(line.split(" ", -1));
        assertEquals(2, result.exit(), result.out());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("redoubt: " + message), result.err());
        assertEquals(1, result.err().lines().count(), result.err());
    }
}
