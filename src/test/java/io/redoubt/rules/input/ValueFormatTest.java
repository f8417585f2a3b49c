package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a kind of value does unless it says otherwise, and the kinds that say little. */
class ValueFormatTest {
    /** A kind whose kept text says more than what people read of it. */
    private record Numbered(ValueFormat<String> plain) implements ValueFormat<String> {
        @Override
        public String parse(String text) {
            return plain.parse(text);
        }

        @Override
        public String show(String value) {
            return value;
        }

        @Override
        public String text(String value) {
            return value + BEYOND + value.length();
        }

        @Override
        public String label() {
            return "X";
        }

        @Override
        public String expects() {
            return "anything";
        }
    }

    private final FreeTextFormat name = new FreeTextFormat("NAME", "what it is called");

    @Test
    void ownNamesAreReadAsNamesAndShownAsTheyAre() {
        assertEquals("Gun house", name.parse(" Gun house "));
        assertEquals("Gun house", name.show("Gun house"));
        assertThrows(BadValueException.class, () -> name.parse(""));
    }

    @Test
    void kindThatSaysNoMoreIsPlain() {
        assertEquals("Alpha", name.text("Alpha"));
        assertEquals("Alpha", name.explain("Alpha"));
        assertEquals(List.of(), name.choices());
        assertFalse(name.isFlag());
        assertFalse(name.isRepeatable());
        assertFalse(name.isFile());
        assertFalse(name.namesCards());
        assertEquals(
                "has no ranges",
                assertThrows(BadValueException.class, () -> name.span("a", "b")).getMessage());
    }

    @Test
    void severalValuesAreKeptAsEachOfThemIs() {
        ListFormat<String> many = new ListFormat<>(new Numbered(name));
        assertEquals("Alpha\nBravo", many.show(List.of("Alpha", "Bravo")));
        assertEquals("Al\u001f2\nBravo\u001f5", many.text(List.of("Al", "Bravo")));
    }

    @Test
    void plainNameIsReadWithSpaces() {
        enum Ground implements PlainName {
            ROCKY_SLOPE
        }
        assertEquals("rocky-slope", Ground.ROCKY_SLOPE.id());
        assertEquals("rocky slope", Ground.ROCKY_SLOPE.words());
    }

    @Test
    void whatIsNoConstantHasToSayItsName() {
        NamedConstant nameless = () -> "something";
        assertThrows(IllegalStateException.class, nameless::id);
    }
}
