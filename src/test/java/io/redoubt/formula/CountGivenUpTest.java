package io.redoubt.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.rules.dice.notation.FormulaReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However dice are counted, the count ends when whoever asked for it gives up. */
class CountGivenUpTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "200d6r<2dl100",
                "100d20kh50",
                "20d6!kh8",
                "30d6dl5dh5",
                "1000d6",
                "100d{1,1,3,7}",
                "40d6!",
                "20d6+20d8",
                "60d6+60d8",
                "3d6*2d8",
                "max(40d6,30d8)",
                "min(40d6,30d8)"
            })
    void anInterruptedCountOfDiceEnds(String text) {
        Formula formula = FormulaReader.read(text);
        assertTrue(Formulas.of(formula).size() > 1);
        Thread.currentThread().interrupt();
        ComputationAbortedException given = assertThrows(ComputationAbortedException.class, () -> Formulas.of(formula));
        assertEquals("stopped; nothing changed", given.getMessage());
        assertTrue(Thread.interrupted(), "whoever interrupted can still tell");
    }
}
