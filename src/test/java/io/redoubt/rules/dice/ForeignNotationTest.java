package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A form of another tool is named with ours beside it, at the place where it stops to be ours. */
class ForeignNotationTest {
    private final FormulaFormat expressions = new FormulaFormat();

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
                "4d6d1|5|h or l: dl1 drops the lowest, dh1 the highest",
                "3d6x|4|x to explode ! like d6!>=5",
                "d6x+2|3|x to explode ! like d6!>=5",
                "3d6 + 5 # fire|9|a comment is a label in brackets, like 3d6[fire]",
                "3d6 \"fire\"|5|a comment is a label in brackets, like 3d6[fire]",
                "6d(1d4)|3|faces are not rolled; a number of dice is, like (d4)d6",
                "s8|1|a wild die is written max(d8!!,d6!!)",
                "s8w6+1|1|a wild die is written max(d8!!,d6!!)",
                "d8e|3|e is written !, like d6! or d6!>=5",
                "d8a|3|a is written !!, like d8!!",
                "1d20+5 dc 15|8|a difficulty is a comparison, like d20+5>=15",
                "3d6 > 2d8|8|two sides are compared by vs, like 3d6 vs 2d8",
                "d20>d20|5|two sides are compared by vs, like 3d6 vs 2d8",
                "if d20>10 then 5|1|there is no if; a comparison of a number is a yes or no by itself",
                "r 3d6|1|write the dice alone, like 3d6",
                "!r 3d6|1|write the dice alone, like 3d6",
                "[[1d20+5]]|2|write the dice alone, like 3d6",
                "1d20+STR|6|variables are not taken; write the number, or a label like 3[strength]",
                "attack 3d6|1|a word is a label in brackets, like 3d6[fire]",
                "4d6 best 3|5|best is written kh, like 4d6kh3",
                "2d20 worst|6|worst is written kl1",
                "2d20h|5|h is written kh1 to keep the highest, dh1 to drop it",
                "2d20l1|5|l is written dl1 to drop the lowest, kl1 to keep it",
                "2d6 x 3|5|x to multiply is written *",
                "d20+5 vs AC 15|10|a difficulty is a comparison, like d20+5>=15",
                "d20+5 tn 15|7|a difficulty is a comparison, like d20+5>=15",
                "10d10 success 7|7|successes are a comparison, like 5d10>=7",
                "10d6 hits on 5+|6|successes are a comparison, like 5d10>=7",
                "5d10s7|5|successes are a comparison, like 5d10>=7",
                "d100 under 45|6|a limit is written <= or >=, like d100<=45",
                "2d6 at least 7|5|a limit is written <= or >=, like d100<=45",
                "repeat(2d6,3)|1|repeats are written with x, like 6x(2d6+3)",
                "6 4d6k3|3|repeats are written with x, like 6x4d6kh3",
                "d[1,3,5]|2|faces are listed in braces, like d{1,3,5}",
                "1d20+{strength}|7|variables are not taken; write the number, or a label like 3[strength]",
                "1d20+{mod}|7|variables are not taken; write the number, or a label like 3[strength]",
                "4d10!o|6|a single explosion (!o) has no form of ours",
                "4d10xo10|5|a single explosion (xo) has no form of ours",
                "d6p|3|a penetrating p has no form of ours",
                "3z10|2|a die from 0 is written d{0..9}",
                "2T6|2|t is written d, like 2d6",
                "2d6+k6|5|k is written d, like 2d6",
                "2\u043a6|2|is written d, like 2d6",
                "1d6\u00b2|4|is not taken; write a product, like d6*d6",
                "d20+5 dc15|7|a difficulty is a comparison, like d20+5>=15",
                "dc 15|1|a difficulty is a comparison, like d20+5>=15",
                "5d10 target 7|6|successes are a comparison, like 5d10>=7",
                "drop 1 3d6|1|drop is written dl1",
                "disadvantage d20|1|disadvantage is written 2d20kl1",
                "d20 with advantage|5|with advantage is written 2d20kh1",
                "different 3d6|1|dice that differ have no form of ours",
                "4d6df1|4|df is written f after a comparison, like 10d10>=6f1",
                "6d10f<2|5|failures (f) follow a comparison, like 10d10>=6f1",
                "2d6ra6|5|ra is written !, like d6!; or ro1 to throw again once",
                "1d20ea|5|ea is written 3d20kh1",
                "1t[table]|2|a table is written as a die with these faces, like d{1,2,5}",
                "3@4d6|2|the third highest die is written 4d6kh3kl1",
                "[highest of 3d6 and 2d8]|17|two totals are compared by max(3d6,2d8) or min(3d6,2d8)",
                "1d20+PB|6|variables are not taken; write the number, or a label like 3[strength]",
                "sw d8|1|a wild die is written max(d8!!,d6!!)",
                "dndstats|1|six ability scores are written 6x4d6kh3",
                "coin|1|a coin is written d{0,1}",
                "d{heads,tails}|3|faces are numbers, like d{0,1}",
                "1d00|3|d00 is written d%, like d%<=45",
                "6 times 3d6|3|repeats are written with x, like 6x(2d6+3)",
                "2d20 lowest|6|lowest is written kl1",
                "3d6 highest 2|5|highest is written kh, like 4d6kh3",
                "2d6 between 7 and 9|5|a range of totals is two questions, like (2d6)>=7 and (2d6)>=10",
                "d6/2 rounded up|6|rounding is written ceil or floor, like ceil(d6/2)",
                "3d6 div 2|5|div is written /, like d6/2",
                "trunc(3d6/2)|1|trunc is written floor, like floor(d6/2)",
                "median 3d6|1|every answer has it; write the dice alone, like 3d6",
                "3d6 (fire)|5|a comment is a label in brackets, like 3d6[fire]",
                "throw 3d6|1|write the dice alone, like 3d6",
                "\u00bdd6|1|\u00bd is written as a division, like d6/2 or ceil(d6/2)",
                "3d6+1\u00bd|6|\u00bd is written as a division, like d6/2 or ceil(d6/2)",
                "2d\u2153|3|\u2153 is written as a division, like d6/2 or ceil(d6/2)",
                "3d6\u00b11|4|plus or minus is two questions, like 3d6+1, 3d6-1",
                "3d6 +/- 1|6|plus or minus is two questions, like 3d6+1, 3d6-1",
                "1_000d6|2|digits are written without a separator, like 1000d6",
                "3d6+1_000|6|digits are written without a separator, like 1000d6",
                "1\u2019000d6|2|digits are written without a separator, like 1000d6",
                "d6:d8|3|two sides are compared by vs, like 3d6 vs 2d8",
                "3d6 : (2d8)|5|two sides are compared by vs, like 3d6 vs 2d8",
                "d6:2|3|a division is written /, like d6/2",
                "3d6: fire|4|a comment is a label in brackets, like 3d6[fire]"
            })
    void aFormOfAnotherToolIsNamedWithOurs(String text, int column, String ours) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertEquals(OptionalInt.of(column), fault.column());
        String message = String.valueOf(fault.getMessage());
        assertTrue(message.contains(ours), message);
        NamedFormula.mustBeIn(message);
    }
}
