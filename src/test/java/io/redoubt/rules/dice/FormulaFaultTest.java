package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A fault of a formula stands at its column, and says what to write instead. */
class FormulaFaultTest {
    private static final Pattern THROWN = Pattern.compile("(?:BadValueException\\.at\\([^\"]*?|fault\\()\"([^\"]+)\"");

    private final FormulaFormat expressions = new FormulaFormat();

    /** Beside those of the vectors: the fault stands where something else should. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "' '|2|dice, a number, ( or max/min",
                "7|1|dice, like 2d6: a number alone has no odds",
                "3+4|1|dice, like 2d6: a number alone has no odds",
                "3 vs 4|1|dice, like 2d6: a number alone has no odds",
                "0d6|1|at least one die",
                "2d6+0d6|5|at least one die",
                "d1|2|at least two faces",
                "10001d2|1|at most 10000 dice",
                "d1001|2|at most 1000 faces",
                "1000001d6|1|a number up to 1000000",
                "2d6+99999999999|5|a number up to 1000000",
                "2d6d6|5|h or l: dl1 drops the lowest, dh1 the highest",
                "2d6 d6|5|an operator between the two",
                "2d6(3)|4|an operator between the two",
                "3w6|2|an operator, a comparison or the end; "
                        + "a W6 is written d6; the worst dice are kept by kl, like 2d20kl1",
                "2d6++2|5|dice, a number or (",
                ">=4|1|dice, a number, ( or max/min",
                "2d6>>4|5|a number",
                "2d6<>4|5|a number; whether a number is not 7 is the no of (2d6)=7",
                "1d-6|3|a number of faces, %, F or {",
                "4d6kh5|6|at most 4: there are no more dice to keep",
                "4d6kh2kl3|9|at most 2: there are no more dice to keep",
                "4d6kh0|6|at least one die",
                "4d6dl4|6|fewer than 4: a die must be left",
                "4d6kh3r1|7|no re-rolls here: they come before keep and drop",
                "4d6kh3!|7|no explosions here: they come before keep and drop",
                "4d6dl1min2|7|no min and max here: they come before keep and drop",
                "4d6!!!|6|no second !",
                "d6!>=1|3|a comparison that leaves at least one face that does not explode",
                "d6r<6!|6|a comparison that leaves at least one face that does not explode",
                "d6!r<6|4|a comparison that leaves at least one face that does not explode",
                "d6r<4r>3|6|a comparison that leaves at least one face; otherwise the re-roll never ends",
                "6/dF|3|a divisor that is never 0",
                "6/(d4-d4)|3|a divisor that is never 0",
                "max 3|5|(; max of a pool is written kh1, like 3d6kh1",
                "max(d6,)|8|dice or a number",
                "12d6>=4+2|8|the end; to calculate with a count put it in parentheses, like (12d6>=4)+1",
                "12d6>=4kh1|8|the end: the dice are already counted",
                "(2d6+3<=9)+1|7|no comparison here: a yes or no is not a number, a count like 4d6>=4 is",
                "4d6 4+3|5|an operator between the two",
                "2d6+1 4+|7|an operator between the two",
                "2d6!=7|4|a comparison that a face of the d6 meets; none meets !=7; "
                        + "whether a number is not 7 is the no of (2d6)=7",
                "4d6r7|4|a comparison that a face of the d6 meets; none meets r=7",
                "4d6ro9|4|a comparison that a face of the d6 meets; none meets ro=9",
                "4d6ro>=7|4|a comparison that a face of the d6 meets; none meets ro>=7",
                "10d10>=6f11|9|a face of the d10 after f; none meets it",
                "6d6 then >=4 ro7|14|a comparison that a face of the d6 meets; none meets ro=7",
                "6d6 then >=4 r<7|14|a comparison that leaves at least one face; otherwise the re-roll never ends",
                "6d6 then d3|10|a comparison, like >=4, before the dice at the end",
                "6d6 then >=4 then d3 then >=2|22|the end: dice end a chain",
                "6d6 then total >=4 then d3|10|an unused name",
                "6d6 then hit >=4 then hit d3|23|an unused name",
                "12d6 then 4|11|a comparison, like >=4",
                "4d6[]|5|a label of 1 to 40 characters",
                "4d6[fire|9|]",
                "4d6[a][b]|7|no second label",
                "(d4-2)d6|1|a number of dice that is never below 0",
                "(9d1000*9)d6|1|at most 10000 dice",
                "(d4)d6kh2|9|at most 1: there are no more dice to keep",
                "{3d6,2d8}|10|kh1 or kl1: the highest or the lowest total",
                "{3d6,2d8}kh2|10|kh1 or kl1: one of several totals",
                "{4d6}kh3|5|a second total after a comma; of the dice of one pool write 4d6kh3",
                "{3d6;2d8}|5|, or }; a comment is a label in brackets, like 3d6[fire]",
                "[highest 4 of 3d6]|10|at most 3: there are no more dice to keep",
                "[highest 2 of 3]|15|a pool of dice, like 3d6; the highest of several numbers is max(d6,d8)",
                "[middle 1 of 3d6]|2|highest or lowest, like [highest 2 of 3d6]; " + "[middle …] is written 3d20dl1dh1",
                "ceil 3|6|(",
                "ceil(6/(d6/2))|8|a divisor without another division in it",
                "d{3..1}|3|faces upwards: the last is below the first",
                "d{0..1000}|3|at most 1000 faces",
                "2x6|3|dice after x, like 6x4d6kh3; to multiply write *",
                "12d6>=4 then >=3|9|a pool of dice before then, with nothing done to it",
                "12d6kh3 then >=3|9|a pool of dice before then, with nothing done to it",
                "12d6 then >=4+1|14|then or the end",
                "12d6 then|10|a comparison, like >=4",
                "2d6+3<=9>=2|9|the end: it is already a yes or no",
                "2d6+3<=9 vs 2|10|the end: a side is a number or a count, not a yes or no",
                "3 vs 2d6+3<=9|11|the end: a side is a number or a count, not a yes or no",
                "6x(4d6)+1|8|the end: modifiers belong inside the parentheses",
                "6x(2d6 vs 3)|8|): what is repeated is a number, a count, or yes or no",
                "0x(4d6)|1|1 to 1000 repeats",
                "1001x(4d6)|1|1 to 1000 repeats",
                "d6)|3|no closing parenthesis: none is open",
                "d6 vs d8 vs d10|10|the end: two sides only",
                "d6 vs d8)|9|no closing parenthesis: none is open",
                "d6 vs d8 d8|10|the end",
                "4d6kh3ro1|7|no re-rolls here: they come before keep and drop",
                "4d6kh3max5|7|no min and max here: they come before keep and drop",
                "1000000*1000000*d6|8|numbers that stay within a thousand million",
                "2d6+1.5|6|a whole number",
                "6/(1-1)|3|a divisor other than 0",
                "12d6 then abcdefghijklmnopqrstuvwxyzabcdefghijklmnop >=4|11|a name of at most 20 letters",
                "4d6!=6>=5!|10|no further ! here: explosions come before keep and drop, and once"
            })
    void aFaultStandsAtItsColumn(String text, int column, String expected) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        String message = String.valueOf(fault.getMessage());
        assertTrue(message.startsWith("column " + column + ": expected " + expected), message);
        assertEquals(OptionalInt.of(column), fault.column());
        NamedFormula.mustBeIn(message);
    }

    @Test
    void aFormulaThatIsTooLongHasAColumn() {
        String text = "d6+".repeat(4000) + "d6";
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertTrue(String.valueOf(fault.getMessage()).contains("the end: a formula has at most "));
        assertTrue(fault.column().isPresent());
        NamedFormula.mustBeIn(String.valueOf(fault.getMessage()));
    }

    @Test
    void aRangeThatFallsHasAColumn() {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.alternatives("12d6>=6..2"));
        assertTrue(String.valueOf(fault.getMessage())
                .contains("a range upwards, like 12d6>=2..6: its end is below its start"));
        assertEquals(OptionalInt.of(7), fault.column());
        NamedFormula.mustBeIn(String.valueOf(fault.getMessage()));
    }

    /** Every message of the readers has a fault above, so that none lacks a column or a formula. */
    @Test
    void everyKindOfFaultIsTested() throws IOException {
        String tests = Files.readString(Path.of("src/test/java/io/redoubt/rules/dice/FormulaFaultTest.java"))
                .replaceAll("\"\\s*\\+\\s*\"", "");
        List<String> untested = new ArrayList<>();
        try (Stream<Path> readers = Files.list(Path.of("src/main/java/io/redoubt/rules/dice/notation"))) {
            for (Path reader : readers.sorted().toList()) {
                Matcher faults = THROWN.matcher(Files.readString(reader).replaceAll("\"\\s*\\+\\s*\"", ""));
                while (faults.find()) {
                    if (!tests.contains(faults.group(1))) {
                        untested.add(reader.getFileName() + ": " + faults.group(1));
                    }
                }
            }
        }
        assertEquals(List.of(), untested);
    }
}
