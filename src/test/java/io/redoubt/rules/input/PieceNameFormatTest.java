package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of pieces are short and can be read. */
class PieceNameFormatTest {
    @Test
    void nameIsTakenWithoutBlanksAround() {
        assertEquals("Gun house", PieceNameFormat.of(" Gun house "));
        assertEquals("x".repeat(40), PieceNameFormat.of("x".repeat(40)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "T\u001b[31m2", "a\u202eb", "a\u0007", "a\u200bb"})
    void nameThatCannotBeReadIsRefused(String text) {
        assertThrows(BadValueException.class, () -> PieceNameFormat.of(text));
    }

    @Test
    void nameThatIsTooLongIsRefused() {
        assertThrows(BadValueException.class, () -> PieceNameFormat.of("x".repeat(41)));
    }
}
