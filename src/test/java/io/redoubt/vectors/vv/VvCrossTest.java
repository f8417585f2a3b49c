package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Movement, wire, mines, tunnels and satchel charges: what is asked, what comes of it, and the rules behind it. */
class VvCrossTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "trench --movement-points 4                | allowed cost=2/1    | VV-20.3-1 VV-20.3-4 VV-CORE-51",
                "trench --terrain woods                    | allowed cost=3/1    | VV-20.3-1",
                "trench --terrain-cost 2 --uphill 1        | allowed cost=4/1    | VV-20.3-1 VV-CORE-52",
                "cave --terrain jungle --hexside 2         | allowed cost=5/1    | VV-20.3-1 VV-CORE-53",
                "open --terrain wadi --as afv              | allowed cost=3/1    | VV-CORE-51",
                "minefield --terrain-cost 2                | allowed cost=2/1    | VV-20.3-2",
                "barbed-wire --terrain field               | must-stop cost=1/1  | VV-20.3-3",
                "trench --mode advance                     | allowed cost=0/1    | VV-20.3-5 VV-CORE-56",
                "trench --mode close-assault --occupied-by enemy   | allowed     | VV-20.3-6 VV-20.3-9 VV-20.3-7",
                "trench --mode advance --movement-points 0 | allowed             | VV-20.3-7",
                "trench --occupied-by enemy                | not-allowed         | VV-20.3-8",
                "minefield --occupied-by enemy             | not-allowed         | VV-20.3-8",
                "barbed-wire --occupied-by enemy --as afv  | not-allowed         | VV-20.3-8",
                "trench --mode advance --occupied-by enemy | not-allowed         | VV-20.3-8",
                "open --occupied-by enemy                  | not-allowed         | VV-CORE-55",
                "sandbags --mode overrun --occupied-by enemy | must-continue cost=4/1 | VV-20.3-9 VV-CORE-50 VV-20.3-13",
                "bunker --mode overrun --occupied-by enemy | not-allowed         | VV-CORE-09",
                "foxhole                                   | allowed             | VV-20.3-10 VV-20.3-11",
                "foxhole --occupied-by friendly            | allowed             | VV-20.3-12 VV-20.3-13",
                "foxhole --as gun                          | must-continue       | VV-20.3-13 VV-20.9-2",
                "trench --as vehicle                       | must-continue       | VV-20.3-13 VV-20.10-2",
                "sandbags --as afv                         | must-continue       | VV-20.3-13 VV-20.6-2",
                "bunker --as gun                           | allowed             | VV-20.5-2",
                "trench --occupied-by friendly             | allowed             | VV-20.4-2 VV-20.4-3",
                "trench --occupied-by friendly --full      | must-continue       | VV-20.4-4 VV-20.4-3 VV-20.3-12",
                "trench --occupied-by friendly --full --mode advance | not-allowed | VV-20.3-12 VV-20.4-3",
                "trench --occupied-by friendly --full --movement-points 2 | not-allowed | VV-20.4-5",
                "trench --occupied-by friendly --full --movement-points 3 | must-continue | VV-20.4-4 VV-20.4-5",
                "trench --full --movement-points 4 --exit-cost 3 | not-allowed   | VV-20.4-5",
                "trench --as gun --movement-points 2       | not-allowed         | VV-20.4-5 VV-20.3-13",
                "trench --as gun --mode advance            | not-allowed         | VV-20.3-13 VV-20.10-2",
                "trench --as gun                           | must-continue       | VV-20.10-2 VV-20.3-11",
                "trench --full                             | must-continue       | VV-20.4-4 VV-20.4-2 VV-20.3-11",
                "bunker --occupants 2                      | must-continue       | VV-20.4-4 VV-20.4-2 VV-20.5-2",
                "bunker --guns 1                           | must-continue       | VV-20.4-4",
                "bunker --occupants 1                      | allowed             | VV-20.4-2",
                "trench --mode close-assault --occupied-by enemy --as afv | not-allowed | VV-CORE-40",
                "barbed-wire --occupied-by friendly --full | not-allowed         | VV-20.4-5 VV-20.8-2",
                "trench --movement-points 1 --moved        | not-allowed | VV-20.3-1 VV-20.3-5",
                "trench --movement-points 1                | allowed cost=2/1    | VV-CORE-08",
                "bunker --units 2                          | allowed             | VV-20.5-2 VV-20.3-12",
                "bunker --units 3                          | must-continue       | VV-20.4-4 VV-20.5-2",
                "bunker --occupied-by friendly --occupants 1 | allowed           | VV-20.5-2",
                "bunker --occupied-by friendly --occupants 2 | must-continue     | VV-20.4-4",
                "bunker --as gun --occupied-by friendly --occupants 1 | must-continue | VV-20.5-2",
                "bunker --occupied-by friendly --occupants 2 --leaders 1 --reading vv.leaders-in-bunkers=do-not-count | allowed | VV-20.5-2",
                "foxhole --units 5                         | must-continue       | VV-20.9-3",
                "trench --terrain marsh                    | not-allowed         | VV-CORE-54",
                "open --terrain building --as vehicle      | not-allowed         | VV-CORE-54",
                "sandbags                                  | allowed             | VV-20.6-2 VV-20.6-3",
                "foxhole                                   | allowed             | VV-20.9-2 VV-20.9-3",
                "trench                                    | allowed             | VV-20.10-2 VV-20.10-3",
                "cave                                      | allowed             | VV-20.11-7 VV-20.11-8",
                "cave --side us --movement-points 4 --exit-cost 1 | must-continue cost=2/1 | VV-20.11-3 VV-20.3-13 VV-20.3-10",
                "cave --side us --movement-points 2        | not-allowed         | VV-20.4-5 VV-20.11-3",
                "cave --side us --mode advance             | not-allowed         | VV-20.11-3 VV-20.3-13",
                "cave --side us --mode stay                | not-allowed         | VV-20.11-3",
                "cave --side us --mode close-assault --occupied-by enemy | allowed | VV-20.3-9 VV-20.11-3",
                "cave --side us --mode close-assault       | not-allowed         | VV-20.11-3",
                "cave --side us --occupied-by enemy        | not-allowed         | VV-20.3-8",
            })
    void positions(String line, String wanted, String rules) {
        VvAnswer.ask("cross --position " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--position barbed-wire                            | must-stop   | VV-20.8-2 VV-20.8-3 VV-20.8-4",
                "--position barbed-wire --mode leave --phase advance-and-assault --moved | allowed | VV-20.8-3",
                "--position barbed-wire --mode leave               | allowed     | VV-20.8-4",
                "--position barbed-wire --mode leave --moved       | not-allowed | VV-20.8-2",
                "--position barbed-wire --mode leave --phase fire  | not-allowed | VV-20.8-2 VV-20.8-3 VV-20.8-4",
                "--position barbed-wire --mode leave --phase command | not-allowed | VV-20.8-2 VV-20.8-4",
                "--position barbed-wire --as vehicle               | not-allowed | VV-20.8-6 VV-CORE-03",
                "--position barbed-wire --as afv                   | allowed     | VV-20.8-7 VV-CORE-03",
                "--position barbed-wire --as gun                   | allowed     | VV-20.8-2",
                "--position minefield --mode stay                  | allowed     | VV-20.7-3 VV-20.7-4",
                "--position minefield --mode leave                 | allowed     | VV-20.7-3 VV-20.7-4",
                "--tunnel 4 --movement-points 4                    | allowed cost=4/1 | VV-20.12-7 VV-20.12-6",
                "--tunnel 5 --movement-points 4                    | not-allowed | VV-20.12-7",
                "--tunnel 1 --as gun                               | not-allowed | VV-20.12-2 VV-20.11-7",
                "--tunnel 1 --as afv --entry bunker                | not-allowed | VV-20.12-2",
                "--tunnel 1 --entry elsewhere                      | not-allowed | VV-20.12-3",
                "--tunnel 1 --position trench                      | not-allowed | VV-20.12-3",
                "--tunnel 2 --position bunker                      | allowed cost=2/1 | VV-20.12-3 VV-20.12-2",
                "--tunnel 2 --exit bunker                          | allowed cost=2/1 | VV-20.12-5 VV-20.12-4",
                "--tunnel 2 --exit elsewhere                       | not-allowed | VV-20.12-3",
                "--tunnel 2 --side german                          | not-allowed | VV-20.11-3",
                "--tunnel 2 --side german --entry bunker           | allowed     | VV-20.12-3",
                "--mode tunnel --tunnel 2                          | allowed     | VV-20.12-8 VV-20.12-9",
            })
    void wireMinesAndTunnels(String line, String wanted, String rules) {
        VvAnswer.ask("cross " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--units 1                     | eliminated:1=1/2   | VV-20.7-2 VV-20.7-5 VV-20.7-6 VV-CORE-01",
                "--units 2                     | eliminated:0=1/4   | VV-20.7-5",
                "--as afv                      | eliminated:1=1/2   | VV-20.7-5",
                "--as gun --own-mines          | eliminated:1=1/2   | VV-20.7-2",
                "--mode advance                | eliminated:1=1/2   | VV-20.7-2 VV-20.3-5",
                "--hidden                      | eliminated:1=1/2   | VV-20.71-3 VV-20.71-4 VV-20.71-5",
                "--as vehicle --passengers 2   | passengers-eliminated=1/1 | VV-CORE-06",
                "--units 2 --die 2d6           | eliminated:2=1/144 | VV-20.7-6",
                "--units 2 --die 1d10          | eliminated:2=9/100 | VV-20.7-6",
            })
    void mines(String line, String wanted, String rules) {
        VvAnswer.ask("cross --position minefield " + line).mustBe(wanted, rules);
    }

    /** What a die means is the rule on the roll, not the one on how many dice there are. */
    @Test
    void aDieThatEliminatesCitesTheRoll() {
        for (String die : List.of("1", "4")) {
            String line = "cross --position minefield --dice " + die;
            assertTrue(VvAnswer.rule(line).touches("VV-20.7-6"), line);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "minefield --reading vv.minefield-die=2d6                       | eliminated:1=1/12 | VV-20.7-6",
                "minefield --own-mines --reading vv.own-minefield=safe          | eliminated=0/1    | VV-20.7-2",
                "minefield --as afv --reading vv.afv-in-minefield=safe          | eliminated=0/1    | VV-20.7-5",
                "minefield --passengers 1 --reading vv.passengers-in-minefield=own-die | eliminated:2=1/4 | VV-20.7-5",
                "minefield --mode advance --reading vv.minefield-entry=movement-only | eliminated=0/1 | VV-20.7-3",
                "trench --occupied-by friendly --full --reading vv.passage-cost=terrain-only | cost=1/1 | VV-20.4-2",
                "trench --as gun --reading vv.cannot-occupy=may-not-enter       | not-allowed       | VV-20.3-13",
                "cave --side us --reading vv.cannot-occupy=may-not-enter        | not-allowed       | VV-20.11-3",
                "cave --side us --mode close-assault --occupied-by enemy --reading vv.cannot-occupy=may-not-enter | allowed | VV-20.3-9",
                "barbed-wire --as gun --reading vv.gun-in-wire=stops            | must-stop         | VV-20.8-2",
                "barbed-wire --as gun --reading vv.gun-in-wire=barred           | not-allowed       | VV-20.8-6",
                "trench --movement-points 1 --reading vv.minimum-move=must-afford | not-allowed     | VV-20.3-1",
                "tunnel --tunnel 2 --exit bunker --reading vv.tunnel-exit=plus-one | cost=3/1       | VV-20.12-7",
            })
    void disputedPoints(String line, String wanted, String rules) {
        VvAnswer.ask("cross --position " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--satchel --adjacent --phase fire      | gapped      | VV-20.8-8 VV-20.8-9 VV-CORE-17",
                "--satchel --adjacent                   | gapped:1/1 | VV-20.8-8",
                "--no-satchel                           | not-allowed | VV-20.8-8",
                "--not-adjacent                         | not-allowed | VV-20.8-8",
                "--phase movement                       | not-allowed | VV-20.8-8",
                "--attacked                             | not-allowed | VV-20.8-8",
                "--position minefield                   | not-allowed | VV-20.8-8",
                "--pinned                               | not-allowed | VV-CORE-16",
                "--as afv                               | not-allowed | VV-CORE-17",
            })
    void satchelCharges(String line, String wanted, String rules) {
        VvAnswer.ask("gap " + line).mustBe(wanted, rules);
    }
}
