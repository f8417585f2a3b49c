package io.redoubt.formula.distribution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Formula;
import io.redoubt.formula.RandomFormula;
import io.redoubt.formula.Term;
import io.redoubt.rules.dice.notation.FormulaReader;
import io.redoubt.rules.input.BadValueException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Listed values include every possible one, and no more are promised than there are. */
class PossibleValuesTest {
    private static Term term(String formula) {
        return ((Formula.Total) FormulaReader.read(formula)).term();
    }

    private static PossibleValues.Listed listed(Term term) {
        return term.fold(PossibleValues.listed());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3d6",
                "4d6dl1",
                "2d{1,5,9}",
                "3d{0,100}+2d6",
                "2d6-2d{0,100}",
                "-2d6*3",
                "3d4*2d6+2d4",
                "2d4-3d4*2d6",
                "abs(3d6-9)",
                "7-d4",
                "(2d6+1)/2",
                "3d6max4"
            })
    void valuesOfOrdinaryTermsAreExact(String formula) {
        PossibleValues.Listed listed = listed(term(formula));
        NumberDistribution counted = Terms.of(term(formula));
        int[] values = new int[counted.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = counted.value(i);
        }
        assertArrayEquals(values, listed.values().orElseThrow(), formula);
        assertEquals(values.length, listed.fewest(), formula);
    }

    @Test
    void noMoreValuesArePromisedThanThereAre() {
        RandomFormula random = new RandomFormula(new Random(40));
        int promised = 0;
        for (int i = 0; i < 3_000; i++) {
            String text = random.text();
            try {
                if (FormulaReader.read(text) instanceof Formula.Total total) {
                    PossibleValues.Listed listed = listed(total.term());
                    int size = Terms.of(total.term()).size();
                    assertTrue(listed.fewest() <= size, text);
                    assertTrue(listed.most() >= size, text);
                    promised += listed.fewest() == size ? 1 : 0;
                }
            } catch (BadValueException e) {
                // Some of them are nonsense.
            }
        }
        assertTrue(promised > 200, "only " + promised + " were exact");
    }

    /** 472,000 products, each of whose gaps the 181 sums of 60d4 fill up in part. */
    @Test
    void valuesThatAreTooManyToListAreCounted() {
        PossibleValues.Listed listed = listed(term("8d100*6d100+60d4"));
        assertTrue(listed.values().isEmpty());
        assertEquals(479_104, listed.fewest());
    }
}
