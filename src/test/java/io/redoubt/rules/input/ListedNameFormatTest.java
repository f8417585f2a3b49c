package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A list with commas is refused where a name is expected, with the repeated option it should have been. */
class ListedNameFormatTest {
    private final ListFormat<String> weapons =
            new ListFormat<>(new ListedNameFormat("heavy-weapon", "the name of a weapon"));

    @Test
    void repeatedNamesAreReadInOrder() {
        assertEquals(List.of("45mm", "MG34 HMG"), weapons.parse("45mm\nMG34 HMG"));
    }

    @Test
    void aListIsNotTakenForAName() {
        BadValueException fault = assertThrows(BadValueException.class, () -> weapons.parse("45mm, Maxim"));
        assertEquals(
                "45mm, Maxim is more than one name; give each by itself, like --heavy-weapon 45mm --heavy-weapon Maxim",
                fault.getMessage());
    }
}
