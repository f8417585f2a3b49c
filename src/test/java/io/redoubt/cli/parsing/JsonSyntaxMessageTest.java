package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSyntaxMessageTest {
    /** The parser's own words named character codes and its Java options, and were cut off. */
    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            quoteCharacter = '~',
            value = {
                "{\"command\":\"shoot\",\"at\":\"nest\",} => column 32, at }: expected a key in double quotes, or no comma before the }; an example: {\"command\":\"shoot\",",
                "{\"command\":\"shoot\" \"at\":\"nest\"} => column 20, at \": expected a comma or the } of the object",
                "{command:\"shoot\"} => column 2, at c: expected a key in double quotes",
                "{'command':'shoot'} => column 2, at ': texts and keys are in plain double quotes (\")",
                "{\"command\":\"shoot\" => column 19: the object is open: add the } at its end",
                "{\"command\":\"shoot => column 18: a text is open: add the \" at its end",
                "{\"command\":\"shoot\",\"rof\":01} => column 27, at 1: a number has no leading zeros",
                "{\"command\":\"shoot\",\"rof\":1.} => column 27, at .: a number is written like 3 or 0.5",
                "{\"command\":shoot} => column 12, at s: a text needs double quotes; only numbers, true, false and null have none",
                "{\"moved\":True} => column 10, at T: a text needs double quotes",
                "{\"team\":[\"a\",]} => column 14, at ]: expected a value",
                "{\"team\":[\"a\",]} => , or no comma before the ]",
                "{\"team\":[\"a\"} => column 13, at }: expected the ] of the list that is open",
                "{\"at\":} => column 7, at }: expected a value",
                "{\"at\" \"nest\"} => column 7, at \": expected a colon between key and value",
                "{\"at\":\"ne\\qst\"} => column 11, at q: a backslash in a text is written twice",
                "{\"at\":\u201cnest\u201d} => column 7, at \u201c: texts and keys are in plain double quotes"
            })
    void aSyntaxErrorSaysWhereItIsAndWhatIsExpected(String line, String message) {
        Shell.Result result = Shell.plain().reading(line + "\n").type("batch");
        assertEquals(2, result.exit());
        String error = Json.object(result.out()).get("error").toString();
        assertTrue(error.startsWith("not a JSON object: column "), error);
        assertTrue(error.contains(message), error);
        assertTrue(error.contains("; an example: {\"command\":\"shoot\""), error);
    }
}
