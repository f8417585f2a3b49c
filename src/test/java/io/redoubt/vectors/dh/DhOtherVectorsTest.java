package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The worked examples of shots and assaults that do not read off the outcomes alone: single shots (hit and casualty are
 * quantities), rows of the table, series of penetrating hits, rulings from given dice, refusals.
 *
 * <p>DH-V26 to DH-V32 leave crew and Guts open: here the crew is large and never fails, so that nothing else happens.
 */
class DhOtherVectorsTest {
    private static final String STEADY = " --crew 100 --guts 10/10";

    @ParameterizedTest
    @CsvSource({
        "DH-V02, --by small-arms --at conc --shots 1 --ap 8",
        "DH-V05, --by small-arms --at bunker --accuracy 6 --ap 8",
        "DH-V06, --by small-arms --at fort --accuracy 4 --ap 8",
        "DH-V11, --by at-rifle --aim crew --at pit --rof 1 --ap 7",
        "DH-V44, --by small-arms --at conc --ap 8 --reading dh.model=plain-cover",
    })
    void singleShot(String id, String options) {
        DhVectors.Example vector = DhVectors.named(id);
        Map<String, Object> answer = DhVectors.ask("shoot --odds " + options);
        assertSingle(vector.answers(), answer);
        vector.assertTouched(Json.list(answer, "rules"));
        for (String other : vector.others().keySet()) {
            String reading = other.startsWith("literal") ? "fixed" : "carry";
            assertSingle(
                    Json.object(vector.others(), other),
                    DhVectors.ask("shoot --odds " + options + " --reading dh.cover-rolls=" + reading));
        }
    }

    private static void assertSingle(Map<String, Object> expected, Map<String, Object> answer) {
        Fraction casualty = DhVectors.chance(answer, "casualties", 1);
        Map<String, Fraction> told = new LinkedHashMap<>();
        told.put("miss", DhVectors.chance(answer, "hits", 0));
        told.put("casualty", casualty);
        told.put("hit, no wound", DhVectors.chance(answer, "hits", 1).minus(casualty));
        assertEquals(DhVectors.fractions(expected), told);
    }

    /** DH-V26, DH-V27: which row a hit comes to, with the rules of the rows. */
    @ParameterizedTest
    @CsvSource({
        "DH-V26, --weapon-dm 2 --target-dm=-3",
        "DH-V27, --weapon-dm 0 --target-dm 0",
    })
    void rowsOfTheTable(String id, String options) {
        DhVectors.Example vector = DhVectors.named(id);
        String command = "shoot --odds --by main-gun --at bunker --penetrated " + options + STEADY;
        Map<String, Object> answer = DhVectors.ask(command);
        assertRows(vector.answers(), answer);
        vector.assertTouched(Json.list(answer, "rules"));
        for (String other : vector.others().keySet()) {
            assertRows(
                    Json.object(vector.others(), other), DhVectors.ask(command + " --reading dh.total-of-ten=routed"));
        }
    }

    private static void assertRows(Map<String, Object> expected, Map<String, Object> answer) {
        List<String> rows = List.of("", "2 or less", "3-4", "5-6", "7-8", "9-10", "10 or more");
        for (int row = 1; row < rows.size(); row++) {
            Object text = expected.getOrDefault("row " + rows.get(row), "0/1");
            assertEquals(Shares.read(text.toString()), DhVectors.chance(answer, "row", row), rows.get(row));
        }
    }

    /** DH-V28: the blast of one row, as men that are left of twelve. */
    @Test
    void blastOfTheSecondRow() {
        DhVectors.Example vector = DhVectors.named("DH-V28");
        Map<String, Object> answer =
                DhVectors.ask("shoot --odds --by main-gun --at bunker --penetrated --table-die 3 --crew 12 --guts 6");
        DhVectors.fractions(vector.answers()).forEach((words, chance) -> {
            int casualties = Integer.parseInt(words.substring(0, words.indexOf(' ')));
            assertEquals(chance, DhVectors.chance(answer, "survivors", 12 - casualties), words);
        });
        vector.assertTouched(Json.list(answer, "rules"));
    }

    /** DH-V29, DH-V30: who walks out when the die shows a nine. */
    @ParameterizedTest
    @CsvSource({"DH-V29, bunker, 10", "DH-V30, fort, 24"})
    void nineOnTheTable(String id, String at, int crew) {
        DhVectors.Example vector = DhVectors.named(id);
        Map<String, Object> answer =
                DhVectors.ask("shoot --odds --by main-gun --penetrated --table-die 9 --at " + at + " --crew " + crew);
        Map<String, Fraction> exact = DhVectors.fractions(Json.object(answer, "exact"));
        Map<String, Fraction> wanted = DhVectors.fractions(vector.answers());
        assertEquals(wanted.get("destroyed: survivors Routed 9\""), exact.get("destroyed+routed"));
        assertEquals(
                wanted.getOrDefault("destroyed: no survivors", Fraction.ZERO), exact.get("destroyed+no-survivors"));
        vector.assertTouched(Json.list(answer, "rules"));
        if (crew == 24) {
            assertEquals(Fraction.of(3486784401L, 10000000000L), DhVectors.chance(answer, "survivors", 14));
            assertEquals("15/1", mean(answer, "survivors"));
        }
    }

    /** DH-V31, DH-V32: several penetrating hits in a row, the PH adding up. */
    @ParameterizedTest
    @CsvSource({"DH-V31, 0, 2", "DH-V32, -1, 4"})
    void hitsInARow(String id, int modifier, int hits) {
        DhVectors.Example vector = DhVectors.named(id);
        Map<String, Fraction> wanted = DhVectors.fractions(vector.answers());
        Fraction before = Fraction.ZERO;
        for (int hit = 1; hit <= hits; hit++) {
            Map<String, Object> answer =
                    DhVectors.ask("shoot --odds --by main-gun --at bunker --penetrated --weapon-dm=" + modifier
                            + " --shots " + hit + STEADY);
            Fraction destroyed = DhVectors.chance(answer, "destroyed", 1);
            assertEquals(wanted.get("destroyed by penetrating hit " + hit), destroyed.minus(before), "hit " + hit);
            before = destroyed;
            if (hit == hits) {
                wanted.forEach((words, chance) -> {
                    if (words.startsWith("still standing")) {
                        int marks = Integer.parseInt(words.replaceAll(".*, (\\d+) PH", "$1"));
                        assertEquals(chance, DhVectors.chance(answer, "penetrating-hits", marks), words);
                    }
                });
                vector.assertTouched(Json.list(answer, "rules"));
            }
        }
    }

    /** DH-V35: the two on the table, then a check that fails. */
    @Test
    void flamesDriveTheCrewOut() {
        DhVectors.Example vector = DhVectors.named("DH-V35");
        assertEquals("Crew Routs 9\" out of the fortification; pins stay 0; PH +1", vector.sentence());
        Map<String, Object> answer =
                DhVectors.ask("shoot --by flame-thrower --at slog --guts 6/10 --pins 0 --dice 2,7");
        assertEquals("routed", answer.get("outcome"));
        assertEquals("0", value(answer, "pins"));
        assertEquals("1", value(answer, "penetrating-hits"));
        vector.assertTouched(Json.list(answer, "rules"));
    }

    /** DH-V10: the values are printed, but small arms have one use only. */
    @Test
    void machineGunAtAVisionSlit() {
        DhVectors.Example vector = DhVectors.named("DH-V10");
        assertTrue(vector.sentence().startsWith("REFUSED"));
        for (String by : List.of("small-arms --aim structure", "main-gun")) {
            Map<String, Object> answer =
                    DhVectors.ask("shoot --by " + by + " --gun glog:mg34 --at pit --facing front --odds");
            assertEquals("not-allowed", answer.get("outcome"));
            assertTrue(answer.get("reasons").toString().contains("aim at the crew"));
            vector.assertTouched(Json.list(answer, "rules"));
        }
    }

    /** DH-V36 and DH-V37: the score with Explosives, and three things that are barred. */
    @Test
    void assaults() {
        DhVectors.Example explosives = DhVectors.named("DH-V36");
        Map<String, Object> answer = DhVectors.ask("assault --at glog --score 4 --explosives --odds");
        assertTrue(explosives.sentence().startsWith("ALLOWED: CA score 6"));
        assertEquals("allowed", answer.get("outcome"));
        assertEquals("6/1", mean(answer, "score"));
        explosives.assertTouched(Json.list(answer, "rules"));

        DhVectors.Example barred = DhVectors.named("DH-V37");
        assertTrue(barred.sentence().startsWith("REFUSED x3"));
        List<Object> touched = new ArrayList<>();
        for (String mode : List.of("improvised", "throw-grenades", "charge", "close-combat")) {
            Map<String, Object> refused = DhVectors.ask("assault --at slog --odds --mode " + mode);
            assertEquals("not-allowed", refused.get("outcome"), mode);
            touched.addAll(Json.list(refused, "rules"));
        }
        barred.assertTouched(touched);
    }

    /** DH-V46: three attacks on one loghouse, from the dice somebody rolled; crew, Pins, PH and weapons carried on. */
    @Test
    void threeAttacksOnALoghouse() {
        DhVectors.Example vector = DhVectors.named("DH-V46");
        Map<String, Object> first = DhVectors.ask(
                "shoot --by small-arms --at glog --shots 2 --accuracy 5 --ap 8 --guts 5/10 --dice 1,1,5,8,4,9,8");
        assertEquals("pinned", first.get("outcome"));
        assertEquals("9", value(first, "survivors"));
        assertEquals("1", value(first, "pins"));

        String gun = "shoot --by main-gun --gun t34:76.2mm --at glog --facing front --acquired --hit 10/10 --guts 6/10";
        Map<String, Object> second = DhVectors.ask(gun + " --crew 9 --pins 1 --dice 9,5,1,2,3,7,8,9,10,10,6,7,9");
        assertEquals("pinned", second.get("outcome"));
        assertEquals("5", value(second, "survivors"));
        assertEquals("2", value(second, "pins"));
        assertEquals("2", value(second, "penetrating-hits"));

        Map<String, Object> third =
                DhVectors.ask(gun + " --crew 5 --pins 2 --penetrating-hits 2 --dice 3,7,5,9,9,10,9,10,9,10,9,8,10,6");
        assertEquals("routed+weapon-lost", third.get("outcome"));
        assertEquals("4", value(third, "survivors"));
        assertEquals("3", value(third, "pins"));
        assertEquals("4", value(third, "penetrating-hits"));
        assertEquals("1", value(third, "weapons-lost"));

        List<Object> touched = new ArrayList<>(List.of("DH-CREW-02")); // who fires back is another command
        touched.addAll(Json.list(first, "rules"));
        touched.addAll(Json.list(second, "rules"));
        touched.addAll(Json.list(third, "rules"));
        vector.assertTouched(touched);
    }

    private static Object value(Map<String, Object> answer, String quantity) {
        return Json.object(Json.object(answer, "quantities"), quantity).get("value");
    }

    private static Object mean(Map<String, Object> answer, String quantity) {
        return Json.object(Json.object(answer, "quantities"), quantity).get("exactMean");
    }
}
