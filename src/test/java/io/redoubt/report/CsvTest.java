package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells that would break a row are quoted, and no others. */
class CsvTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "plain|plain",
                "a b|a b",
                "a,b|\"a,b\"",
                "16\" away|\"16\"\" away\"",
                "\"|\"\"\"\"",
                "'|'",
                "a;b|a;b"
            })
    void aCellIsQuotedWhereItMustBe(String cell, String written) {
        assertEquals(written + "\n", row(List.of(cell)));
    }

    @Test
    void lineEndsAreQuoted() {
        assertEquals("\"a\nb\"\n", row(List.of("a\nb")));
        assertEquals("\"a\rb\"\n", row(List.of("a\rb")));
    }

    @Test
    void cellsAreSeparatedByCommas() {
        assertEquals("a,,b\n", row(List.of("a", "", "b")));
        assertEquals("\n", row(List.of("")));
    }

    @Test
    void numbersKeepEveryDigitOfADouble() {
        assertEquals("0.3333333333333333", Csv.decimal(Fraction.of(1, 3)));
        assertEquals("0.0", Csv.decimal(Fraction.ZERO));
    }

    @Test
    void theLastAxisOfAGridTurnsFastest() {
        List<SweepResult.Axis> axes = List.of(
                new SweepResult.Axis("a", List.of("1", "2"), List.of("1", "2")),
                new SweepResult.Axis("b", List.of("x", "y", "z"), List.of("x", "y", "z")));
        SweepResult grid = new SweepResult(axes, List.of(), "");
        assertEquals(List.of("1", "x"), grid.values(0));
        assertEquals(List.of("1", "z"), grid.values(2));
        assertEquals(List.of("2", "x"), grid.values(3));
        assertEquals(List.of("2", "z"), grid.values(5));
    }

    private static String row(List<String> cells) {
        StringWriter text = new StringWriter();
        PrintWriter writer = new PrintWriter(text);
        Csv.row(writer, cells);
        writer.flush();
        return text.toString();
    }
}
