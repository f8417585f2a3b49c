package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An input is declared once, with everything the command line, JSON and help need. */
class InputFieldTest {
    private static final RuleId RULE = RuleId.of("FOW-SHOT-05");

    @ParameterizedTest
    @CsvSource({
        "at,at",
        "line-of-sight,lineOfSight",
        "no-fire-on-the-move,noFireOnTheMove",
        "anti-tank,antiTank",
        "a-2b,a2b",
        "rof,rof"
    })
    void theJsonKeyIsTheNameInCamelCase(String name, String key) {
        assertEquals(
                key, InputField.of(name, WholeNumberFormat.of(1, 6), "help").key());
    }

    @Test
    void anInputKeepsWhatItWasDeclaredWith() {
        WholeNumberFormat kind = WholeNumberFormat.of(1, 6);
        InputField<Integer> field = InputField.of("rof", kind, "rate of fire [FOW-SHOT-05]");
        assertEquals("rof", field.name());
        assertSame(kind, field.kind());
        assertEquals("rate of fire", field.help());
        assertEquals(List.of(RULE), field.cites());
        assertEquals(Optional.empty(), field.standard());
        assertFalse(field.isPositional());
    }

    @Test
    void aDefaultAndAPlaceAreAddedWithoutLosingTheRest() {
        InputField<Integer> field = InputField.of("rof", WholeNumberFormat.of(1, 6), "rate of fire [FOW-SHOT-05]")
                .or(2)
                .positional();
        assertEquals(Optional.of(2), field.standard());
        assertTrue(field.isPositional());
        assertEquals("rof", field.name());
        assertEquals("rate of fire", field.help());
        assertEquals(List.of(RULE), field.cites());
        assertTrue(field.or(3).isPositional());
    }

    @Test
    void aFlagKeepsItsRules() {
        assertEquals(
                List.of(RULE),
                InputField.flag("smoke", "fire smoke [FOW-SHOT-05]").cites());
        assertEquals(
                "fire smoke",
                InputField.flag("smoke", "fire smoke [FOW-SHOT-05]").help());
    }

    @Test
    void whatCannotBeReadNamesTheOptionAndTheText() {
        InputField<Integer> field = InputField.of("rof", WholeNumberFormat.of(1, 6), "rate of fire");
        BadInputException fault = assertThrows(BadInputException.class, () -> field.parse("9"));
        assertEquals("--rof 9: takes a whole number from 1 to 6", fault.getMessage());
    }

    @Test
    void aFaultShowsControlCharactersWithoutSendingThem() {
        InputField<Colour> field = InputField.of("colour", NamedChoiceFormat.of(Colour.values()), "which");
        BadInputException fault = assertThrows(BadInputException.class, () -> field.parse("\u001b[31mred"));
        assertEquals("--colour \\u{1b}[31mred: not one of red, dark-green, blue", fault.getMessage());
    }

    @Test
    void whatCanBeReadIsRead() {
        assertEquals(
                Colour.BLUE,
                InputField.of("colour", NamedChoiceFormat.of(Colour.values()), "which")
                        .parse("blue"));
    }

    /** A kind whose values end at a semicolon. */
    private record Halves() implements ValueFormat<String> {
        @Override
        public String parse(String text) {
            if (text.indexOf(';') < 0) {
                throw BadValueException.at(text.length() + 1, "a semicolon");
            }
            return text;
        }

        @Override
        public String show(String value) {
            return value;
        }

        @Override
        public String label() {
            return "HALVES";
        }

        @Override
        public String expects() {
            return "two halves";
        }

        @Override
        public Optional<List<String>> alternatives(String text) {
            return Optional.of(List.of(parse(text).split(";", -1)));
        }
    }

    @Test
    void aTextThatGoesWrongAtOnePlaceShowsIt() {
        InputField<String> field = InputField.of("halves", new Halves(), "help");
        SyntaxException misread = assertThrows(SyntaxException.class, () -> field.parse("ab"));
        assertEquals(3, misread.column());
        assertEquals(List.of("ab", "  ^"), misread.shown());
        assertEquals(
                3,
                assertThrows(SyntaxException.class, () -> field.alternatives("ab"))
                        .column());
        assertEquals(Optional.of(List.of("a", "b")), field.alternatives("a;b"));
        assertEquals(
                Optional.empty(),
                InputField.of("rof", WholeNumberFormat.of(1, 6), "help").alternatives("1"));
        assertFalse(field.kind().isNumber());
        assertFalse(field.kind().reads("ab"));
        assertTrue(field.kind().reads("a;b"));
    }
}
