package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who pays for casualty points, survival rolls, and rallies. */
class VvLossesTest {
    /** Counts of pinned, reduced and eliminated units, worked out by hand. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Pins are free; then squads are reduced; then somebody goes.
                "0 | 4-6-4,leader                     | 0 0 0",
                "1 | 4-6-4,leader                     | 1 0 0",
                "2 | 4-6-4,leader                     | 2 0 0",
                "3 | 4-6-4,leader                     | 1 1 0",
                "4 | 4-6-4,leader                     | 2 1 0",
                "5 | 4-6-4,leader                     | 1 0 1",
                "6 | 4-6-4,leader                     | 0 0 2",
                "9 | 4-6-4,leader                     | 0 0 2",
                "6 | 2x4-6-5,leader                   | 2 2 0",
                "2 | 5-3-5/2                          | 0 1 0",
                "4 | 5-3-5/2                          | 1 1 0",
                "3 | 2-6-3                            | 0 0 1",
                // A unit pinned before goes only when nobody unpinned is left.
                "1 | 4-6-4,2-6-2:pinned               | 1 0 0",
                "3 | 4-6-4,2-6-2:pinned               | 1 1 0",
                "4 | 4-6-4,2-6-2:pinned               | 0 0 1",
                "5 | 4-6-4,2-6-2:pinned               | 1 1 1",
                "1 | 4-6-4:pinned                     | 0 0 1",
                // The first point at a valorous unit does nothing, the rest must go onto it.
                "1 | 4-6-4:valorous                   | 0 0 0",
                "2 | 4-6-4:valorous                   | 1 0 0",
                "3 | 4-6-4:valorous                   | 0 1 0",
                "2 | 4-6-4:valorous,4-6-4             | 1 0 0",
                "5 | 4-6-4:valorous                   | 0 0 1",
                "1 | 4-6-4:pinned:valorous            | 0 0 0",
                "2 | 4-6-4:pinned:valorous            | 0 0 1",
                "2 | 2-6-2,4-6-4:pinned:valorous      | 1 0 0",
                "3 | 2-6-2,4-6-4:pinned:valorous      | 0 0 1",
                "2 | afv,4-6-4                        | 0 1 0",
                "3 | afv                              | 0 0 0",
            })
    void theCheapestWay(String points, String units, String losses) {
        String[] wanted = losses.split(" ", -1);
        VvAnswer.ask("survive --points " + points + " --units " + units)
                .mustBe(
                        "pinned=" + wanted[0] + "/1 reduced=" + wanted[1] + "/1 eliminated=" + wanted[2] + "/1",
                        "VV-CORE-20");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 2x4-6-4,leader    | 0 1 0",
                "3 | 4-6-4,2-6-2,leader | 1 1 0",
                "1 | 4-6-4             | 0 1 0",
                "2 | 4-6-4             | 0 1 0",
            })
    void keepingAsManyAsPossibleAbleToAct(String points, String units, String losses) {
        String[] wanted = losses.split(" ", -1);
        VvAnswer.ask("survive --losses keep-firing --points " + points + " --units " + units)
                .mustBe(
                        "pinned=" + wanted[0] + "/1 reduced=" + wanted[1] + "/1 eliminated=" + wanted[2] + "/1",
                        "VV-CORE-20 VV-CORE-21");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--points 0 --rating 3               | unharmed:1/1   | VV-CORE-23",
                "--points 1 --rating 3               | pinned:1/1     | VV-CORE-23",
                "--points 2 --rating 3               | eliminated:1/2 | VV-CORE-23",
                "--points 3 --rating 2               | eliminated:1/1 | VV-CORE-23",
                "--points 2 --rating 2 --as vehicle  | eliminated:2/3 | VV-CORE-23",
                "--points 5 --rating 6               | pinned:1/1     | VV-CORE-23",
                "--points 1 --rating 3 --pinned      | eliminated:1/1 | VV-CORE-23 VV-CORE-21",
                "--points 1 --rating 3 --pinned --reading vv.pinned-gun=at-its-rating | unharmed:1/1 | VV-CORE-23",
                "--points 3 --rating 3 --pinned --reading vv.pinned-gun=at-its-rating | eliminated:1/1 | VV-CORE-23",
                "--points 1 --rating 3 --gun-shield  | unharmed:1/1   | VV-CORE-22",
                "--points 2 --rating 3 --gun-shield  | pinned:1/1     | VV-CORE-22",
                "--points 4 --rating 3 --gun-shield  | eliminated:1/2 | VV-CORE-22",
                "--points 5 --rating 3 --gun-shield  | eliminated:1/1 | VV-CORE-22",
                "--points 1 --rating 3 --gun-shield --pinned | unharmed:1/1   | VV-CORE-22",
                "--points 2 --rating 3 --gun-shield --pinned | eliminated:1/1 | VV-CORE-22",
                "--points 3 --rating 3 --gun-shield --pinned --reading vv.pinned-gun=at-its-rating | unharmed:1/1 | VV-CORE-22",
                "--points 4 --rating 3 --gun-shield --pinned --reading vv.pinned-gun=at-its-rating | eliminated:1/1 | VV-CORE-22",
            })
    void aGunOrVehicleAlone(String line, String wanted, String rules) {
        VvAnswer.ask("survive " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--as infantry              | rallied:5/12  | VV-CORE-25",
                "--as elite                 | rallied:7/12  | VV-CORE-25",
                "--as leader                | rallied:7/12  | VV-CORE-25",
                "--as gun                   | rallied:7/12  | VV-CORE-25",
                "--as vehicle               | rallied:7/12  | VV-CORE-25",
                "--as infantry --leader 2   | rallied:13/18 | VV-CORE-25",
                "--phase command            | rallied       | VV-CORE-24",
                "--phase fire               | not-allowed   | VV-CORE-25",
            })
    void rallies(String line, String wanted, String rules) {
        VvAnswer.ask("rally " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Only one shield ignores a point: what is left goes onto that same unit.
                "2 | gun=3:shield,gun=3:shield | pinned=1/1 eliminated=0/1",
                "3 | gun=3:shield,gun=3:shield | pinned=1/1 eliminated=0/1",
                // A crew that is likely to survive is risked before one that is not.
                "3 | gun=3,gun=5               | eliminated=1/6",
                "3 | gun=5,gun=3               | eliminated=1/6",
                "1 | gun=1                     | pinned=1/1 eliminated=0/1",
                "2 | gun=1                     | eliminated=1/1",
            })
    void crewsAreRiskedLast(String points, String units, String wanted) {
        VvAnswer.ask("survive --losses cheapest --points " + points + " --units " + units)
                .mustBe(wanted, "VV-CORE-20");
    }

    /** Fire and what is lost to it agree: each number of points loses what the look-up says. */
    @ParameterizedTest
    @CsvSource({"'2x4-6-4,leader'", "'4-6-5,2-6-3:pinned,gun=3'"})
    void fireTakesTheSameLosses(String units) {
        VvAnswer fire = VvAnswer.ask("shoot --apfp 12 --at open --units " + units);
        io.redoubt.exact.Fraction mean = io.redoubt.exact.Fraction.ZERO;
        for (var share :
                Json.object(fire.quantity("casualty-points"), "distribution").entrySet()) {
            VvAnswer loss = VvAnswer.ask("survive --points " + share.getKey() + " --units " + units);
            mean = mean.plus(Shares.read(share.getValue().toString())
                    .times(Shares.read(
                            loss.quantity("eliminated").get("exactMean").toString())));
        }
        assertEquals(
                0,
                mean.compareTo(
                        Shares.read(fire.quantity("eliminated").get("exactMean").toString())));
    }
}
