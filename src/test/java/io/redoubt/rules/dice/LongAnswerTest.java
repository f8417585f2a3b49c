package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer longer than a megabyte is given to those who ask for it. */
class LongAnswerTest {
    private static Shell.Result ask(String formula, String... options) {
        List<String> words = new ArrayList<>(List.of("dice", formula, "--odds"));
        words.addAll(List.of(options));
        return Shell.plain().words(words.toArray(new String[0]));
    }

    @ParameterizedTest
    @CsvSource({"238d100,23563", "500d6,2501"})
    void aLongAnswerIsRefusedWithTheNumberOfItsValues(String formula, long values) {
        for (String format : List.of("json", "csv")) {
            Shell.Result refused = ask(formula, "--format", format);
            assertEquals(2, refused.exit(), formula);
            assertEquals("", refused.out());
            assertTrue(refused.err().contains("the answer lists " + values + " values, about "), refused.err());
        }
        Shell.Result batch = Shell.plain().reading("dice " + formula + "\n").words("batch");
        assertTrue(batch.out().contains("the answer lists " + values + " values"), batch.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--patience=1m", "--show=total"})
    void whoAsksForALongAnswerGetsIt(String option) {
        Shell.Result answered = ask("500d6", "--json", option);
        assertEquals(0, answered.exit(), answered.err());
        assertTrue(answered.out().length() > 1_000_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"300d6", "(238d100)>=12000", "238d100 vs 238d100", "100d100kl1"})
    void aShortAnswerIsGiven(String formula) {
        Shell.Result answered = ask(formula, "--json");
        assertEquals(0, answered.exit(), answered.err());
        assertTrue(answered.out().length() < 1_000_000);
    }

    @ParameterizedTest
    @CsvSource({"238d100,23563", "43d100+43d102,8601", "33d20!,13828"})
    void aTextIsShortHoweverManyValuesThereAreAndNamesTheWayToAll(String formula, int values) {
        for (String format : List.of("text", "markdown")) {
            Shell.Result answered = ask(formula, "--format", format);
            assertEquals(0, answered.exit(), answered.err());
            assertTrue(answered.out().length() < 10_000);
            assertTrue(
                    answered.out().contains(values + " values; --json --patience 10s lists each with its exact"),
                    answered.out());
        }
    }

    @Test
    void aFewValuesAreShownWithoutAdvice() {
        assertFalse(ask("20d6").out().contains("--json"));
    }
}
