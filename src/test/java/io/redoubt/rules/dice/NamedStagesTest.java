package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.formula.Formula;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Odds;
import io.redoubt.odds.Patience;
import io.redoubt.odds.TooManyPathsException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.Transcript;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests one after the other that have names, and how long a count may take. */
class NamedStagesTest {
    private final RollDice dice = new RollDice();
    private final FormulaFormat expressions = new FormulaFormat();

    @Test
    void whatANamedStageLeavesIsCountedAsThatChainAlone() {
        Formula named = expressions.parse("7d6 then hit >=4 then >=3 then wound >=5 then <3");
        List<Quantity<List<Integer>>> quantities = dice.quantities(named);
        assertEquals(
                List.of("successes", "hit", "wound"),
                quantities.stream().map(Quantity::name).toList());
        assertEquals(chances("7d6 then >=4"), apart(quantities.get(1)));
        assertEquals(chances("7d6 then >=4 then >=3 then >=5"), apart(quantities.get(2)));
        assertEquals(chances("7d6 then >=4 then >=3 then >=5 then <3"), chances(named.toString()));
    }

    @Test
    void aThrowTellsWhatEachNamedStageLeft() {
        Formula formula = expressions.parse("4d6 then hit>=4 then wound>=3");
        EnteredFaces faces = new EnteredFaces(List.of(4, 1, 6, 5, 3, 2, 6));
        List<Integer> numbers = dice.resolve(formula, new RollingUmpire(faces, new Transcript()));
        assertEquals(List.of(2, 3), numbers);
        assertEquals("2", dice.outcome(formula, numbers));
    }

    @Test
    void everyStageOfAWholeChainIsANumberOfItsName() {
        Formula chain = expressions.parse("5d6 then hit >=3 ro1 then wound >=4 then save <5 then damage d3");
        List<Quantity<List<Integer>>> quantities = dice.quantities(chain);
        assertEquals(
                List.of("total", "hit", "wound", "save"),
                quantities.stream().map(Quantity::name).toList());
        assertEquals(Optional.of("damage"), quantities.get(0).alias());
        // A die that shows 1 is thrown again once: 7 of 9 dice show 3 or more.
        Fraction passes = Fraction.of(7, 9);
        assertEquals(power(passes, 5), apart(quantities.get(1)).get(5));
        assertEquals(
                power(passes.times(Fraction.of(1, 2)), 5),
                apart(quantities.get(2)).get(5));
        Fraction hurts = passes.times(Fraction.of(1, 3));
        assertEquals(power(hurts, 5), apart(quantities.get(3)).get(5));
        assertEquals(
                power(hurts.times(Fraction.of(1, 3)), 5),
                chances(chain.toString()).get(15));
        assertEquals(
                power(Fraction.ONE.minus(hurts), 5), chances(chain.toString()).get(0));
    }

    @Test
    void aThrowOfAWholeChainEndsInItsDice() {
        Formula chain = expressions.parse("(d3)d6 then hit 3+ ro1 then wound >=4 then damage d3+1");
        EnteredFaces faces = new EnteredFaces(List.of(3, 1, 3, 4, 5, 4, 4, 1, 3, 2));
        List<Integer> numbers = dice.resolve(chain, new RollingUmpire(faces, new Transcript()));
        faces.allUsed();
        assertEquals(List.of(7, 3, 2), numbers);
    }

    private static Fraction power(Fraction one, int times) {
        Fraction power = Fraction.ONE;
        for (int i = 0; i < times; i++) {
            power = power.times(one);
        }
        return power;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4d6 then then >=4|10|a comparison, like >=4",
                "4d6 then hit|13|a comparison, like >=4",
                "4d6 then hit4|13|a comparison, like >=4",
                "4d6 then Hit>=4 then hit>=3|22|an unused name",
                "4d6 then successes>=4|10|an unused name",
                "4d6 then abcdefghijklmnopqrstu>=4|10|a name of at most 20 letters",
            })
    void aNameThatCannotBeIsToldAtItsColumn(String text, int column, String expected) {
        BadValueException fault = assertThrows(BadValueException.class, () -> expressions.parse(text));
        assertEquals(OptionalInt.of(column), fault.column());
        assertTrue(String.valueOf(fault.getMessage()).contains(expected), fault.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"500d20dl100dh100,2s", "40d10!kh3,2s", "300d37,1ms"})
    void aCountAsksForPatienceBeforeItBegins(String text, String patience) {
        Formula formula = expressions.parse(text);
        Budget budget = Budget.of(Patience.parse(patience).orElseThrow());
        assertThrows(TooManyPathsException.class, () -> Odds.count(umpire -> dice.resolve(formula, umpire), budget));
    }

    private Map<Integer, Fraction> chances(String text) {
        Formula formula = expressions.parse(text);
        TreeMap<Integer, Fraction> chances = new TreeMap<>();
        Distribution<List<Integer>> counted =
                Odds.count(umpire -> dice.resolve(formula, umpire)).distribution();
        counted.values().forEach(numbers -> chances.put(numbers.get(0), counted.of(numbers)));
        return chances;
    }

    private static Map<Integer, Fraction> apart(Quantity<?> quantity) {
        TreeMap<Integer, Fraction> chances = new TreeMap<>();
        Distribution<Integer> counted = Odds.<Integer>count(
                        umpire -> umpire.draw(quantity.apart().orElseThrow()))
                .distribution();
        counted.values().forEach(number -> chances.put(number, counted.of(number)));
        return chances;
    }
}
