package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An input that may be given again keeps every value in its order. */
class ListFormatTest {
    private static final Grade TRAINED = new Grade("trained", "Trained", Target.atLeast(4));
    private final ListFormat<Colour> colours = new ListFormat<>(NamedChoiceFormat.of(Colour.values()));
    private final ListFormat<Grade> skills = new ListFormat<>(TargetFormat.of(2, 6, TRAINED));

    @Test
    void eachValueIsReadAndKeptInOrder() {
        assertEquals(List.of(Colour.BLUE), colours.parse("blue"));
        assertEquals(List.of(Colour.BLUE, Colour.RED, Colour.BLUE), colours.parse("blue\nred\nblue"));
    }

    @Test
    void theValuesAreReadBackAsTheyAreShown() {
        List<Colour> values = List.of(Colour.DARK_GREEN, Colour.RED);
        assertEquals("dark-green\nred", colours.show(values));
        assertEquals(values, colours.parse(colours.show(values)));
        assertEquals(List.of("dark-green", "red"), colours.texts(values));
    }

    @Test
    void aWrongValueIsNamedAmongTheOthers() {
        BadValueException fault = assertThrows(BadValueException.class, () -> colours.parse("red\nblu\u0007"));
        assertEquals("blu\\u{7} not one of red, dark-green, blue; did you mean blue?", fault.getMessage());
        assertThrows(BadValueException.class, () -> colours.parse("red\n"));
        assertThrows(BadValueException.class, () -> colours.parse(""));
    }

    @Test
    void theyAreExplainedTogether() {
        assertEquals("trained 4+ and 5+", skills.explain(skills.parse("trained\n5")));
        assertEquals("trained 4+", skills.explain(skills.parse("trained")));
    }

    @Test
    void helpIsThatOfOneValueAndSaysThatThereMayBeMore() {
        assertEquals("red|dark-green|blue", colours.label());
        assertEquals("one of red, dark-green, blue; repeatable", colours.expects());
        assertEquals(List.of("red", "dark-green", "blue"), colours.choices());
    }

    @Test
    void onlyThisKindMayBeRepeatedAndItHasNoRange() {
        assertTrue(colours.isRepeatable());
        assertFalse(NamedChoiceFormat.of(Colour.values()).isRepeatable());
        assertFalse(new FlagFormat().isRepeatable());
        List<Colour> red = List.of(Colour.RED);
        assertThrows(BadValueException.class, () -> colours.span(red, red));
    }
}
