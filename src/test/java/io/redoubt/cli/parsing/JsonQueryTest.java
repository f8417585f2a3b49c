package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A JSON object asks the same as the options it stands for. */
class JsonQueryTest {
    private static final String NEST = "\"command\":\"shoot\",\"at\":\"nest\",\"skill\":4,\"firepower\":3";

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "\"rof\":2; --rof 2",
                "\"rof\":\"2\"; --rof 2",
                "\"range\":12; --range 12in",
                "\"range\":12.5; --range 12.5",
                "\"range\":\"30cm\"; --range 30cm",
                "\"range\":\"12\\\"\"; --range 12in",
                "\"moved\":true; --moved",
                "\"moved\":false; --rof 1",
                "\"smoke\":true,\"moved\":null; --smoke",
                "\"lineOfSight\":\"no\"; --line-of-sight no",
                "\"noFireOnTheMove\":true,\"moved\":true; --no-fire-on-the-move --moved",
                "\"nationalRule\":\"stabilisers\"; --national-rule stabilisers",
                "\"game\":\"fow\"; --rof 1",
                "\"game\":null; --rof 1",
                "\"odds\":true; --odds",
                "\"seed\":7; --seed 7",
                "\"seed\":\"7f3a-91c0\"; --seed 7f3a-91c0",
                "\"dice\":[4,5,2]; --dice 4,5,2",
                "\"dice\":\"4 5 2\"; --dice 4,5,2",
                "\"dice\":[1]; --dice 1",
                "\"require\":\"destroyed>=0\"; --require destroyed>=0",
                "\"require\":[\"destroyed>=0\",\"pinned>0\"]; --require destroyed>=0 --require pinned>0",
                "\"reading\":\"pinned-shooter=full-rof\",\"shooterPinned\":true;"
                        + " --reading fow.pinned-shooter=full-rof --shooter-pinned",
                "\"readings\":{\"fow.pinned-shooter\":\"full-rof\"},\"shooterPinned\":true;"
                        + " --reading fow.pinned-shooter=full-rof --shooter-pinned"
            })
    void theKeysAreTheOptionsInCamelCase(String keys, String options) {
        Shell.Result json = batch("{" + NEST + "," + keys + "}");
        Shell.Result line = batch("fow shoot --at nest --skill 4+ --firepower 3+ " + options);
        assertEquals(line, json);
        assertTrue(json.exit() == 0 || json.exit() == 3, json.out());
    }

    /** A NUL would part a file's name from its content, a line end one value from the next. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "{\"command\":\"deploy-check\",\"file\":\"a\\u0000b = 1\"}; the value of file contains a NUL",
                "{\"command\":\"deploy-check\",\"team\":\"a\\nb\"}; the value of team contains a line break",
                "{\"command\":\"deploy-check\",\"team\":[\"a\",\"b\\rc\"]}; the value of team contains a line break",
                "{\"command\":\"shoot\",\"readings\":{\"a\\n\":\"b\"}}; a name in readings contains a line break"
            })
    void aValueIsATextOfOneLine(String line, String message) {
        Shell.Result result = batch(line);
        assertEquals(2, result.exit());
        assertTrue(result.out().contains(message + "; a value is one line of text"), result.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "a\r", "a\0b = 1"})
    void anArgumentIsATextOfOneLineToo(String value) {
        for (List<String> words : List.of(
                List.of("deploy-check", "--file", value),
                List.of("deploy-check", "--file=" + value),
                List.of("shoot", "--by", value))) {
            Shell.Result result = Shell.plain().run(words);
            assertEquals(2, result.exit());
            assertTrue(result.err().contains("; a value is one line of text"), result.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "\"3\"", "\"3+\""})
    void aTargetMayBeANumberOrAText(String target) {
        String line = "{\"command\":\"shoot\",\"at\":\"nest\",\"skill\":\"trained\",\"firepower\":" + target + "}";
        Map<String, Object> inputs = Json.in(Json.object(batch(line).out()), "inputs");
        assertEquals("3+", inputs.get("firepower"));
        assertEquals("trained", inputs.get("skill"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "\"mode\":\"odds\"; odds",
                "\"mode\":\"odds\",\"odds\":true; odds",
                "\"mode\":\"ruling\"; ruling",
                "\"mode\":\"ruling\",\"odds\":false; ruling",
                "\"mode\":\"ruling\",\"seed\":7; ruling",
                "\"mode\":\"ruling\",\"dice\":[1]; ruling",
                "\"odds\":false; ruling",
                "\"mode\":\"direct\"; odds",
                "\"mode\":\"direct\",\"odds\":false; ruling",
                "\"mode\":null; odds"
            })
    void aLineMayAskForARuling(String keys, String mode) {
        Shell.Result result = batch("{" + NEST + "," + keys + "}");
        assertEquals(mode, Json.object(result.out()).get("mode"));
        assertEquals(0, result.exit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"state", "range", "moved", "seed", "odds", "firepower", "command", "game"})
    void aKeyThatTakesOneValueTakesNoEmptyOne(String key) {
        String rest =
                NEST.replaceAll("\"" + key + "\":(\"[^\"]*\"|[0-9]+),?", "").replaceAll(",$", "");
        Shell.Result list = batch("{\"" + key + "\":[]," + rest + "}");
        assertEquals(2, list.exit(), list.out());
        assertTrue(list.out().contains("the key " + key + " takes one value, not a list"), list.out());
        Shell.Result object = batch("{\"" + key + "\":{}," + rest + "}");
        assertEquals(2, object.exit(), object.out());
        assertTrue(object.out().contains("the value of " + key + " must be a text, a number"), object.out());
    }

    @Test
    void aRulingWithoutDiceIsOneAgain() {
        Shell.Result ruling = batch("{\"command\":\"shoot\",\"at\":\"nest\",\"state\":\"destroyed\",\"dice\":[]}");
        assertEquals("ruling", Json.object(ruling.out()).get("mode"));
        Shell.Result few = batch("{" + NEST + ",\"dice\":[]}");
        assertEquals(2, few.exit());
        assertTrue(few.out().contains("die 1 is missing"), few.out());
    }

    @Test
    void aRulingRolledInABatchTellsItsSeed() {
        Map<String, Object> rolled =
                Json.object(batch("{" + NEST + ",\"mode\":\"ruling\"}").out());
        Map<String, Object> again = Json.object(
                batch("{" + NEST + ",\"seed\":\"" + rolled.get("seed") + "\"}").out());
        assertEquals(again, rolled);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "\"mode\":\"ruling\",\"odds\":true;the keys mode and odds cannot be combined",
                "\"mode\":\"odds\",\"odds\":false;the keys mode and odds cannot be combined",
                "\"mode\":\"odds\",\"seed\":7;--odds and --seed cannot be combined",
                "\"mode\":\"ruling\",\"require\":\"destroyed>0\";--require needs --odds",
                "\"mode\":\"refused\";--mode refused: not one of direct"
            })
    void modesThatContradictAreToldSo(String keys, String message) {
        Shell.Result result = batch("{" + NEST + "," + keys + "}");
        assertEquals(2, result.exit());
        assertTrue(result.out().contains(message), result.out());
    }

    @Test
    void theInputsOfAnAnswerAskTheSameQuestionAgain() {
        String first = batch("{" + NEST + ",\"rof\":2,\"range\":\"30cm\",\"moved\":true}")
                .out();
        String inputs = first.substring(first.indexOf("\"inputs\":{") + 10, first.indexOf("},\"odds\""));
        assertEquals(
                first,
                batch("{\"game\":\"fow\",\"command\":\"shoot\"," + inputs + "}").out());
    }

    @Test
    void diceNeedNoGame() {
        assertEquals(batch("dice 3d6"), batch("{\"command\":\"dice\",\"expr\":\"3d6\"}"));
        assertEquals(batch("dice 3d6"), batch("{\"game\":\"dice\",\"command\":\"dice\",\"expr\":\"3d6\"}"));
    }

    @Test
    void theGameMayComeFromTheEnvironment() {
        Shell shell = Shell.in(Map.of("REDOUBT_GAME", "chess")).reading("{" + NEST + "}\n");
        assertEquals(2, shell.type("batch").exit());
        assertEquals(
                0,
                Shell.in(Map.of("REDOUBT_GAME", "fow"))
                        .reading("{" + NEST + "}\n")
                        .type("batch")
                        .exit());
        assertEquals(
                0,
                Shell.in(Map.of("REDOUBT_GAME", "chess"))
                        .reading("{\"game\":\"fow\"," + NEST + "}\n")
                        .type("batch")
                        .exit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "{};missing key command (the verb, e.g. shoot)",
                "{\"game\":\"fow\"};missing key command (the verb, e.g. shoot)",
                "{\"command\":null};missing key command (the verb, e.g. shoot)",
                "{\"command\":\"shot\"};unknown command or game shot; did you mean shoot?",
                "{\"game\":\"chess\",\"command\":\"shoot\"};unknown command or game chess",
                "{\"command\":\"assault-boat\"};unknown command or game assault-boat",
                "{\"command\":\"shoot\",\"skil\":4};unknown key skil; did you mean skill?",
                "{\"command\":\"shoot\",\"line-of-sight\":\"no\"};unknown key line-of-sight; did you mean lineOfSight?",
                "{\"command\":\"shoot\",\"xyzzy\":1};unknown key xyzzy",
                "{\"command\":\"shoot\",\"skill\":4,\"skill\":4};the key skill appears twice in the object",
                "{\"command\":\"shoot\",\"skill\":null,\"skill\":4};the key skill appears twice in the object",
                "{\"command\":\"counterattack\",\"mode\":\"roll\"};the key mode takes odds or ruling",
                "{\"command\":\"shoot\",\"skill\":[4,5]};the key skill takes one value, not a list",
                "{\"command\":\"shoot\",\"skill\":[[4]]};the value of skill must be a text, a number, true or false",
                "{\"command\":\"shoot\",\"skill\":{\"a\":{}}};the value of skill must be a text, a number, true or false",
                "{\"command\":\"shoot\",\"skill\":[null]};the value of skill must be a text, a number, true or false",
                "{\"command\":\"shoot\"} x;not a JSON object:",
                "{\"command\":\"shoot\"}{};unexpected text after the JSON object",
                "{\"command\":\"shoot\"} 7;unexpected text after the JSON object",
                "{\"command\":\"shoot\";not a JSON object:",
                "{\"command\":};not a JSON object:",
                "{command:\"shoot\"};not a JSON object:",
                "{\"command\" \"shoot\"};not a JSON object:",
                "{;not a JSON object:",
                "{\"command\":\"shoot\",\"at\":\"nets\"};--at nets: not one of",
                "{\"command\":\"shoot\",\"at\":\"nest\",\"skill\":4,\"smoke\":1};--smoke 1: takes true or false",
                "{\"command\":\"shoot\",\"at\":\"nest\",\"rof\":2.0,\"skill\":4};--rof 2.0: takes a whole number"
            })
    void brokenObjectsAreToldWhatIsWrong(String line, String message) {
        Shell.Result result = batch(line);
        assertEquals(2, result.exit());
        Map<String, Object> error = Json.object(result.out());
        assertEquals(List.of("line", "error", "exit"), List.copyOf(error.keySet()));
        assertTrue(error.get("error").toString().startsWith(message), result.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"seed\":[1,2]",
                "\"format\":[\"json\",\"csv\"]",
                "\"command\":[\"shoot\",\"at\"]",
                "\"game\":[\"fow\",\"shoot\"]",
                "\"odds\":\"banana\"",
                "\"json\":7"
            })
    void listsAndTextsWhereTheyMakeNoSenseAreRefused(String keys) {
        String rest = keys.startsWith("\"command\"") ? NEST.substring(NEST.indexOf(',') + 1) : NEST;
        Shell.Result result = batch("{" + rest + "," + keys + "}");
        assertEquals(2, result.exit(), result.out());
        assertNotNull(Json.object(result.out()).get("error"));
    }

    private static Shell.Result batch(String line) {
        return Shell.plain().reading(line + "\n").type("batch");
    }
}
