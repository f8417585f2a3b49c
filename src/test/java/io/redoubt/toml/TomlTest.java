package io.redoubt.toml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** TOML as neutral tables, with the lines things stand in. */
class TomlTest {
    private static FileTable parse(String text) {
        return new Toml().parse(text);
    }

    @Test
    void valuesKeepTheirKindAndLine() {
        FileTable file = parse("""
                a = "text"
                b = 20.1
                c = 7
                d = true

                [e]
                f = [1,
                  "2in"]
                [[g]]
                h = 1
                [[g]]
                h = 2
                i = 1979-05-27
                j = inf
                """);
        assertEquals("text", file.need("a", "", "").text());
        assertEquals(new BigDecimal("20.1"), file.need("b", "", "").amount());
        assertEquals(new BigDecimal(7), file.need("c", "", "").amount());
        assertTrue(file.need("d", "", "").holds());
        Entry list = file.need("e", "", "").table().need("f", "", "");
        assertEquals(7, list.line());
        assertEquals(8, list.items().get(1).line());
        List<FileTable> tables = file.tables("g");
        assertEquals(9, tables.get(0).line());
        assertEquals(11, tables.get(1).line());
        assertEquals(12, tables.get(1).need("h", "", "").line());
        assertTrue(tables.get(1).need("i", "", "").value() instanceof Value.Other);
        assertTrue(tables.get(1).need("j", "", "").value() instanceof Value.Other);
        assertEquals(List.of(), file.tables("none"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "a|the key a: takes a text in quotes, not a number",
                "b|takes a number, not a text",
                "c|takes true or false, not a number",
                "d|takes a table: write [d], not true or false",
                "e|takes a list in brackets, not a table",
            })
    void wrongKindsNameTheLineAndTheKey(String key, String expected) {
        FileTable file = parse("a = 1\nb = \"x\"\nc = 3\nd = true\n[e]\nf = 1\n");
        Entry entry = file.need(key, "", "");
        BadValueException fault = assertThrows(BadValueException.class, () -> {
            switch (key) {
                case "a" -> entry.text();
                case "b" -> entry.amount();
                case "c" -> entry.holds();
                case "d" -> entry.table();
                default -> entry.items();
            }
        });
        String message = String.valueOf(fault.getMessage());
        assertTrue(message.startsWith("line " + entry.line() + ", key " + key + ": "), message);
        assertTrue(message.endsWith(expected.replace("the key a: ", "")), message);
    }

    @Test
    void unknownKeysNameTheNearest() {
        FileTable file = parse("unit = 1\n");
        BadValueException near = assertThrows(BadValueException.class, () -> file.knowsOnly(List.of("units", "owner")));
        assertEquals("line 1, key unit: unknown key; did you mean units?", near.getMessage());
        BadValueException far = assertThrows(BadValueException.class, () -> file.knowsOnly(List.of("owner", "area")));
        assertEquals("line 1, key unit: unknown key; there are owner, area", far.getMessage());
    }

    @Test
    void mistakesNameTheLine() {
        assertEquals(
                "line 2, column 5: Unexpected '=', expected a value",
                assertThrows(BadValueException.class, () -> parse("a = 1\nb = = 2\n"))
                        .getMessage());
        BadValueException deep = assertThrows(BadValueException.class, () -> parse("a = " + "[".repeat(200_000)));
        assertTrue(String.valueOf(deep.getMessage()).startsWith("line 1"));
        BadValueException strange = assertThrows(BadValueException.class, () -> parse("a = \u001b[31m\n"));
        assertTrue(String.valueOf(strange.getMessage()).chars().allMatch(c -> c >= ' ' && c <= '~'));
    }

    /** The library never gets to see comments and blank lines of their own; what it refuses elsewhere is refused there. */
    @ParameterizedTest
    @CsvSource({"7, 9", "27, 9", "127, 9", "13, 9"})
    void controlCharactersInCommentsAreRefused(int character, int column) {
        String text = "a = 1\n# a tab\tis fine\r\n# a bell" + (char) character + " is not\n";
        BadValueException fault = assertThrows(BadValueException.class, () -> parse(text));
        assertEquals(
                "line 3, column " + column + ": the control character \\u{" + Integer.toHexString(character)
                        + "} is not allowed in a comment or a blank line; remove it",
                fault.getMessage());
        assertThrows(BadValueException.class, () -> parse("a = 1\n \f\nb = 2\n"));
        assertThrows(BadValueException.class, () -> parse("a = 1 # a bell" + (char) character + " is not\n"));
    }

    /** A long word is cut, and the earlier line is that of the file. */
    @Test
    void whatTheLibraryQuotesIsCut() {
        String word = "w".repeat(5000);
        BadValueException fault =
                assertThrows(BadValueException.class, () -> parse("# one\n\n" + word + " = 1\n" + word + " = 2\n"));
        assertEquals(
                "line 4, column 1: " + "w".repeat(60) + "… previously defined at line 3, column 1", fault.getMessage());
    }
}
