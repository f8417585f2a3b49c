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
    private final Field<Integer> teams = Field.of("teams", Whole.of(-9, 1000), "how many");
    private final Field<Grade> firepower = Field.of("firepower", Targets.of(1, 6), "rating");
    private final Field<Grade> skill = Field.of(
            "skill",
            Targets.of(
                    2,
                    6,
                    new Grade("trained", "Trained", Target.atLeast(4)),
                    new Grade("veteran", "Veteran", Target.atLeast(3))),
            "skill");
    private final Field<Distance> range = Field.of("range", new Distances(), "distance");
    private final Field<Colour> colour = Field.of("colour", Choice.of(Colour.values()), "which");

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
        BadInput fault = assertThrows(BadInput.class, () -> teams.sweep("1,5..2"));
        assertEquals("--teams 5..2: the range is empty, its end is below its start", fault.getMessage());
    }

    @Test
    void aRangeOfTwoUnitsIsRefused() {
        BadInput fault = assertThrows(BadInput.class, () -> range.sweep("10in..30cm"));
        assertEquals("--range 10in..30cm: mixes inches and centimetres in one range", fault.getMessage());
    }

    @Test
    void aFlagHasNoRange() {
        BadInput fault =
                assertThrows(BadInput.class, () -> Field.flag("smoke", "smoke").sweep("no..yes"));
        assertEquals("--smoke no..yes: has no ranges", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "1,", ",1", "1,,2", "..", "1..", "..3", "1...3", "1..2..3", "1..3+", "a,b"})
    void brokenListsAreRefused(String text) {
        BadInput fault = assertThrows(BadInput.class, () -> teams.sweep(text));
        assertEquals("--teams ", fault.getMessage().substring(0, 8));
    }

    @Test
    void anItemThatIsNotThereIsTheOneThatIsWrong() {
        for (String text : List.of(",1", "..3", "1,,2", "1..")) {
            BadInput fault = assertThrows(BadInput.class, () -> teams.sweep(text));
            assertEquals("--teams : takes a whole number from -9 to 1000", fault.getMessage());
        }
    }

    @Test
    void aFaultNamesTheItemThatIsWrong() {
        BadInput fault = assertThrows(BadInput.class, () -> colour.sweep("red,blu"));
        assertEquals("--colour blu: not one of red, dark-green, blue; did you mean blue?", fault.getMessage());
    }
}
