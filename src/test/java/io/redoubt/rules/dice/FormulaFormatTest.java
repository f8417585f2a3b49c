package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.formula.Formula;
import io.redoubt.rules.input.BadValueException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice are read the way players write them, and shown in one way. */
class FormulaFormatTest {
    private final FormulaFormat expressions = new FormulaFormat();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12d6>=4|12d6>=4",
                "12d6>3|12d6>=4",
                "12d6<=4|12d6<=4",
                "12d6<5|12d6<=4",
                "12d6=4|12d6=4",
                "2d6==4|2d6=4",
                "d6>=4|1d6>=4",
                "3d6|3d6",
                "D6|1d6",
                "3D6KH2|3d6kh2",
                "d%|1d100",
                "4DF|4dF",
                "4d{-1,0,1}|4dF",
                "d{ 1, 1 ,2}|1d{1,1,2}",
                "2d6+3|2d6+3",
                "3+2d6|3+2d6",
                "-3+2d6|-3+2d6",
                "2d6--3|2d6--3",
                "2d6+3<9|2d6+3<=8",
                "2d6+3>=-1|2d6+3>=-1",
                "(2d6)>=7|(2d6)>=7",
                "((d6-1)/2*3)|((1d6-1)/2*3)",
                "' 2 d 6 + 3 <= 9 '|2d6+3<=9",
                "4d6k3|4d6kh3",
                "4d6k|4d6kh1",
                "4d6dlkl|4d6dl1kl1",
                "4d6r1|4d6r=1",
                "4d6ro<3r1|4d6ro<=2r=1",
                "4d6!|4d6!",
                "4d6!6|4d6!",
                "4d6!!>=5kh2|4d6!!>=5kh2",
                "10d10!=10>=7|10d10!=10>=7",
                "10d10>=7!|10d10!=10>=7",
                "10d10>=7f1|10d10>=7f=1",
                "10d10>=7f<3|10d10>=7f<=2",
                "4d6min2max5>=3|4d6min2max5>=3",
                "MAX(d6,2D8,3)+1|max(1d6,2d8,3)+1",
                "12d6THEN>=4 then=3|12d6 then >=4 then =3",
                "d20+5VS2d8>=3|1d20+5 vs 2d8>=3",
                "6X( 4d6 )|6x(4d6)",
                "3x(d6+1>=4)|3x(1d6+1>=4)",
                "1x(4d6)|1x(4d6)",
                "1000x(d6)|1000x(1d6)",
                "4d6kh4|4d6kh4",
                "6d6 then AZ>=4|6d6 then az >=4",
                "10d10r1>=7!|10d10r=1!=10>=7",
                "10d10min2>=7!|10d10!min2>=7",
                "10d10>=7!!|10d10!!=10>=7"
            })
    void everyFormIsReadAndShownInOneWay(String text, String shown) {
        assertEquals(shown, expressions.show(expressions.parse(text)));
        assertEquals(shown, expressions.show(expressions.parse(shown)));
    }

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
                "3w6|2|an operator, a comparison or the end",
                "2d6++2|5|dice, a number or (",
                ">=4|1|dice, a number, ( or max/min",
                "2d6>>4|5|a number",
                "2d6<>4|5|a number",
                "2d6≥4|4|an operator, a comparison or the end",
                "2d6;3|4|an operator, a comparison or the end",
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
                "(2d6>=7)|5|an operator or )",
                "max 3|5|(",
                "max(d6,)|8|dice or a number",
                "12d6>=4+2|8|the end: the dice are already counted",
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
                "1000000*1000000*d6|8|numbers that stay within a thousand million"
            })
    void aFaultStandsAtItsColumn(String text, int column, String expected) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertEquals("column " + column + ": expected " + expected, fault.getMessage());
        assertEquals(OptionalInt.of(column), fault.column());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10000d1000>=500",
                "10000d6>=4",
                "10000d2",
                "10000d6",
                "1000d1000",
                "1000d6+1000d8",
                "(1000d1000+0)>=9",
                "1000x(100d6)",
                "500d100kh200",
                "9d1000!!",
                "d1000*d1000*d1000"
            })
    @Timeout(900)
    void whatWouldTakeTooLongIsToldBeforeItBegins(String text) {
        Shell.Result refused = Shell.plain().words("dice", text, "--odds");
        assertEquals(2, refused.exit(), refused.out());
        assertTrue(refused.err().contains(": ask about fewer"), refused.err());
    }

    /** What is worked out while the text is read has its own bound, however often it is divided. */
    @Test
    void whetherADivisorCanBeZeroIsFoundOutQuicklyOrNotAtAll() {
        BadValueException fault =
                assertThrows(BadValueException.class, () -> expressions.parse("1" + "/(900d6-901d6)".repeat(100)));
        assertTrue(String.valueOf(fault.getMessage()).contains("divide by fewer dice"), fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1000d6", "5000d2", "1000d1000>=500", "50d10!", "200d6r<2dl100", "(10000d6)>=35000", "6d1000*2"})
    void whatIsLargeAndCanBeCountedIsRead(String text) {
        Formula formula = expressions.parse(text);
        assertEquals(formula, expressions.parse(expressions.show(formula)));
    }

    @Test
    void depthAndLengthHaveBounds() {
        assertEquals("1d6", expressions.show(expressions.parse(" ".repeat(1998) + "d6")));
        assertThrows(BadValueException.class, () -> expressions.parse(" ".repeat(1999) + "d6"));
        assertEquals(
                OptionalInt.of(51),
                assertThrows(BadValueException.class, () -> expressions.parse("(".repeat(60) + "d6" + ")".repeat(60)))
                        .column());
        assertEquals(
                OptionalInt.of(2001),
                assertThrows(BadValueException.class, () -> expressions.parse("d6" + "+1".repeat(3000)))
                        .column());
        assertEquals("1d6" + "+1".repeat(900), expressions.show(expressions.parse("d6" + "+1".repeat(900))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12d6>=2..4|12d6>=2;12d6>=3;12d6>=4",
                "3d6, 2d8|3d6;2d8",
                "3d6>=4..4|3d6>=4",
                "1..2d6>=4..5|1d6>=4;1d6>=5;2d6>=4;2d6>=5",
                "2d6+0>=-1..1|2d6+0>=-1;2d6+0>=0;2d6+0>=1",
                "2d6-1..2|2d6-1;2d6-2",
                "max(d6,2), d{1,2}|max(d6,2);d{1,2}"
            })
    void listsAndRangesStandForSeveral(String text, String values) {
        assertEquals(Optional.of(List.of(values.split(";"))), expressions.alternatives(text));
    }

    @Test
    void whatIsOneFormulaHasNoAlternatives() {
        assertEquals(Optional.empty(), expressions.alternatives("max(d6,d8)+d{1,2}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3d6, 2x8|8", "3d6,|5", "12d6>=6..2|7", "3d6, 4d6kh3..5|11"})
    void aFaultInAListStandsAtItsColumnToo(String text, int column) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.alternatives(text));
        assertEquals(OptionalInt.of(column), fault.column());
    }

    @Test
    void whatIsOfferedCanBeReadAndThereAreNoRanges() {
        assertEquals("EXPR", expressions.label());
        assertFalse(expressions.choices().isEmpty());
        for (String choice : expressions.choices()) {
            Formula formula = expressions.parse(choice);
            assertEquals(formula, expressions.parse(expressions.show(formula)));
        }
        Formula expression = expressions.parse("3d6");
        assertThrows(BadValueException.class, () -> expressions.span(expression, expression));
    }
}
