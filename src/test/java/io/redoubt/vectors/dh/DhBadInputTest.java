package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.vectors.Json;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What questions of Disposable Heroes leave out, get wrong or leave to the group is said, and nothing is made up. */
class DhBadInputTest {
    private static final String WALLS =
            "penetrate --penetration 6,12,18,24,30,36,42,48,54,60 --at bunker --facing side";
    private static final String NAMED = "shoot --by main-gun --penetrated --at slog --guts 6 --heavy-weapon";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --at slog --ap 8 | --by is missing",
                "penetrate --at bunker --facing top --top 20 | --penetration is missing",
                WALLS + " | --side is missing",
                WALLS + " --side walls:1-9:55 | the face 10 leads to 0 parts",
                WALLS + " --side walls:1-8:55 --side vision:8-10:10 | the face 8 leads to 2 parts",
                WALLS + " --side walls:-8:75 | takes a part, its faces of the location roll and its armour value",
                WALLS + " --side walls:9-8:75 | needs faces of a d10 from low to high",
                WALLS + " --side gate:1-10:75 | begins with walls, vision or entrance",
                WALLS + " --side walls:1-10:10000 | takes a part, its faces",
                "penetrate --at t34 --facing top --penetration 6,12,18,24,30,36,42,48,54 | has 9 values",
                "penetrate --at t34 --facing top --penetration 6,12,18,24,30,36,42,48,54,53 | falls from 54 to 53",
                "penetrate --at t34 --facing top --penetration 6,12,18,24,30,36,42,48,54,10000 | values from 0 to 9999",
                "penetrate --at t34 --facing top --penetration -1,12,18,24,30,36,42,48,54,60 | values from 0 to 9999",
                "shoot --by main-gun --penetrated --at slog --guts 6 --shots 101 | give at most 100",
                "shoot --by main-gun --penetrated --at slog --guts 6 --destroyed-weapon Bren | Bren",
                NAMED + " 45mm --destroyed-weapon 45mm --destroyed-weapon 45mm | the fortification has 45mm",
                "penetrate --gun nest:mg --at t34 --facing top | cards slog, pit, t34, glog, atb, hmgb, conc, h35, or",
                "counterattack --from t34 --crew 1 --casualties 2 | only 1 man is inside",
                "counterattack --from glog --crew 4 --casualties 5 | only 4 men are inside",
            })
    void isRefused(String command, String message) {
        Shell.Result result = Shell.plain().type("dh " + command + " --odds");
        assertEquals(2, result.exit(), result.out());
        assertTrue(result.err().contains(message), result.err());
    }

    /** The bounds of what is believed are believed themselves; Guts are asked for only where somebody checks. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                WALLS + " --side walls:1-10:9999",
                "penetrate --at t34 --facing top --penetration 0,0,18,24,30,36,42,48,54,9999",
                "shoot --by main-gun --penetrated --at bunker --crew 10 --weapon-dm 8",
                "shoot --by main-gun --penetrated --at pit --guts 6 --shots 100",
                NAMED + " Maxim --destroyed-weapon 45mm",
            })
    void isNot(String command) {
        Shell.Result result = Shell.plain().type("dh " + command + " --odds");
        assertEquals("", result.err());
        assertEquals(0, result.exit());
    }

    /** DH-Q17, DH-Q18, DH-Q19: a disputed point is told where it matters, and nowhere else. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--from glog --crew 7 | dh.half-the-rest",
                "--from glog --crew 6 | ''",
                "--from glog --crew 8 | ''",
                "--from glog --crew 5 | dh.short-handed",
                "--from glog --crew 4 --reading dh.short-handed=half-the-rest | dh.short-handed dh.half-the-rest",
                "--from glog --crew 5 --reading dh.short-handed=half-the-rest | dh.short-handed",
                "--from t34 --crew 4 | dh.fire-acquire-bonus",
                "--from t34 --crew 3 | dh.all-crew dh.fire-acquire-bonus",
            })
    void isDisputed(String crew, String readings) {
        Object told = DhVectors.ask("counterattack " + crew + " --odds").get("readings");
        assertEquals(
                readings,
                String.join(" ", Json.object(Map.of("told", told), "told").keySet()));
    }

    @ParameterizedTest
    @CsvSource({"fighting-position, normal", "bunker, bunker", "conc, fort"})
    void aStructureIsAFact(String structure, String fact) {
        Map<String, Object> answer = DhVectors.ask("deploy-check --odds --structure " + structure);
        assertEquals(fact, Json.object(answer, "facts").get("structure"));
    }
}
