package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.formula.Formula;
import io.redoubt.formula.distribution.CostEstimate;
import io.redoubt.formula.distribution.Formulas;
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
                assertThrows(BadValueException.class, () -> expressions.parse("1" + "/(900d100-901d100)".repeat(100)));
        assertTrue(String.valueOf(fault.getMessage()).contains("divide by fewer dice"), fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1000d6", "5000d2", "1000d1000>=500", "50d10!", "200d6r<2dl100", "(10000d6)>=35000", "6d1000*2"})
    void whatIsLargeAndCanBeCountedIsRead(String text) {
        Formula formula = expressions.parse(text);
        assertEquals(formula, expressions.parse(expressions.show(formula)));
    }

    /** What is counted is what the answer costs: few values far apart are few. */
    @ParameterizedTest
    @CsvSource({
        "3d6*3d6*3d6*3d6*3d6,4272",
        "'20d{0,5000}',21",
        "'20d{1,1000000}',21",
        "'20d{0,1,5000}',231",
        "'max(20d{0,5000},3d6)',36",
        "'abs(20d{0,5000}-50000)*d2',16"
    })
    void fewValuesFarApartAreAnsweredAtOnce(String text, int values) {
        Formula formula = expressions.parse(text);
        assertEquals(values, Formulas.of(formula).size());
        assertEquals(Optional.empty(), CostEstimate.uncountable(formula));
        assertTrue(CostEstimate.nanos(formula) < 2e8, text + ": " + CostEstimate.nanos(formula));
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
