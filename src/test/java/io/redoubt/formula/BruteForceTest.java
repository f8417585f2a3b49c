package io.redoubt.formula;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.rules.dice.notation.FormulaReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Random formulas over the whole grammar give what every fall of their dice gives, read and counted by the contract. */
class BruteForceTest {
    private static final int FORMULAS = 1_500;
    private static final int MOST_WAYS = 4_000;

    @Test
    void randomFormulasAreReadAndCountedByTheContract() {
        ReferenceFormula random = new ReferenceFormula(new Random(40));
        int compared = 0;
        for (int i = 0; i < FORMULAS; i++) {
            ReferenceFormula.Whole whole = random.next();
            Optional<Map<List<Integer>, Fraction>> expected = FaceEnumeration.of(whole.numbers(), MOST_WAYS);
            if (expected.isPresent() && hasDice(whole.text())) {
                compare(whole.text(), expected.get());
                compared++;
            }
        }
        assertTrue(compared > FORMULAS / 2, "only " + compared + " were small enough");
    }

    private static boolean hasDice(String text) {
        return text.toLowerCase(java.util.Locale.ROOT)
                .replaceAll("round|damage|word", "")
                .contains("d");
    }

    private static void compare(String text, Map<List<Integer>, Fraction> expected) {
        Formula formula = assertDoesNotThrow(() -> FormulaReader.read(text), text);
        assertEquals(formula, FormulaReader.read(formula.toString()), text);
        same(text, expected, numbers -> numbers.get(0), Formulas.of(formula));
        if (formula instanceof Formula.Stages stages) {
            for (int i = 0; i < stages.named().size(); i++) {
                int place = i + 1;
                NumberDistribution left = Formulas.of(stages.upTo(stages.named().get(i)));
                same(text, expected, numbers -> numbers.get(place), left);
            }
        }
        if (formula instanceof Formula.Repeated repeated) {
            same(text, expected, numbers -> numbers.stream().mapToInt(n -> n).sum(), Formulas.sum(repeated));
            same(text, expected, java.util.Collections::max, Formulas.highest(repeated));
            same(text, expected, java.util.Collections::min, Formulas.lowest(repeated));
        }
    }

    private static void same(
            String text,
            Map<List<Integer>, Fraction> expected,
            Function<List<Integer>, Integer> read,
            NumberDistribution counted) {
        Map<Integer, Fraction> numbers = new HashMap<>();
        expected.forEach((each, share) -> numbers.merge(read.apply(each), share, Fraction::plus));
        Map<Integer, Fraction> odds = new HashMap<>();
        for (int i = 0; i < counted.size(); i++) {
            odds.put(counted.value(i), counted.shares().get(i));
        }
        assertEquals(numbers, odds, text);
    }
}
