package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.umpire.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A disputed point is settled by the name of one of its ways. */
class ReadingTest {
    private static final RuleId RULE = RuleId.of("FOW-SHOT-06");
    private final Reading<Colour> reading =
            Reading.of("test.colour", "Which one? [FOW-SHOT-06]", List.of(Colour.DARK_GREEN, Colour.RED));

    @Test
    void theFirstWayIsTheUsualOne() {
        assertEquals(Colour.DARK_GREEN, reading.standard());
        assertEquals("test.colour", reading.key());
        assertEquals("Which one?", reading.question());
        assertEquals(List.of(RULE), reading.cites());
    }

    @ParameterizedTest
    @EnumSource(names = {"DARK_GREEN", "RED"})
    void eachWayIsReadByItsName(Colour colour) {
        assertEquals(colour, reading.parse(colour.id()));
    }

    @Test
    void theNamesAreListedInOrder() {
        assertEquals(List.of("dark-green", "red"), reading.ids());
    }

    @Test
    void anotherWayIsRefusedWithTheNearest() {
        BadInputException fault = assertThrows(BadInputException.class, () -> reading.parse("dark-gren"));
        assertEquals(
                "--reading test.colour=dark-gren: not one of dark-green, red; did you mean dark-green?",
                fault.getMessage());
        assertThrows(BadInputException.class, () -> reading.parse("blue"));
    }

    @Test
    void aFaultShowsControlCharactersWithoutSendingThem() {
        BadInputException fault = assertThrows(BadInputException.class, () -> reading.parse("\u0007"));
        assertEquals("--reading test.colour=\\u{7}: not one of dark-green, red", fault.getMessage());
    }

    @Test
    void readingIsKnownByItsKeyAlone() {
        Reading<Colour> same = Reading.of("test.colour", "Which other one?", Colour.class);
        assertEquals(reading, same);
        assertEquals(reading.hashCode(), same.hashCode());
        assertEquals("test.colour".hashCode(), reading.hashCode());
        assertNotEquals(
                reading, Reading.of("test.paint", "Which one? [FOW-SHOT-06]", List.of(Colour.DARK_GREEN, Colour.RED)));
        assertNotEquals(reading, (Object) "test.colour");
    }

    @Test
    void readingOfAWholeEnumTakesItsFirstConstantForTheUsualOne() {
        Reading<Colour> whole = Reading.of("test.colour", "Which one? [FOW-SHOT-06]", Colour.class);
        assertEquals(List.of(Colour.values()), whole.values());
        assertEquals(Colour.RED, whole.standard());
        assertEquals(Reading.Nature.DISPUTED, whole.nature());
    }

    @Test
    void partThatNobodyHasToPlayByIsNotInDispute() {
        Reading<Colour> optional =
                Reading.optional("test.colour", "Which one? [FOW-SHOT-06]", List.of(Colour.BLUE, Colour.RED));
        assertEquals(Reading.Nature.OPTIONAL, optional.nature());
        assertEquals(Colour.BLUE, optional.standard());
        assertEquals(List.of(RULE), optional.cites());
    }

    @Test
    void yesAndNoAreNamedAsTheyAreWritten() {
        NamedChoiceFormat<YesNo> choice = NamedChoiceFormat.of(YesNo.values());
        assertEquals(YesNo.YES, choice.parse("yes"));
        assertEquals(YesNo.NO, choice.parse("no"));
        assertEquals("yes", YesNo.YES.words());
        assertEquals("no", YesNo.NO.words());
    }
}
