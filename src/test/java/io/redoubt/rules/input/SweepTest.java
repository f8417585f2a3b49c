package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.umpire.Target;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists and ranges stand for the values a user would write one by one. */
class SweepTest {
    private final InputField<Integer> teams = InputField.of("teams", WholeNumberFormat.of(-9, 1000), "how many");
    private final InputField<Grade> firepower = InputField.of("firepower", TargetFormat.of(1, 6), "rating");
    private final InputField<Grade> skill = InputField.of(
            "skill",
            TargetFormat.of(
                    2,
                    6,
                    new Grade("trained", "Trained", Target.atLeast(4)),
                    new Grade("veteran", "Veteran", Target.atLeast(3))),
            "skill");
    private final InputField<Distance> range = InputField.of("range", new DistanceFormat(), "distance");
    private final InputField<Colour> colour = InputField.of("colour", NamedChoiceFormat.of(Colour.values()), "which");

    @Test
    void oneValueStandsForItself() {
        assertEquals(List.of("3+"), firepower.sweep("3"));
    }

    @Test
    void aListKeepsItsOrder() {
        assertEquals(List.of("5", "1", "3"), teams.sweep("5,1,3"));
        assertEquals(List.of("veteran", "5+", "trained"), skill.sweep("veteran,5,trained"));
    }

    @Test
    void aRangeTakesBothEnds() {
        assertEquals(List.of("2+", "3+", "4+", "5+", "6+"), firepower.sweep("2+..6+"));
        assertEquals(List.of("-1", "0", "1"), teams.sweep("-1..1"));
        assertEquals(List.of("red", "dark-green", "blue"), colour.sweep("red..blue"));
        assertEquals(List.of("4"), teams.sweep("4..4"));
    }

    @Test
    void decimalsAndRangesDoNotGetInEachOthersWay() {
        assertEquals(List.of("1.5in", "2.5in"), range.sweep("1.5..3"));
        assertEquals(List.of("1.5cm", "2.5cm"), range.sweep("1.5cm..2.5cm"));
    }

    @Test
    void listsMayHoldRanges() {
        assertEquals(List.of("1", "2", "3", "7", "9", "10"), teams.sweep("1..3,7,9..10"));
    }

    @Test
    void aRangeThatRunsBackwardsIsRefused() {
        BadInputException fault = assertThrows(BadInputException.class, () -> teams.sweep("1,5..2"));
        assertEquals("--teams 5..2: the range is empty, its end is below its start", fault.getMessage());
    }

    @Test
    void aRangeOfTwoUnitsIsRefused() {
        BadInputException fault = assertThrows(BadInputException.class, () -> range.sweep("10in..30cm"));
        assertEquals("--range 10in..30cm: mixes inches and centimetres in one range", fault.getMessage());
    }

    @Test
    void aFlagHasNoRange() {
        BadInputException fault = assertThrows(
                BadInputException.class, () -> InputField.flag("smoke", "smoke").sweep("no..yes"));
        assertEquals("--smoke no..yes: has no ranges", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "1,", ",1", "1,,2", "..", "1..", "..3", "1...3", "1..2..3", "1..3+", "a,b"})
    void brokenListsAreRefused(String text) {
        BadInputException fault = assertThrows(BadInputException.class, () -> teams.sweep(text));
        assertEquals("--teams ", fault.getMessage().substring(0, 8));
    }

    @Test
    void anItemThatIsNotThereIsTheOneThatIsWrong() {
        for (String text : List.of(",1", "..3", "1,,2", "1..")) {
            BadInputException fault = assertThrows(BadInputException.class, () -> teams.sweep(text));
            assertEquals("--teams : takes a whole number from -9 to 1000", fault.getMessage());
        }
    }

    @Test
    void aFaultNamesTheItemThatIsWrong() {
        BadInputException fault = assertThrows(BadInputException.class, () -> colour.sweep("red,blu"));
        assertEquals("--colour blu: not one of red, dark-green, blue; did you mean blue?", fault.getMessage());
    }
}
