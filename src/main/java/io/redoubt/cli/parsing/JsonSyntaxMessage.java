package io.redoubt.cli.parsing;

import com.fasterxml.jackson.core.JsonParseException;
import io.redoubt.rules.input.PrintableText;
import java.util.LinkedHashMap;
import java.util.Map;

/** Says what is wrong with a line that is not valid JSON, at which column, and what is expected there. */
final class JsonSyntaxMessage {
    private static final String EXAMPLE = "; an example: {\"command\":\"shoot\",\"at\":\"nest\",\"rof\":2}";
    private static final String OTHER_QUOTES = "'`\u201c\u201d\u2018\u2019\u201e\u00ab\u00bb";
    private static final String CLOSING = "}]";

    /** Descriptions of the expected text, by a part of the parser's message; the first that fits is used. */
    private static final Map<String, String> EXPECTED = new LinkedHashMap<>();

    static {
        EXPECTED.put("was expecting closing quote for a string", "a text is open: add the \" at its end");
        EXPECTED.put("expected close marker for Object", "the object is open: add the } at its end");
        EXPECTED.put("expected close marker for Array", "the list is open: add the ] at its end");
        EXPECTED.put("end-of-input", "the line ends in the middle of the object");
        EXPECTED.put("was expecting comma to separate Array", "expected a comma or the ] of the list");
        EXPECTED.put("was expecting comma to separate", "expected a comma or the } of the object");
        EXPECTED.put("was expecting double-quote to start field name", "expected a key in double quotes");
        EXPECTED.put("was expecting a colon", "expected a colon between key and value");
        EXPECTED.put("expected ']'", "expected the ] of the list that is open");
        EXPECTED.put("expected '}'", "expected the } of the object that is open");
        EXPECTED.put("Leading zeroes", "a number has no leading zeros");
        EXPECTED.put("hex-digit", "expected four digits after \\u");
        EXPECTED.put("character escape", "a backslash in a text is written twice");
        EXPECTED.put("Illegal unquoted character", "line breaks and tabs in a text are written \\n and \\t");
        EXPECTED.put("numeric value", "a number is written like 3 or 0.5");
        EXPECTED.put("expected a v", "expected a value: a text in double quotes, a number, true, false or a list");
        EXPECTED.put("token", "a text needs double quotes; only numbers, true, false and null have none");
    }

    private JsonSyntaxMessage() {}

    /** Returns the message for a line; if a fault is not among those explained here, it is told in the parser's words. */
    static String of(String line, JsonParseException fault) {
        String parser = String.valueOf(fault.getOriginalMessage());
        int column = fault.getLocation().getColumnNr();
        boolean isEnd = parser.contains("end-of-input") || column < 1 || column > line.length();
        String found = isEnd ? "" : line.substring(column - 1, line.offsetByCodePoints(column - 1, 1));
        return "not a JSON object: column " + column + (isEnd ? "" : ", at " + PrintableText.of(found)) + ": "
                + expected(parser, found) + EXAMPLE;
    }

    private static String expected(String parser, String found) {
        if (!found.isEmpty() && OTHER_QUOTES.contains(found)) {
            return "texts and keys are in plain double quotes (\")";
        }
        String expected = EXPECTED.entrySet().stream()
                .filter(each -> parser.contains(each.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> PrintableText.whole(parser));
        boolean isAfterComma = parser.contains("to start field name") || parser.contains("expected a valid value");
        return !found.isEmpty() && CLOSING.contains(found) && isAfterComma
                ? expected + ", or no comma before the " + found
                : expected;
    }
}
