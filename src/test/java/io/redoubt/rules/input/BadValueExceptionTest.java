package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** An error keeps the text that was expected, so that no one has to find it in the message. */
class BadValueExceptionTest {
    @Test
    void whatWasExpectedIsKeptBesideThePlace() {
        BadValueException placed = BadValueException.at(3, "dice, as expected here");
        assertEquals("column 3: expected dice, as expected here", placed.getMessage());
        assertEquals("dice, as expected here", placed.expected());
        assertEquals(OptionalInt.of(3), placed.column());
        assertEquals("not one of a, b", new BadValueException("not one of a, b").expected());
    }
}
