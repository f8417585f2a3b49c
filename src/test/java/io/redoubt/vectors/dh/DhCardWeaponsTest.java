package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards say of their weapons counts when these fire: specials, turrets, names; and what Pins do to the crew. */
class DhCardWeaponsTest {
    /** DH-CARD-T34-8: one more on its own number, by the usual reading. */
    @ParameterizedTest
    @CsvSource({
        "--at foxhole --accuracy 5, 3/10, 1/5",
        "--at bunker --accuracy 5, 1/10, 1/20",
        "--at fort --accuracy 5, 1/25, 1/25",
        "--at fort --accuracy 6, 1/10, 1/20",
        "--at foxhole --cover hard --accuracy 7, 2/5, 3/10",
    })
    void theCoaxialMachineGun(String options, String own, String plain) {
        String fire = "shoot --odds --by t34:7.62-DT --shots 1 " + options;
        Map<String, Object> usual = DhVectors.ask(fire);
        assertEquals(Shares.read(own), DhVectors.chance(usual, "hits", 1));
        assertTrue(Json.list(usual, "rules").containsAll(List.of("DH-CARD-T34-8", "DH-FIGHT-12")));
        assertEquals("own-numbers", Json.object(usual, "readings").get("dh.fire-acquire-bonus"));
        Map<String, Object> other = DhVectors.ask(fire + " --reading dh.fire-acquire-bonus=main-gun");
        assertEquals(Shares.read(plain), DhVectors.chance(other, "hits", 1));
    }

    /** By the other reading it helps the main gun of its card to Acquire and to hit. */
    @Test
    void theMainGunBesideIt() {
        String fire = "shoot --odds --by t34:76.2mm --at atb --guts 5 --acquire 5 --hit 5 --coaxial-hit";
        assertEquals("1/2", Json.object(DhVectors.ask(fire), "exact").get("not-acquired"));
        Map<String, Object> helped = DhVectors.ask(fire + " --reading dh.fire-acquire-bonus=main-gun");
        assertEquals("2/5", Json.object(helped, "exact").get("not-acquired"));
        assertEquals("6/25", Json.object(helped, "exact").get("missed"));
        Shell.Result none = Shell.plain().words(("dh " + fire.replace("t34:76.2mm", "slog:45mm")).split(" ", -1));
        assertEquals(2, none.exit());
        assertTrue(none.err().contains("the card slog has no coaxial machine gun"), none.err());
    }

    /** The special of an own card comes along as that of a sample does. */
    @Test
    void ownCards(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("own.toml");
        Files.writeString(file, card("Turret Bunker at the mill"));
        String fire = "shoot --odds --by mill:mg --shots 1 --at bunker --cards " + file;
        assertEquals(Fraction.of(1, 10), DhVectors.chance(DhVectors.ask(fire), "hits", 1));
        String back = "counterattack --odds --from mill --bearing rear --cards " + file;
        assertEquals("1/1", Json.object(DhVectors.ask(back), "exact").get("all-weapons"));
        Files.writeString(file, card("Bunker at the mill"));
        assertEquals("refused", DhVectors.ask(back).get("mode"));
    }

    private static String card(String title) {
        return String.join(
                "\n",
                "[[card]]",
                "game = \"dh\"",
                "name = \"mill\"",
                "title = \"" + title + '"',
                "class = \"bunker\"",
                "crew = 4",
                "front = { walls = 60, vision = 12 }",
                "side = { walls = 55 }",
                "rear = { walls = 40, entrance = 20 }",
                "top = 30",
                "[[card.weapon]]",
                "name = \"MG\"",
                "mount = \"coaxial\"",
                "crew = \"all\"",
                "range = 48",
                "rof = 4",
                "ap = 8",
                "special = \"fire-acquire\"",
                "");
    }

    @ParameterizedTest
    @CsvSource({
        "t34, 90, all-weapons",
        "t34, 135, all-weapons",
        "t34, side, all-weapons",
        "h35, rear, all-weapons",
        "h35, front, all-weapons",
    })
    void turretBunkersTraverse(String card, String bearing, String outcome) {
        String fire = "counterattack --odds --from " + card + " --bearing " + bearing;
        Map<String, Object> usual = DhVectors.ask(fire);
        assertEquals("1/1", Json.object(usual, "exact").get(outcome));
        boolean ahead = bearing.equals("front");
        assertEquals(!ahead, Json.object(usual, "readings").containsKey("dh.turret-bunkers"));
        Map<String, Object> flat =
                DhVectors.ask(fire + " --reading dh.turret-bunkers=flat-front --reading dh.front-edge=off-front");
        assertEquals(ahead ? "odds" : "refused", flat.get("mode"));
    }

    @Test
    void pinsOnAFiringCrew() {
        String fire = "counterattack --odds --from slog --pins ";
        Map<String, Object> usual = DhVectors.ask(fire + 1);
        assertEquals("1/1", Json.object(usual, "exact").get("all-weapons"));
        assertEquals("no-effect", Json.object(usual, "readings").get("dh.pins-on-a-firing-crew"));
        String silent = " --reading dh.pins-on-a-firing-crew=no-fire";
        Map<String, Object> refused = DhVectors.ask(fire + 2 + silent);
        assertEquals("refused", refused.get("mode"));
        assertTrue(refused.get("reasons").toString().contains("DH-GUTS-03"), refused.toString());
        assertEquals("odds", DhVectors.ask(fire + 0 + silent).get("mode"));
        String shot = "shoot --odds --by slog:maxim --at bunker --firer-pins 1";
        assertEquals("odds", DhVectors.ask(shot).get("mode"));
        assertEquals("refused", DhVectors.ask(shot + silent).get("mode"));
    }

    /** A part of a card that is misspelt: the card's weapons, and the one that was meant. */
    @ParameterizedTest
    @CsvSource({
        "glog:MG34, glog:MG34-HMG",
        "GLOG:mg43-hmg, glog:MG34-HMG",
        "t34:7.6-DT, t34:7.62-DT",
    })
    void misspeltWeapons(String typed, String meant) {
        Shell.Result result = Shell.plain().words("dh", "shoot", "--by", typed, "--at", "bunker", "--odds");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("did you mean " + meant + "?"), result.err());
    }

    /** A ten stands in two rows: both are cited, however the group reads it. */
    @ParameterizedTest
    @CsvSource({"eliminated", "routed"})
    void aTotalOfTenCitesBothRows(String way) {
        String ten = "shoot --by main-gun --penetrated --at glog --seed 1 --table-die 10";
        List<Object> rules = Json.list(DhVectors.ask(ten + " --reading dh.total-of-ten=" + way), "rules");
        assertTrue(rules.containsAll(List.of("DH-PEN-09", "DH-PEN-10")), rules.toString());
        List<Object> nine = Json.list(DhVectors.ask(ten.replace("die 10", "die 9")), "rules");
        assertFalse(nine.contains("DH-PEN-10"), nine.toString());
    }
}
