package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Inputs are read on demand and remember what mattered. */
class InputsTest {
    private static final InputField<Integer> ROF =
            InputField.of("rof", WholeNumberFormat.of(1, 100), "rate of fire").or(1);
    private static final InputField<Colour> COLOUR =
            InputField.of("colour", NamedChoiceFormat.of(Colour.values()), "which colour");
    private static final InputField<Boolean> SMOKE = InputField.flag("smoke", "fire smoke");
    private static final Reading<Colour> READING = Reading.of("test.colour", "Which one?", List.of(Colour.values()));

    @Test
    void whatWasGivenWinsOverTheDefault() {
        assertEquals(3, inputs("rof", "3").get(ROF));
        assertEquals(1, inputs().get(ROF));
        assertEquals(true, inputs("smoke", "true").get(SMOKE));
        assertEquals(false, inputs().get(SMOKE));
    }

    @Test
    void whatIsNeitherGivenNorHasADefaultIsMissing() {
        Inputs inputs = inputs();
        MissingInputException missing = assertThrows(MissingInputException.class, () -> inputs.get(COLOUR));
        assertSame(COLOUR, missing.field());
        assertEquals("--colour is missing: which colour (one of red, dark-green, blue)", missing.getMessage());
        assertEquals(Map.of(), inputs.consulted());
    }

    @Test
    void aValueThatSuitsTheSituationTakesThePlaceOfTheDefault() {
        assertEquals(7, inputs().get(ROF, 7));
        assertEquals(3, inputs("rof", "3").get(ROF, 7));
        assertEquals(Colour.BLUE, inputs().get(COLOUR, Colour.BLUE));
    }

    @Test
    void anInputThatNeedNotBeThereMayBeLookedFor() {
        assertEquals(Optional.empty(), inputs().find(ROF));
        assertEquals(Optional.of(3), inputs("rof", "3").find(ROF));
    }

    @Test
    void whatWasReadOnceIsNotReadAgainToSeeThatItMakesSense() {
        int[] times = {0};
        InputField<Integer> counted = InputField.of(
                "rof",
                new ValueFormat<>() {
                    @Override
                    public Integer parse(String text) {
                        times[0]++;
                        return 1;
                    }

                    @Override
                    public String show(Integer value) {
                        return "1";
                    }

                    @Override
                    public String label() {
                        return "N";
                    }

                    @Override
                    public String expects() {
                        return "anything";
                    }
                },
                "rate of fire");
        Inputs inputs = inputs("rof", "3");
        inputs.get(counted);
        inputs.checkUnused(new Form<>(List.of(counted, SMOKE), any -> 0));
        assertEquals(1, times[0]);
    }

    @Test
    void glanceReadsAndDoesNotCountAsALook() {
        Inputs inputs = inputs("rof", "3");
        assertEquals(Optional.of(3), inputs.peek(ROF));
        assertEquals(Optional.empty(), inputs.peek(COLOUR));
        assertEquals(Map.of(), inputs.consulted());
        assertEquals(List.of("rof"), inputs.unused());
        assertThrows(BadInputException.class, () -> inputs("rof", "many").peek(ROF));
    }

    @Test
    void whatIsForPlayersToSayIsOfferedUntilTheySayIt() {
        Inputs asked = inputs();
        assertEquals(Optional.empty(), asked.offer(COLOUR, Map.of("red", "the first", "blue", "the other")));
        assertEquals(Map.of(COLOUR, Map.of("red", "the first", "blue", "the other")), asked.offers());
        assertEquals(Map.of(), asked.consulted());
        Inputs told = inputs("colour", "blue");
        assertEquals(Optional.of(Colour.BLUE), told.offer(COLOUR, Map.of("red", "the first", "blue", "the other")));
        assertEquals(Map.of(), told.offers());
        assertEquals(Map.of(COLOUR, Colour.BLUE), told.consulted());
    }

    @Test
    void departingFromTheUsualWayIsSeenWithoutAskingForIt() {
        Inputs usual = inputs();
        assertFalse(usual.hasNonDefaultReading(READING));
        assertFalse(new Inputs(Map.of(), Map.of("test.colour", "red")).hasNonDefaultReading(READING));
        Inputs chosen = new Inputs(Map.of(), Map.of("test.colour", "blue"));
        assertTrue(chosen.hasNonDefaultReading(READING));
        assertEquals(Map.of(), chosen.readings());
    }

    @Test
    void whatCannotBeReadIsAFaultOnlyOnceItIsAskedFor() {
        Inputs inputs = inputs("rof", "many");
        assertEquals(false, inputs.get(SMOKE));
        BadInputException fault = assertThrows(BadInputException.class, () -> inputs.get(ROF));
        assertEquals("--rof many: takes a whole number from 1 to 100", fault.getMessage());
        assertThrows(BadInputException.class, () -> inputs.find(ROF));
        assertThrows(BadInputException.class, () -> inputs.get(ROF, 2));
    }

    @Test
    void whatWasConsultedIsKeptInTheOrderItWasAskedFor() {
        Inputs inputs = inputs("smoke", "true", "rof", "3");
        inputs.get(COLOUR, Colour.RED);
        inputs.get(ROF);
        inputs.find(SMOKE);
        inputs.get(ROF);
        assertEquals(
                List.of(COLOUR, ROF, SMOKE), new ArrayList<>(inputs.consulted().keySet()));
        assertEquals(
                List.of(Colour.RED, 3, true), new ArrayList<>(inputs.consulted().values()));
    }

    @Test
    void anInputLookedForInVainWasNotConsulted() {
        Inputs inputs = inputs();
        inputs.find(COLOUR);
        assertEquals(Map.of(), inputs.consulted());
    }

    @Test
    void whatWasGivenButNeverAskedForIsUnused() {
        Inputs inputs = inputs("smoke", "true", "rof", "3", "colour", "blue");
        assertEquals(List.of("smoke", "rof", "colour"), inputs.unused());
        inputs.get(ROF);
        assertEquals(List.of("smoke", "colour"), inputs.unused());
        inputs.get(SMOKE);
        inputs.get(COLOUR);
        assertEquals(List.of(), inputs.unused());
    }

    @Test
    void aDisputedPointIsSettledAsUsualOrAsChosen() {
        Inputs usual = inputs();
        assertEquals(Colour.RED, usual.reading(READING));
        assertEquals(Map.of(READING, Colour.RED), usual.readings());
        Inputs chosen = new Inputs(Map.of(), Map.of("test.colour", "blue"));
        assertEquals(Map.of(), chosen.readings());
        assertEquals(Colour.BLUE, chosen.reading(READING));
        assertEquals(Map.of(READING, Colour.BLUE), chosen.readings());
    }

    private static Inputs inputs(String... pairs) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            given.put(pairs[i], pairs[i + 1]);
        }
        return new Inputs(given, Map.of());
    }

    @Test
    void aGuessIsWhatWasGivenOrTheDefaultAndNothingThatCannotBeRead() {
        assertEquals(Optional.of(3), inputs("rof", "3").peekOrDefault(ROF));
        assertEquals(Optional.of(1), inputs().peekOrDefault(ROF));
        assertEquals(Optional.empty(), inputs("rof", "1..3").peekOrDefault(ROF));
        assertEquals(Optional.empty(), inputs().peekOrDefault(COLOUR));
    }

    @Test
    void workOfReadingIsTold() {
        List<String> told = new ArrayList<>();
        Inputs inputs = new Inputs(Map.of(), Map.of(), (units, advice) -> told.add(units + advice));
        inputs.spend(7.5);
        inputs.spend(1.5, " look twice");
        assertEquals(List.of("7.5", "1.5 look twice"), told);
    }
}
