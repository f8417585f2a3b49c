package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be: positions in terrain that never takes them, faulty tunnels that cross, options that contradict. */
class VvPlacesTest {
    private static final List<String> TERRAIN = List.of(
            "open",
            "open-hill",
            "road",
            "bridge",
            "beach",
            "river-bank",
            "desert",
            "field",
            "farmland",
            "crops",
            "orchard",
            "hay-stack",
            "palm-grove",
            "woods",
            "jungle",
            "building",
            "stream",
            "gully",
            "wadi",
            "canal",
            "pond",
            "marsh",
            "river",
            "ocean");
    private static final List<String> POSITIONS =
            List.of("bunker-wood", "sandbags", "minefield", "barbed-wire", "foxhole", "trench", "cave");

    /** Whatever a deployment may not have, no other verb rules about. */
    @Test
    void everyVerbAgreesWithTheDeploymentOnWhatStandsWhere() {
        for (String position : POSITIONS) {
            for (String terrain : TERRAIN) {
                String where = position + " --terrain " + terrain;
                boolean legal = VvAnswer.ask("deploy-check --position " + where)
                        .json()
                        .get("outcome")
                        .equals("legal");
                for (String verb : List.of(
                        "shoot --apfp 8 --at ",
                        "shoot --target-number 8 --at ",
                        "assault --won --at ",
                        "assault --mode overrun --reading vv.overrun-of-bunker=allowed --at ",
                        "cross --position ",
                        "cross --mode stay --position ")) {
                    Map<String, Object> answer = VvAnswer.ask(verb + where).json();
                    String reasons = Json.list(answer, "reasons").toString();
                    assertEquals(!legal, reasons.contains("rule=VV-20.2-"), () -> verb + where + answer);
                    assertEquals(legal, !answer.get("mode").equals("refused"), () -> verb + where + answer);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --at foxhole --terrain building --apfp 4    | VV-20.2-3",
                "shoot --at cave --terrain ocean --apfp 4          | VV-20.2-3 VV-CORE-54",
                "shoot --at sandbags --terrain woods --atfp C --target gun | VV-20.2-1",
                "cross --position trench --terrain building        | VV-20.2-3",
                "assault --at bunker --terrain jungle              | VV-20.2-1 VV-20.2-2",
                "shoot --at bunker-wood --terrain farmland --apfp 4 --reading vv.farmland=crops | VV-20.2-1 VV-CORE-59",
            })
    void whatCannotBeIsRefused(String line, String rules) {
        VvAnswer.ask(line).mustBe("not-allowed", rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--crosses --section 9                              | illegal | VV-20.121-9 VV-20.121-4",
                "--crosses --end cave --end elsewhere               | illegal | VV-20.121-9 VV-20.121-5",
                "--crosses --under stream                           | illegal | VV-20.121-9 VV-20.121-8",
                "--crosses --tunnels none                           | illegal | VV-20.121-9 VV-20.121-2",
                "--crosses --section 4 --end cave --end bunker      | legal   | VV-20.121-9",
                "--under canal                                      | illegal | VV-20.121-8",
                "--under canal --reading vv.canal-over-tunnel=allowed | legal | VV-20.121-8",
                "--under pond --reading vv.canal-over-tunnel=allowed  | illegal | VV-20.121-8",
            })
    void tunnels(String line, String wanted, String rules) {
        VvAnswer.ask("deploy-check " + line).mustBe(wanted, rules);
    }

    /** Of a file: the faulty one is told, whichever of the two it is; a tunnel does not cross itself. */
    @Test
    void aCrossingIsLawfulOnlyWhereBothTunnelsAre() {
        VvAnswer answer = VvAnswer.ask("deploy-check src/test/resources/deployments/vv-crossings.toml");
        String reasons = Json.list(answer.json(), "reasons").toString();
        assertTrue(reasons.contains("tunnel sound may not cross another tunnel: a rule is broken in tunnel wet"));
        assertTrue(reasons.contains("tunnel bare may not cross another tunnel: a rule is broken in it"), reasons);
        assertEquals(2, reasons.split("VV-20.121-9", -1).length - 1, reasons);
        VvAnswer settled = VvAnswer.ask(
                "deploy-check src/test/resources/deployments/vv-crossings.toml --reading vv.canal-over-tunnel=allowed");
        String left = Json.list(settled.json(), "reasons").toString();
        assertEquals(1, left.split("VV-20.121-9", -1).length - 1, left);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gap --satchel --no-satchel --adjacent",
                "gap --satchel --adjacent --not-adjacent",
                "cross --position bunker --occupied-by none --occupants 1",
                "cross --position bunker --occupied-by none --full",
                "cross --tunnel 2 --exit bunker --occupied-by none --guns 1",
                "assault --at trench --mode overrun --won",
                "shoot --at bunker-wood --bunker-type concrete --apfp 4",
                "assault --at bunker-concrete --bunker-type wood --attack 4 --defend 4 --attackers 1 --defenders 1",
                "deploy-check --position cave --only-cave --nearest-cave 3",
                "gap",
                "gap --satchel",
                "gap --adjacent",
            })
    void contradictionsAndWhatIsNotSaidAreBadInput(String line) {
        assertEquals(2, Vector.exit(List.of(("vv " + line).split(" "))), line);
    }
}
