package io.redoubt.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words that were quoted before are written as Jackson writes them anew. */
class QuotedStringCacheTest {
    private final QuotedStringCache words = new QuotedStringCache();

    private static String written(JsonGenerator json, StringWriter out, List<String> texts) throws IOException {
        json.writeStartObject();
        for (String text : texts) {
            json.writeStringField(text, text);
            json.writeArrayFieldStart(text);
            json.writeString(text);
            json.writeNumber(1);
            json.writeEndArray();
        }
        json.writeEndObject();
        json.close();
        return out.toString();
    }

    @Test
    void everyTextIsWrittenAsWithoutIt() throws IOException {
        List<String> texts = new ArrayList<>(List.of(
                "",
                "at",
                "17/36",
                "-1/6",
                "4+",
                "\"",
                "\\",
                "o'neil",
                "a\tb\n\r\b\f",
                "\u0000\u001f",
                "é ß € 😀",
                "12\" = 30 cm"));
        for (int length = QuotedStringCache.LONGEST - 2; length < QuotedStringCache.LONGEST + 3; length++) {
            texts.add("x".repeat(length));
            texts.add("\"".repeat(length));
        }
        texts.add("\"€".repeat(3_000));
        for (int turn = 0; turn < 2; turn++) {
            StringWriter plain = new StringWriter();
            StringWriter repeated = new StringWriter();
            assertEquals(
                    written(JsonLines.on(plain), plain, texts),
                    written(JsonLines.on(repeated, words), repeated, texts));
        }
    }

    @Test
    void numbersAreNotWords() {
        assertTrue(QuotedStringCache.isOne("fow"));
        assertTrue(QuotedStringCache.isOne(""));
        assertFalse(QuotedStringCache.isOne("17/36"));
        assertFalse(QuotedStringCache.isOne("-1/6"));
    }

    @Test
    void wordsThatNobodyRepeatsTakeNoMoreRoom() {
        Object at = words.of("at");
        assertSame(at, words.of("at"));
        for (int i = 0; i < 20 * QuotedStringCache.SLOTS; i++) {
            words.of("name-" + i);
        }
        assertNotSame(at, words.of("at"));
        assertEquals("at", words.of("at").getValue());
    }
}
