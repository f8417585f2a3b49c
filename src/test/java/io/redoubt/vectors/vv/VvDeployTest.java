package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Json;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Placing and stacking, caves and tunnels, and what the positions are. */
class VvDeployTest {
    private static final List<String> OPEN =
            List.of("open", "open-hill", "road", "beach", "river-bank", "desert", "field", "farmland");
    private static final List<String> NO_DIGGING =
            List.of("building", "stream", "gully", "wadi", "canal", "pond", "marsh", "river", "ocean", "bridge");
    private static final List<String> OTHERS =
            List.of("woods", "jungle", "orchard", "hay-stack", "palm-grove", "crops");

    /** Two families, every terrain there is. */
    @Test
    void everyPositionInEveryTerrain() {
        for (String terrain :
                Stream.of(OPEN, NO_DIGGING, OTHERS).flatMap(List::stream).toList()) {
            for (String type : List.of("bunker", "sandbags", "minefield", "barbed-wire")) {
                check(type, terrain, OPEN.contains(terrain) ? "legal" : "illegal", "VV-20.2-1");
            }
            for (String type : List.of("foxhole", "trench", "cave")) {
                check(type, terrain, NO_DIGGING.contains(terrain) ? "illegal" : "legal", "VV-20.2-3");
            }
        }
        check("minefield", "field", "legal", "VV-20.2-2");
    }

    private static void check(String type, String terrain, String wanted, String rule) {
        VvAnswer.ask("deploy-check --position " + type + " --terrain " + terrain)
                .mustBe(wanted, rule);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--oob trench=2 --requested trench=2                  | legal   | VV-20.1-3 VV-20.1-2 VV-20.1-4",
                "--oob trench=2 --requested trench=3                  | illegal | VV-20.1-3",
                "--oob trench=2 --requested foxhole=1                 | illegal | VV-20.1-2",
                "--oob cave=2 --requested cave=3                      | illegal | VV-20.1-3 VV-20.11-4",
                "--oob bunker=1 --requested bunker-wood=1             | legal   | VV-20.1-3",
                "--guidelines no                                      | illegal | VV-20.1-4",
                "--guidelines yes                                     | legal   | VV-20.1-4",
                "--position bunker --occupants 2                      | legal   | VV-20.5-2 VV-20.3-12",
                "--position bunker --occupants 3                      | illegal | VV-20.5-2",
                "--position bunker --guns 1                           | legal   | VV-20.5-2",
                "--position bunker --guns 1 --occupants 1             | illegal | VV-20.5-2",
                "--position bunker --guns 2                           | illegal | VV-20.5-2",
                "--position bunker --vehicles 1                       | illegal | VV-20.5-2",
                "--position bunker --occupants 3 --leaders 1          | illegal | VV-20.5-2",
                "--position bunker --occupants 3 --leaders 1 --reading vv.leaders-in-bunkers=do-not-count | legal | VV-20.5-2",
                "--position sandbags --occupants 4                    | legal   | VV-20.6-2 VV-20.6-3",
                "--position sandbags --occupants 5                    | illegal | VV-20.3-12 VV-20.6-3 VV-CORE-07",
                "--position foxhole --occupants 5 | illegal | VV-20.3-12 VV-20.9-3 VV-CORE-07",
                "--position trench --occupants 5 | illegal | VV-20.3-12 VV-20.10-3 VV-CORE-07",
                "--position cave --occupants 5 | illegal | VV-20.3-12 VV-20.11-8 VV-CORE-07",
                "--position sandbags --guns 2                         | legal   | VV-20.6-3",
                "--position sandbags --guns 1 --occupants 2           | legal   | VV-20.6-3",
                "--position sandbags --guns 1 --occupants 3           | illegal | VV-20.3-12",
                "--position sandbags --guns 2 --occupants 1           | illegal | VV-20.3-12",
                "--position sandbags --vehicles 1                     | illegal | VV-20.6-2",
                "--position sandbags --afvs 1                         | illegal | VV-20.6-2",
                "--position barbed-wire --vehicles 1                  | illegal | VV-20.8-6",
                "--position barbed-wire --afvs 1                      | legal   | VV-20.3-12",
                "--position minefield --vehicles 1 --afvs 1           | legal   | VV-20.3-12",
                "--position minefield --vehicles 1 --afvs 2           | illegal | VV-20.3-12 VV-CORE-07",
                "--position barbed-wire --guns 1                      | legal   | VV-20.3-12",
                "--position barbed-wire --guns 1 --reading vv.gun-in-wire=barred | illegal | VV-20.8-6",
                "--position foxhole --occupants 4                     | legal   | VV-20.9-2 VV-20.9-3",
                "--position foxhole --guns 1                          | illegal | VV-20.9-2",
                "--position trench --occupants 4                      | legal   | VV-20.10-2 VV-20.10-3",
                "--position trench --vehicles 1                       | illegal | VV-20.10-2",
                "--position cave --occupants 2 --guns 1               | legal   | VV-20.11-7 VV-20.11-8",
                "--position cave --vehicles 1                         | illegal | VV-20.11-7",
                "--position minefield --outside 1                     | legal | VV-20.4-1 VV-20.3-13",
                "--position barbed-wire --outside 2                   | legal | VV-20.4-1 VV-20.3-13",
                "--position trench --outside 1                        | illegal | VV-20.4-1 VV-20.3-13",
                "--position trench --second-position                  | illegal | VV-20.4-1",
                "--position trench --second-position --reading vv.positions-per-hex=several | legal | VV-20.4-1",
                "--position minefield --terrain farmland --reading vv.farmland=crops | illegal | VV-20.2-1",
                "--position minefield --hidden                        | illegal | VV-20.71-1",
                "--position minefield --hidden --scenario-rule        | illegal | VV-20.71-2",
                "--position minefield --hidden --scenario-rule --map 1 --hex B2 | legal | VV-20.71-1 VV-20.71-2",
                "--position trench --hidden --scenario-rule           | illegal | VV-20.71-1",
                "--position cave --theater europe                     | illegal | VV-20.11-2",
                "--position cave --side soviet                        | illegal | VV-20.11-3",
                "--position cave --nearest-cave 4                     | legal   | VV-20.11-6",
                "--position cave --nearest-cave 5                     | illegal | VV-20.11-6",
                "--position cave --only-cave                          | illegal | VV-20.11-6",
                "--position cave --only-cave --reading vv.single-cave=legal | legal | VV-20.11-6",
                "--section 4                                          | legal   | VV-20.121-4",
                "--section 5                                          | illegal | VV-20.121-4",
                "--section 4 --reading vv.tunnel-length=hexes         | illegal | VV-20.121-4",
                "--end cave --end bunker                              | legal   | VV-20.121-5 VV-20.121-7",
                "--end cave --end elsewhere                           | illegal | VV-20.121-5 VV-20.121-7",
                "--end cave                                           | illegal | VV-20.121-5",
                "--under woods --under building                       | legal   | VV-20.121-8",
                "--under beach                                        | illegal | VV-20.121-8",
                "--under stream                                       | illegal | VV-20.121-8",
                "--under bridge                                       | illegal | VV-20.121-8",
                "--under bridge --reading vv.bridge=allowed           | legal   | VV-20.121-8",
                "--position trench --terrain bridge --reading vv.bridge=allowed | legal | VV-20.2-3",
                "--position bunker --terrain bridge --reading vv.bridge=allowed | illegal | VV-20.2-1",
                "--tunnels owner                                      | legal   | VV-20.121-2",
                "--tunnels scenario                                   | legal   | VV-20.121-1",
                "--tunnels none                                       | illegal | VV-20.121-2",
                "--branches 6                                         | legal   | VV-20.121-6 VV-20.121-7",
                "--crosses                                            | legal   | VV-20.121-9",
                "--bunker-on-route                                    | legal   | VV-20.12-4 VV-20.12-5",
            })
    void singleQuestions(String line, String wanted, String rules) {
        VvAnswer.ask("deploy-check " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bunker                                         | fortification | VV-20.1-1 VV-20.5-1 VV-20.5-2",
                "sandbags                                       | fortification cover=2/1 | VV-20.6-1 VV-20.6-2",
                "minefield                                      | fortification cover=0/1 | VV-20.7-1",
                "barbed-wire                                    | fortification cover=0/1 | VV-20.8-1",
                "foxhole                                        | entrenchment cover=1/1 | VV-20.9-1",
                "trench                                         | entrenchment cover=2/1 | VV-20.10-1 VV-20.1-5",
                "cave                                           | entrenchment cover=2/1 | VV-20.11-1 VV-20.11-5",
                "bunker-concrete                                | fortification cover=4/1 | VV-20.5-1 VV-20.1-6",
                "foxhole --as infantry --mover enemy            | allowed       | VV-20.1-5 VV-20.1-6 VV-20.3-10",
                "foxhole --as infantry --mover enemy --occupants 1 | not-allowed | VV-20.3-8 VV-20.3-9",
                "trench --as infantry --occupants 3             | allowed       | VV-20.3-12 VV-20.3-7 VV-20.3-13",
                "trench --as infantry --occupants 4             | not-allowed   | VV-20.3-12",
                "trench --as infantry --units 5                 | not-allowed   | VV-20.3-12",
                "trench --as gun                                | not-allowed   | VV-20.10-2",
                "bunker --as infantry --occupants 2             | not-allowed   | VV-20.3-12",
                "cave --as gun --side british                   | not-allowed   | VV-20.11-3",
                "minefield --as afv                             | allowed       | VV-20.3-12",
                "barbed-wire --as afv                           | allowed       | VV-20.8-7",
                "barbed-wire --as vehicle                       | not-allowed   | VV-20.8-6",
                "barbed-wire --as infantry --vehicles 1         | not-allowed   | VV-20.8-6",
                "barbed-wire --as infantry --afvs 1             | allowed       | VV-20.3-12",
            })
    void occupying(String line, String wanted, String rules) {
        VvAnswer.ask("occupy --position " + line).mustBe(wanted, rules);
    }

    @Test
    void everyFaultOfAFileIsNamed() {
        VvAnswer answer = VvAnswer.ask("deploy-check src/test/resources/deployments/vv-faults.toml");
        assertEquals("illegal", answer.json().get("outcome"));
        List<Object> rules = Json.list(answer.json(), "reasons").stream()
                .map(reason -> reason.toString().replaceAll(".*rule=([^,}]*).*", "$1"))
                .map(Object.class::cast)
                .toList();
        assertEquals(
                List.of(
                        "VV-20.1-2",
                        "VV-20.1-3",
                        "VV-20.1-4",
                        "VV-20.2-1",
                        "VV-20.2-1",
                        "VV-20.4-1",
                        "VV-20.4-1",
                        "VV-20.5-2",
                        "VV-20.71-1",
                        "VV-20.71-2",
                        "VV-20.11-2",
                        "VV-20.11-3",
                        "VV-20.11-6",
                        "VV-20.121-4",
                        "VV-20.121-5",
                        "VV-20.121-8",
                        "VV-20.121-4",
                        "VV-20.121-5"),
                rules);
    }

    @Test
    void aStrongpointWithTunnelsIsLegal() {
        VvAnswer.ask("deploy-check src/test/resources/deployments/vv-strongpoint.toml")
                .mustBe(
                        "legal",
                        "VV-20.121-4 VV-20.121-5 VV-20.121-6 VV-20.121-8 VV-20.121-9 VV-20.12-4 VV-20.11-6 VV-20.71-2"
                                + " VV-20.1-4");
    }
}
