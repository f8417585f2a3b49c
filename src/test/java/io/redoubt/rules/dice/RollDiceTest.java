package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.formula.Formula;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Dice without a rulebook are rolled, replayed and told in words. */
class RollDiceTest {
    private final RollDice dice = new RollDice();
    private final FormulaFormat expressions = new FormulaFormat();

    static List<Example> examples() {
        return new RollDice().examples();
    }

    @ParameterizedTest
    @CsvSource({
        "5d6>=4,'1,2,3,4,5',2,2 of 5d6 show 4+.",
        "5d6<3,'1,2,3,4,5',2,2 of 5d6 show 2-.",
        "5d6=5,'1,2,3,4,5',1,1 of 5d6 show 5.",
        "3d6,'6,5,4',15,The sum is 15.",
        "2d6-3,'1,1',-1,The sum is -1.",
        "2d6+d4+3,'6,5,4',18,The sum is 18.",
        "2d6+3<=9,'3,3',9,The sum is 9: YES.",
        "2d6+3<=9,'3,4',10,The sum is 10: NO.",
        "2d6+3>9,'3,3',9,The sum is 9: NO."
    })
    void rolledDiceGiveTheirResultInWords(String text, String faces, int result, String verdict) {
        Shell.Result ruling = Shell.plain().words("dice", text, "--dice", faces);
        assertEquals(0, ruling.exit(), ruling.err());
        assertEquals(result, resolve(text, faces));
        assertEquals(
                List.of("  " + verdict),
                ruling.lines().stream().filter(line -> line.endsWith(verdict)).toList());
    }

    @Test
    void messagesNameDiceAsTheyAreTyped() {
        Formula six = expressions.parse("6x(4d6kh3)");
        assertEquals("6x(4d6kh3)", new FormulaDraw(six).toString());
        for (Quantity<List<Integer>> quantity : dice.quantities(six)) {
            quantity.apart().ifPresent(draw -> assertEquals("6x(4d6kh3)", draw.toString()));
        }
        Shell.Result refused = Shell.plain().words("dice", "6x(4d96kh3)", "--odds", "--json", "--patience", "40ms");
        assertEquals(2, refused.exit());
        assertTrue(refused.err().contains("longer than 40ms; ask"), refused.err());
    }

    @Test
    void theDiceOfASumAreTakenTermByTerm() {
        assertEquals(1000 + 6, resolve("d1000+d6", "1000,6"));
        assertThrows(DiceMismatchException.class, () -> resolve("d6+d1000", "1000,6"));
    }

    @Test
    void aComparedSumIsYesOrNoAndNothingElseHasOutcomes() {
        assertEquals(List.of("no", "yes", "first", "tie", "second"), dice.outcomes());
        assertEquals(List.of("no", "yes"), dice.outcomes(expressions.parse("2d6+3<=9")));
        assertEquals(List.of("no", "yes"), dice.outcomes(expressions.parse("3x(2d6+3<=9)")));
        assertEquals(List.of("first", "tie", "second"), dice.outcomes(expressions.parse("2d6 vs 3d4")));
        assertEquals(List.of(), dice.outcomes(expressions.parse("3d6")));
        assertEquals(List.of(), dice.outcomes(expressions.parse("3d6>=4")));
        assertEquals("yes", dice.outcome(expressions.parse("2d6+3<=9"), List.of(9)));
        assertEquals("no", dice.outcome(expressions.parse("2d6+3<=9"), List.of(10)));
        assertEquals("10", dice.outcome(expressions.parse("3d6"), List.of(10)));
        assertEquals("no, yes", dice.outcome(expressions.parse("2x(2d6+3<=9)"), List.of(10, 9)));
        assertEquals("second", dice.outcome(expressions.parse("2d6 vs 3d4"), List.of(-1)));
        assertEquals("tie", dice.outcome(expressions.parse("2d6 vs 3d4"), List.of(0)));
        assertEquals("first", dice.outcome(expressions.parse("2d6 vs 3d4"), List.of(1)));
    }

    @Test
    void whatIsCountedHasAName() {
        assertEquals(List.of("successes"), names("3d6>=4"));
        assertEquals(List.of("successes"), names("3d6 then >=4"));
        assertEquals(List.of("total"), names("3d6"));
        assertEquals(List.of("total", "sum", "highest", "lowest"), names("2x(3d6)"));
        assertEquals(List.of("sum"), names("2x(3d6+0>=9)"));
        Quantity<List<Integer>> total =
                dice.quantities(expressions.parse("3d6")).get(0);
        assertEquals(7, total.of().applyAsInt(List.of(7)));
        assertEquals("total", total.words());
        assertEquals(
                "dice that do",
                dice.quantities(expressions.parse("3d6>=4")).get(0).words());
        assertEquals(List.of(), names("2d6+3<=9"));
        assertEquals(List.of(), names("2d6 vs 3"));
    }

    @Test
    void ofSeveralAnswersTheSumTheHighestAndTheLowestAreTold() {
        assertEquals(
                Map.of("sum", 12, "highest", 6, "lowest", 2),
                dice.amounts(expressions.parse("3x(1d6)"), List.of(4, 6, 2)));
        assertEquals(Map.of("sum", 2), dice.amounts(expressions.parse("3x(1d6+0>=4)"), List.of(4, 6, 2)));
    }

    @Test
    void diceAreAlwaysAllowed() {
        Checklist checklist = new Checklist();
        dice.check(expressions.parse("3d6"), checklist);
        assertEquals(List.of(), checklist.findings());
    }

    /** An explosion is followed so far and no further, wherever in a formula it stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3d6!|true",
                "3d6|false",
                "2d8+3d6!|true",
                "max(d8,d6!)|true",
                "3d6!+2>=9|true",
                "3d6+2>=9|false",
                "3d6!>=5|true",
                "3d6>=5|false",
                "3d6! vs 2d8|true",
                "2d8 vs 3d6!|true",
                "2d8 vs 3d6|false",
                "2x(3d6!)|true",
                "2x(3d6)|false",
                "3d6 then >=4|false"
            })
    void explosionsAreToldToHaveABound(String text, boolean told) {
        Checklist checklist = new Checklist();
        dice.check(expressions.parse(text), checklist);
        assertEquals(told, !checklist.findings().isEmpty());
        assertEquals(told, checklist.facts().containsKey("most-further-throws"));
    }

    /** Whoever compares a count that can come to one thing alone meant the sum. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2d6>=1|for the sum write (2d6)>=1",
                "2d6>=7|for the sum write (2d6)>=7",
                "2x(2d6>=7)|for the sum write (2d6)>=7"
            })
    void aCountThatIsSettledIsPointedOut(String text, String hint) {
        Checklist checklist = new Checklist();
        dice.check(expressions.parse(text), checklist);
        assertEquals(hint, checklist.facts().get("hint"));
    }

    @Test
    void anOrderGoesFromNoToYesAndFromTheFirstSideLowerToHigher() {
        assertEquals(List.of("no", "yes", "second", "tie", "first"), dice.worstToBest());
        assertEquals(
                Optional.of("a comparison of a number is yes or no, like (3d6)>=3"),
                dice.suggestionFor(expressions.parse("3d6"), "yes"));
        assertEquals(Optional.empty(), dice.suggestionFor(expressions.parse("2d6+3>=9"), "first"));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleInTheHelpIsAnswered(Example example) {
        Shell.Result answer = Shell.plain().type("dice " + example.options());
        assertEquals(0, answer.exit(), answer.err());
        assertEquals("", answer.err());
    }

    @Test
    void theRuleSetIsCalledDice() {
        assertEquals("dice", DiceRuleSet.ruleSet().key());
        assertEquals(List.of("dice"), DiceRuleSet.ruleSet().verbs());
        assertEquals("any pool or sum of dice", dice.summary());
        assertEquals(List.of(), DiceRuleSet.ruleSet().readings());
    }

    private int resolve(String text, String faces) {
        List<Integer> given = new ArrayList<>();
        for (String face : faces.split(",", -1)) {
            given.add(Integer.valueOf(face));
        }
        EnteredFaces source = new EnteredFaces(given);
        List<Integer> result = dice.resolve(expressions.parse(text), new RollingUmpire(source, new Transcript()));
        source.allUsed();
        assertEquals(1, result.size());
        return result.get(0);
    }

    private List<String> names(String text) {
        return dice.quantities(expressions.parse(text)).stream()
                .map(Quantity::name)
                .toList();
    }
}
