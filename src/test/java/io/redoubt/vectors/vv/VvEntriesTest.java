package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may go into a hex, and who may stay there: overruns, groups, tunnels, and staying where one is. */
class VvEntriesTest {
    @ParameterizedTest
    @ValueSource(strings = {"trench", "foxhole", "sandbags", "cave"})
    void noPositionKeepsAnAfvThatOverrunsIt(String position) {
        String line = "--position " + position + " --occupied-by enemy --mode overrun";
        VvAnswer.ask("cross " + line + " --as afv").mustBe("must-continue cost=4/1", "VV-20.3-13 VV-20.3-9");
        VvAnswer.ask("cross " + line).mustBe("must-continue", "VV-20.3-13");
        String inside = VvAnswer.rule("cross " + line).json().toString();
        assertFalse(inside.contains("stays, inside"), inside);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trench --occupied-by enemy --as infantry     | not-allowed   | VV-CORE-50",
                "trench --occupied-by enemy --as vehicle      | not-allowed   | VV-CORE-50",
                "sandbags --occupied-by enemy --as gun        | not-allowed   | VV-CORE-50",
                "open --occupied-by enemy --as vehicle        | not-allowed   | VV-CORE-50",
                "trench --as afv                              | not-allowed   | VV-CORE-50 VV-20.3-9",
                "trench --occupied-by friendly --as afv       | not-allowed   | VV-CORE-50 VV-20.3-9",
                "minefield --as afv                           | not-allowed   | VV-CORE-50",
                "open --as afv                                | not-allowed   | VV-CORE-50",
                "bunker --occupied-by enemy                   | not-allowed   | VV-CORE-09",
                "bunker-wood --occupied-by enemy --reading vv.overrun-of-bunker=allowed | must-continue | VV-20.3-13",
                "bunker --occupied-by friendly --reading vv.overrun-of-bunker=allowed | not-allowed | VV-CORE-50",
                "trench --occupied-by enemy --reading vv.cannot-occupy=may-not-enter | must-continue | VV-20.3-9",
                "trench --occupied-by enemy --movement-points 4 | not-allowed | VV-20.4-5",
                "trench --occupied-by enemy --movement-points 5 | must-continue | VV-20.4-5",
                "minefield --occupied-by enemy                | eliminated:1=1/2 | VV-CORE-50 VV-20.7-2",
                "barbed-wire --occupied-by enemy              | must-continue | VV-CORE-50 VV-20.8-7",
                "open --occupied-by enemy                     | must-continue | VV-CORE-50 VV-CORE-55",
            })
    void overruns(String line, String wanted, String rules) {
        VvAnswer.ask("cross --mode overrun --position " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bunker --units 3                       | must-continue may-stay=2/1 | VV-20.4-4 VV-20.5-2",
                "trench --units 5                       | must-continue may-stay=4/1 | VV-20.4-4 VV-20.10-3",
                "trench --units 3 --occupants 3         | must-continue may-stay=1/1 | VV-20.4-4",
                "bunker --as gun --units 2              | must-continue may-stay=1/1 | VV-20.4-4",
                "sandbags --as gun --units 3            | must-continue may-stay=2/1 | VV-20.4-4 VV-20.6-3",
                "bunker --units 3 --movement-points 2   | not-allowed   | VV-20.4-5",
                "bunker --units 3 --movement-points 3   | must-continue may-stay=2/1 | VV-20.4-4 VV-20.4-5",
                "bunker --units 3 --mode advance        | not-allowed   | VV-20.3-12",
                "bunker --units 3 --mode close-assault --occupied-by enemy | allowed may-stay=2/1 | VV-20.3-12 VV-20.5-2",
                "trench --mode close-assault --occupied-by friendly | not-allowed | VV-CORE-40",
                "trench --mode advance --phase fire     | not-allowed   | VV-20.3-5",
                "trench --mode advance --phase advance-and-assault | allowed | VV-20.3-5",
                "trench --mode close-assault --occupied-by enemy --phase movement | not-allowed | VV-CORE-40",
                "trench --occupants 4 --reading vv.passage-cost=terrain-only | must-continue cost=1/1 | VV-20.4-2",
            })
    void groups(String line, String wanted, String rules) {
        VvAnswer.ask("cross --position " + line).mustBe(wanted, rules);
    }

    @Test
    void aGroupIsToldHowManyMayStay() {
        String told = VvAnswer.rule("cross --position bunker --units 3").json().toString();
        assertTrue(told.contains("2 units may stay, inside a bunker, the other one MUST CONTINUE"), told);
        assertFalse(told.contains("no room left"), told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--exit bunker --occupied-by enemy               | not-allowed | VV-20.3-8",
                "--exit cave --occupied-by enemy                 | not-allowed | VV-20.3-8",
                "--exit bunker --occupied-by friendly --full     | not-allowed | VV-20.3-12 VV-20.4-5",
                "--exit bunker --full                            | not-allowed | VV-20.3-12",
                "--exit bunker --occupants 2                     | not-allowed | VV-20.3-12",
                "--exit bunker --guns 1                          | not-allowed | VV-20.3-12",
                "--exit cave --occupants 4                       | not-allowed | VV-20.3-12",
                "--exit bunker --units 3                         | not-allowed | VV-20.3-12",
                "--exit bunker --occupants 1                     | allowed     | VV-20.12-5",
                "--exit bunker --units 2                         | allowed     | VV-20.12-5",
                "--exit cave --occupants 3 --occupied-by friendly | allowed    | VV-20.12-3",
                "--exit bunker --occupants 2 --leaders 1 --reading vv.leaders-in-bunkers=do-not-count | allowed | VV-20.12-5",
                "--exit bunker --terrain woods                   | not-allowed | VV-20.2-1",
                "--occupied-by enemy                             | not-allowed | VV-20.3-8",
            })
    void fromBelow(String line, String wanted, String rules) {
        VvAnswer.ask("cross --tunnel 3 --entry cave " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "barbed-wire --mode leave --phase after-action      | not-allowed | VV-20.8-2",
                "barbed-wire --mode leave --as gun --moved --reading vv.gun-in-wire=stops | not-allowed | VV-20.8-2",
                "barbed-wire --mode stay --as vehicle               | not-allowed | VV-20.8-6",
                "trench --mode stay --as gun                        | not-allowed | VV-20.3-13",
                "bunker --mode stay --units 3                       | not-allowed | VV-20.3-12",
                "trench --mode stay --occupied-by enemy             | not-allowed | VV-20.3-8",
                "cave --mode stay --side us                         | not-allowed | VV-20.11-3",
            })
    void whoMayNotStayOrLeave(String line, String wanted, String rules) {
        VvAnswer.ask("cross --position " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "barbed-wire --mode leave --as gun --moved",
                "trench --mode leave --as gun",
                "trench --mode stay --units 4 --full",
            })
    void whoMayStayOrLeave(String line) {
        assertEquals("allowed", VvAnswer.ask("cross --position " + line).json().get("outcome"), line);
    }
}
