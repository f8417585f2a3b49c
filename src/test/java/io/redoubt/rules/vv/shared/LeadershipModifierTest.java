package io.redoubt.rules.vv.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadValueException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A leader helps by the number on his counter, which JSON writes as a number. */
class LeadershipModifierTest {
    private static final LeadershipModifier MODIFIER = new LeadershipModifier();

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "-1, 1", "-3, 3"})
    void theMinusOfTheCounterIsNotNeeded(String text, int help) {
        assertEquals(help, MODIFIER.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "4", "--1", "-+"})
    void otherTextsAreRejected(String text) {
        assertThrows(BadValueException.class, () -> MODIFIER.parse(text));
    }

    @Test
    void allValuesAreNumbers() {
        assertTrue(MODIFIER.isNumber());
    }
}
