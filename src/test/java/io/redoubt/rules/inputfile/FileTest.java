package io.redoubt.rules.inputfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.WholeNumberFormat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Keys and values of a file know the line they stand in, and say so when they do not fit. */
class FileTest {
    private static Entry entry(String key, Value value) {
        return new Entry(key, 3, value);
    }

    private static final Entry TEXT = entry("name", new Value.Text("mill"));
    private static final Entry NUMBER = entry("width", new Value.Amount(new BigDecimal("20.10")));
    private static final Entry TRUTH = entry("wired", new Value.Truth(true));
    private static final Entry NESTED = entry("by", new Value.Nested(table("name", TEXT)));
    private static final Entry LIST = entry("slits", new Value.Items(List.of(TEXT, NUMBER)));
    private static final Entry DATE = entry("day", new Value.Other("a date"));

    private static FileTable table(String key, Entry entry) {
        return new FileTable(7, Map.of(key, entry));
    }

    private static String fault(Runnable reading) {
        return assertThrows(BadValueException.class, reading::run).getMessage();
    }

    @Test
    void everyValueIsReadAsWhatItIs() {
        assertEquals("mill", TEXT.text());
        assertEquals(new BigDecimal("20.10"), NUMBER.amount());
        assertTrue(TRUTH.holds());
        assertFalse(entry("wired", new Value.Truth(false)).holds());
        assertEquals(Optional.of(TEXT), NESTED.table().find("name"));
        assertEquals(List.of(TEXT, NUMBER), LIST.items());
        assertEquals(
                1, entry("bunkers", new Value.Items(List.of(NESTED))).tables().size());
    }

    @Test
    void valueOfAnotherKindIsRefusedWithItsLine() {
        assertEquals("line 3, key width: takes a text in quotes, not a number", fault(NUMBER::text));
        assertEquals("line 3, key name: takes a number, not a text", fault(TEXT::amount));
        assertEquals("line 3, key slits: takes true or false, not a list", fault(LIST::holds));
        assertEquals("line 3, key wired: takes a table: write [wired], not true or false", fault(TRUTH::table));
        assertEquals("line 3, key by: takes a list in brackets, not a table", fault(NESTED::items));
        assertEquals("line 3, key day: takes a list of tables: write [[day]], not a date", fault(DATE::tables));
        assertEquals("line 3, key name: takes a table: write [name], not a text", fault(LIST::tables));
    }

    @Test
    void valuesAreTypedAsAfterAnOption() {
        assertEquals("mill", TEXT.asText());
        assertEquals("20.10", NUMBER.asText());
        assertEquals("1000", entry("k", new Value.Amount(new BigDecimal("1E3"))).asText());
        assertEquals("true", TRUTH.asText());
        assertEquals("mill\n20.10", LIST.asText());
        assertEquals("line 3, key by: takes a text in quotes, not a table", fault(NESTED::asText));
    }

    @Test
    void textIsReadAsAKindOfInput() {
        Entry six = entry("rof", new Value.Text("6"));
        assertEquals(6, six.as(WholeNumberFormat.of(1, 6)));
        assertEquals(
                "line 3, key rof: 6: takes a whole number from 1 to 5",
                fault(() -> six.as(WholeNumberFormat.of(1, 5))));
    }

    @Test
    void tableTellsItsLineAndWhatItNeeds() {
        FileTable table = table("name", TEXT);
        assertSame(TEXT, table.need("name", "a card", "name = \"mill\""));
        assertEquals("line 7: a card needs the key at, like at = 1", fault(() -> table.need("at", "a card", "at = 1")));
        assertEquals(Optional.empty(), table.find("at"));
        assertEquals(List.of(), table.tables("at"));
        Entry bunkers = entry("bunkers", new Value.Items(List.of(NESTED, NESTED)));
        assertEquals(2, table("bunkers", bunkers).tables("bunkers").size());
    }

    @Test
    void tableWithoutAKeyKeepsTheOthersInTheirOrder() {
        Map<String, Entry> entries = new LinkedHashMap<>();
        List.of("d", "a", "c", "b").forEach(key -> entries.put(key, TEXT));
        FileTable rest = new FileTable(7, entries).without("a");
        assertEquals(List.of("d", "c", "b"), new ArrayList<>(rest.entries().keySet()));
        assertEquals(7, rest.line());
        assertEquals(4, entries.size());
    }

    @Test
    void unknownKeyIsRefusedWithTheNearestOrWithAll() {
        FileTable table = table("name", TEXT);
        table.knowsOnly(List.of("title", "name"));
        assertEquals(
                "line 3, key name: unknown key; did you mean names?",
                fault(() -> table.knowsOnly(List.of("title", "names"))));
        assertEquals(
                "line 3, key name: unknown key; there are title, by",
                fault(() -> table.knowsOnly(List.of("title", "by"))));
    }

    @Test
    void everyFaultIsKeptAndReadingGoesOn() {
        FileErrors faults = new FileErrors();
        assertTrue(faults.none());
        assertEquals("mill", faults.read(TEXT::text, "nothing"));
        assertEquals("nothing", faults.read(NUMBER::text, "nothing"));
        faults.add(new BadValueException("line 9: too much"));
        List<String> seen = new ArrayList<>();
        faults.collect(() -> seen.add(TEXT.text()));
        faults.collect(() -> seen.add(TRUTH.text()));
        assertEquals(List.of("mill"), seen);
        assertFalse(faults.none());
        assertEquals(3, faults.count());
        assertEquals(
                List.of(
                        "line 3, key width: takes a text in quotes, not a number",
                        "line 9: too much",
                        "line 3, key wired: takes a text in quotes, not true or false"),
                faults.messages());
    }

    @Test
    void fileIsHandedOverWithItsPathAndShownByIt() {
        InputFileFormat<String> documents = new InputFileFormat<>(
                text -> table("name", entry(text, new Value.Text(text))),
                table -> table.need("name", "", "").text());
        String attached = InputFileFormat.attach("mill.toml", "a\0b");
        assertTrue(InputFileFormat.isAttached(attached));
        assertTrue(InputFileFormat.isAttached("\0"));
        assertFalse(InputFileFormat.isAttached("mill.toml"));
        assertEquals(new InputFile<>("mill.toml", "a\0b"), documents.parse(attached));
        assertEquals(new InputFile<>("", "a"), documents.parse("\0a"));
        assertEquals("mill.toml", documents.show(documents.parse(attached)));
        assertEquals("mill.toml was not read: no access to files here", fault(() -> documents.parse("mill.toml")));
        assertEquals("FILE", documents.label());
        assertEquals("the path of a TOML file", documents.expects());
        assertTrue(documents.isFile());
    }

    @Test
    void faultOfAFileNamesThePath() {
        InputFileFormat<String> broken = new InputFileFormat<>(
                text -> table("name", NUMBER),
                table -> table.need("name", "", "").text());
        assertEquals(
                "mi\\u{7}ll, line 3, key width: takes a text in quotes, not a number",
                fault(() -> broken.parse(InputFileFormat.attach("mi\u0007ll", ""))));
    }
}
