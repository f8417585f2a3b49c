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
                "10d10>=7!!|10d10!!=10>=7",
                "4d6 4+|4d6>=4",
                "12d6! 5+f1|12d6!=6>=5f=1",
                "4d6kh 3+|4d6kh1>=3",
                "5d10t8|5d10>=8",
                "5d10!t8f1|5d10!=10>=8f=1",
                "2d6≥4|2d6>=4",
                "2d6 ≤ 4|2d6<=4",
                "2×d6−4÷2|2*1d6-4/2",
                "3d6[fire]|3d6[fire]",
                "3d6[ Fire, cold 1..2 ]kh2+5[str]|3d6kh2[Fire, cold 1..2]+5[str]",
                "3d6![x]>=4|3d6![x]>=4",
                "(2d6+1)[luck]*2|(2d6+1)[luck]*2",
                "(4d6>=4)+1|(4d6>=4)+1",
                "(4d6 4+)+(2d8t5)|(4d6>=4)+(2d8>=5)",
                "max(4d6>=4,2)|max(4d6>=4,2)",
                "(4d6 then >=4)-1|(4d6 then >=4)-1",
                "FLOOR(7/2)+d6|floor(7/2)+1d6",
                "ceil(3d6/2)|ceil(3d6/2)",
                "round(abs(d6-7)/2)|round(abs(1d6-7)/2)",
                "(d4)d6|(1d4)d6",
                "(d4-1)d6r1!>=3|(1d4-1)d6r=1!>=3",
                "(2d3)d6kh2>=4|(2d3)d6kh2>=4",
                "{3d6,2d8}kh1|max(3d6,2d8)",
                "{3d6, 2d8}k|max(3d6,2d8)",
                "{3d6,2d8}kl|min(3d6,2d8)",
                "{3d6,2d8,d4}dl2|max(3d6,2d8,1d4)",
                "{3d6,2d8}dh1+1|min(3d6,2d8)+1",
                "6x4d6kh3|6x(4d6kh3)",
                "6x 4d6>=4|6x(4d6>=4)",
                "6x(d4)d6|6x((1d4)d6)",
                "3x2d6+3<=9|3x(2d6+3<=9)",
                "[highest 2 of 3d6]|3d6kh2",
                "[Lowest of 3d6]+1|3d6kl1+1",
                "[highest 2 of 3d6]>=4|3d6kh2>=4",
                "6d6 then >=4 ro1 then >=3|6d6 then >=4 ro=1 then >=3",
                "6d6 then hit 4+ r<2ro6 then 3+|6d6 then hit >=4 r<=1 ro=6 then >=3",
                "4d6 then >=4 then d3|4d6 then >=4 then 1d3",
                "4d6 then >=4 then damage 2d3kh1+1|4d6 then >=4 then damage 2d3kh1+1",
                "4d6 then >=4 then dF|4d6 then >=4 then 1dF",
                "4d6 then df >=4 then 2+|4d6 then df >=4 then >=2",
                "(2d6)d6 then >=4|(2d6)d6 then >=4",
                "d66|1d66",
                "2d666+d88|2d666+1d88",
                "d{1..66}|1d{1..66}",
                "d66+d{1..6}|1d66+1d{1,2,3,4,5,6}",
                "d{0..3,9,-2..0}|1d{0,1,2,3,9,-2,-1,0}"
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
                "1000000*1000000*d6|8|numbers that stay within a thousand million"
            })
    void aFaultStandsAtItsColumn(String text, int column, String expected) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertEquals("column " + column + ": expected " + expected, fault.getMessage());
        assertEquals(OptionalInt.of(column), fault.column());
    }

    /** A form of another tool is named with ours beside it, at the place where it stops to be ours. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2d20adv|5|adv is written 2d20kh1",
                "d20 disadvantage|5|disadvantage is written 2d20kl1",
                "4d6rr1|5|rr is written r, like r1",
                "2d6!p|5|a penetrating !p has no form of ours; explosions are d6! and d6!!",
                "5d10cs>=5|5|cs is written as the comparison alone, like 5d10>=5",
                "5d10cf1|5|cf is written f after a comparison, like 10d10>=6f1",
                "2d6>=7?1:0|7|there is no ? :; a comparison of a number is a yes or no by itself, like 2d6+3<=9",
                "4d6sd|4|sd (sorting) changes no answer; remove it",
                "5d10x10|5|x to multiply is written *, x to explode ! like d6!>=5",
                "4d6mi2|4|mi is written min, like 4d6min2",
                "4d6-L|5|l is written dl1",
                "4d6 drop lowest|5|drop lowest is written dl1",
                "4d6 keep 3|6|keep is written kh, like 4d6kh3",
                "2d6**2|5|** is not taken; write a product, like d6*d6",
                "output 3d6|1|write the dice alone, like 3d6",
                "/r 3d6|1|write the dice alone, like 3d6",
                "count >=4 12d6|1|count is written 12d6>=5",
                "largest 3 4d6|1|largest is written kh, like 4d6kh3",
                "6#4d6|2|# is written x, like 6x4d6kh3",
                "[count {5,6} in 3d6]|2|count is written 12d6>=5",
                "3d6 // damage|6|a comment is a label in brackets, like 3d6[fire]",
                "3d6+@str|5|variables are not taken; write the number, or a label like 3[strength]",
                "3d6 fire|5|a word is a label in brackets, like 3d6[fire]",
                "(2d6)≠7|6|whether a number is not 7 is the no of (2d6)=7",
                "4d6d1|5|h or l: dl1 drops the lowest, dh1 the highest"
            })
    void aFormOfAnotherToolIsNamedWithOurs(String text, int column, String ours) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertEquals(OptionalInt.of(column), fault.column());
        assertTrue(String.valueOf(fault.getMessage()).endsWith(ours), fault.getMessage());
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
                "max(d6,2), d{1,2}|max(d6,2);d{1,2}",
                "d{1..66}, d6[a, 1..2]|d{1..66};d6[a, 1..2]",
                "4d6 3+..5+|4d6 3+;4d6 4+;4d6 5+",
                "[highest 1..2 of 3d6]|[highest 1 of 3d6];[highest 2 of 3d6]",
                "{1..2d6,d8}kh1|{1d6,d8}kh1;{2d6,d8}kh1",
                "d{1..6}>=2..3|d{1..6}>=2;d{1..6}>=3",
                "4d6≥4..5|4d6≥4;4d6≥5"
            })
    void listsAndRangesStandForSeveral(String text, String values) {
        assertEquals(Optional.of(List.of(values.split(";"))), expressions.alternatives(text));
    }

    @Test
    void whatIsOneFormulaHasNoAlternatives() {
        assertEquals(Optional.empty(), expressions.alternatives("max(d6,d8)+d{1,2}"));
        assertEquals(Optional.empty(), expressions.alternatives("{d6,d8}kh1+d{1..66}[1..2, x]"));
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
