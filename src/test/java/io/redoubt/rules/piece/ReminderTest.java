package io.redoubt.rules.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Warnings know their piece, whatever their words, and what remains of them when numbers change. */
class ReminderTest {
    private static final Piece FIRST = new Piece("mg-1", "unit", Map.of());
    private static final Piece SECOND = new Piece("mg-2", "unit", Map.of());
    private static final SentenceTemplate FIRED = SentenceTemplate.of("{} has fired {} times");

    @Test
    void aNumberInANameIsPartOfTheName() {
        assertEquals(
                Reminder.of(FIRST, FIRED, 1).kind(),
                Reminder.of(FIRST, FIRED, 2).kind());
        assertNotEquals(
                Reminder.of(FIRST, FIRED, 1).kind(),
                Reminder.of(SECOND, FIRED, 1).kind());
    }

    @Test
    void withoutAPieceTheNamesCountAndTheNumbersDoNot() {
        Reminder reminder = Reminder.of(Sentence.of("{} has {} attacks", "us", 2));
        assertEquals(
                reminder.kind(),
                Reminder.of(Sentence.of("{} has {} attacks", "us", 3)).kind());
        assertNotEquals(
                reminder.kind(),
                Reminder.of(Sentence.of("{} has {} attacks", "ger", 2)).kind());
    }

    @Test
    void whatItIsAboutDoesNotDependOnItsWords() {
        Reminder reminder = Reminder.of(FIRST, Sentence.of("the fire attacked {}", "mg-2"));
        assertTrue(reminder.isAbout(FIRST));
        assertFalse(reminder.isAbout(SECOND));
        assertFalse(Reminder.of(Sentence.of("mg-1 is first")).isAbout(FIRST));
    }
}
