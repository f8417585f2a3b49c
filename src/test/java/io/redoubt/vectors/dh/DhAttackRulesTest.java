package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules on attacks one by one, where no worked example pins them: figures worked out by hand. */
class DhAttackRulesTest {
    private static final String GUN = "shoot --odds --by main-gun --guts 6 --hit 5 --acquire 4 ";

    /** DH-SMALLARMS-01: from any side, whatever the range of armour there. */
    @ParameterizedTest
    @ValueSource(strings = {"bunker", "slog", "h35", "conc", "fort"})
    void smallArmsMayAlwaysFireAtTheMen(String at) {
        Map<String, Object> answer = DhVectors.ask("shoot --odds --by small-arms --ap 8 --at " + at);
        boolean fort = at.equals("fort") || at.equals("conc");
        assertEquals(Fraction.of(1, fort ? 25 : 20), DhVectors.chance(answer, "hits", 1));
        assertCites(answer, "DH-SMALLARMS-01");
    }

    /** DH-SMALLARMS-08, DH-SMALLARMS-09, DH-GUN-03: a rocket needs no Acquire, a gun does. */
    @Test
    void rocketsAttackLikeGunsWithoutAcquiring() {
        String row = "--penetration 6,12,18,24,30,36,42,48,54,60 --at slog --hit 5 --guts 6 --odds";
        Map<String, Object> rocket = DhVectors.ask("shoot --by rocket " + row);
        Map<String, Object> gun = DhVectors.ask("shoot --by main-gun --acquire 4 " + row);
        assertEquals("0/1", exact(rocket, "not-acquired"));
        assertEquals("1/2", exact(rocket, "missed"));
        assertEquals("3/5", exact(gun, "not-acquired"));
        assertEquals("1/5", exact(gun, "missed"));
        assertCites(rocket, "DH-SMALLARMS-08");
        assertCites(gun, "DH-GUN-03");
    }

    /** DH-GUN-08, DH-GUN-09 and the other way to read the +2. */
    @ParameterizedTest
    @CsvSource({
        "--at glog, 3/5, DH-GUN-08",
        "--at conc, 2/5, DH-GUN-09",
        "--at conc --reading dh.fort-acquire=harder, 4/5, DH-GUN-09",
        "--at conc --acquired, 0/1, DH-GUN-01",
    })
    void acquiring(String options, String notAcquired, String rule) {
        Map<String, Object> answer = DhVectors.ask(GUN + "--gun slog:45mm " + options);
        assertEquals(notAcquired, exact(answer, "not-acquired"));
        assertCites(answer, rule);
    }

    /** DH-GUN-07: without a penetration there is no table; with one that is known nothing else is rolled. */
    @Test
    void onlyPenetrationLeadsToTheTable() {
        Map<String, Object> bounced = DhVectors.ask(GUN + "--gun h35:37mm --at conc --facing side");
        assertEquals("7/10", sum(bounced, "missed", "not-acquired"));
        assertEquals("3/10", exact(bounced, "no-penetration"));
        Map<String, Object> through = DhVectors.ask(GUN.replace(" --hit 5 --acquire 4", "") + "--at conc --penetrated");
        assertEquals("0/1", exact(through, "no-penetration"));
        assertCites(through, "DH-GUN-07");
    }

    @ParameterizedTest
    @CsvSource({
        "--by main-gun --aim crew --at slog, DH-GUN-02",
        "--by small-arms --gun t34:76.2mm --guts 6 --at slog, DH-GUN-02",
        "--by at-rifle --aim crew --gun slog:45mm --guts 6 --at fort, DH-GUN-02",
        "--by rocket --aim crew --at slog, DH-SMALLARMS-08",
        "--by at-rifle --at slog, DH-SMALLARMS-11",
        "--by small-arms --aim structure --at slog, DH-SMALLARMS-07",
        "--by small-arms --at slog --indirect, DH-SMALLARMS-01",
        "--by main-gun --at slog --indirect, DH-CARD-FMT-5",
    })
    void barred(String options, String rule) {
        Map<String, Object> answer = DhVectors.ask("shoot " + options);
        assertEquals("not-allowed", answer.get("outcome"));
        assertTrue(answer.get("reasons").toString().contains(rule), () -> "" + answer.get("reasons"));
    }

    /** DH-CLASS-05, DH-SIMPLE-02: what the chapter leaves to the core rules is allowed, as an assault there is. */
    @ParameterizedTest
    @CsvSource({
        "shoot --by main-gun --at trench, DH-CLASS-05",
        "shoot --by flame-thrower --at foxhole, DH-CLASS-05",
        "shoot --by main-gun --at slog --reading dh.model=plain-cover, DH-SIMPLE-02",
        "shoot --by small-arms --gun slog:45mm --at trench, DH-CLASS-05",
        "shoot --by at-rifle --aim crew --gun slog:45mm --at glog --reading dh.model=plain-cover, DH-SIMPLE-02",
        "assault --at foxhole --score 4, DH-CLASS-05",
        "assault --at fort --score 4 --reading dh.model=plain-cover, DH-SIMPLE-02",
        "enter --at foxhole --men 3, DH-CLASS-05",
        "enter --at glog --men 3 --reading dh.model=plain-cover, DH-SIMPLE-02",
        "leave --from glog --section 9 --reading dh.model=plain-cover, DH-SIMPLE-02",
        "counterattack --from glog --reading dh.model=plain-cover, DH-SIMPLE-02",
    })
    void whatIsForTheCoreRulesIsAllowed(String question, String rule) {
        Map<String, Object> answer = DhVectors.ask(question);
        assertEquals("allowed", answer.get("outcome"));
        assertEquals("1/1", exact(answer, "allowed"));
        assertCites(answer, rule);
    }

    /** DH-SMALLARMS-07, DH-CLASS-05: no rule lets such a hit penetrate, however it is asked for. */
    @ParameterizedTest
    @CsvSource({"--gun glog:mg34 --at pit, DH-SMALLARMS-07", "--gun slog:45mm --at trench, DH-CLASS-05"})
    void noSuchHit(String options, String rule) {
        Map<String, Object> answer = DhVectors.ask("penetrate " + options);
        assertEquals("not-allowed", answer.get("outcome"));
        assertTrue(answer.get("reasons").toString().contains(rule), () -> "" + answer.get("reasons"));
    }

    /** DH-CARD-FMT-4, DH-CARD-FMT-5: the sides have bands of a location die, the top has none. */
    @Test
    void theTopHasNoBands() {
        assertCites(DhVectors.ask("penetrate --odds --gun conc:10.5cm --at t34 --facing top"), "DH-CARD-FMT-5");
        assertCites(DhVectors.ask("penetrate --odds --gun conc:10.5cm --at t34 --facing side"), "DH-CARD-FMT-4");
    }

    /** DH-PEN-05, DH-Q12: a group that takes the lowest row at its first words is not told of a check. */
    @Test
    void theLowestRowSaysWhatTheGroupMakesOfIt() {
        String dice = "shoot --by main-gun --at slog --penetrated --guts 6 --reading dh.lowest-row=nothing --dice 1";
        String steps = DhVectors.ask(dice).get("steps").toString();
        assertTrue(steps.contains("no Guts Check, no PH"), steps);
        assertFalse(steps.contains("Guts Check, 1 PH"), steps);
    }

    /** DH-CLASS-01 to DH-CLASS-05: plain digging is cover by the core rules, whatever it is called. */
    @ParameterizedTest
    @CsvSource({
        "trench, '', 1/5, DH-CLASS-02", // 5 - 3
        "foxhole, --cover hard, 1/10, DH-CLASS-04", // 5 - 4
        "fighting-position, --cover hard, 1/10, DH-CLASS-03",
        "trench, --cover hard --accuracy 4, 1/25, DH-CLASS-05", // a 1, then 4 or less
    })
    void normalStructures(String at, String options, String hit, String rule) {
        Map<String, Object> answer =
                DhVectors.ask(("shoot --odds --by small-arms --ap 8 --at " + at + ' ' + options).strip());
        assertEquals(Shares.read(hit), DhVectors.chance(answer, "hits", 1));
        assertCites(answer, rule);
        assertFalse(Json.list(answer, "rules").contains("DH-GUTS-01"));
    }

    /** DH-INTRO-02, DH-SIMPLE-01, DH-SIMPLE-02: one model for the whole game; in the plain one a Fort is but -5. */
    @Test
    void plainCoverInsteadOfTheVariant() {
        String shot = "shoot --odds --by small-arms --ap 8 --at fort --reading dh.model=";
        Map<String, Object> variant = DhVectors.ask(shot + "variant");
        Map<String, Object> plain = DhVectors.ask(shot + "plain-cover");
        assertEquals(Fraction.of(1, 25), DhVectors.chance(variant, "hits", 1));
        assertEquals(Fraction.of(1, 20), DhVectors.chance(plain, "hits", 1));
        assertTrue(Json.list(plain, "rules").containsAll(List.of("DH-INTRO-02", "DH-SIMPLE-01", "DH-SIMPLE-02")));
    }

    /** DH-PEN-12 to DH-PEN-14, DH-GUTS-03 to DH-GUTS-05: what one failed check brings, by the Pins before. */
    @ParameterizedTest
    @CsvSource({
        "0, stay, pinned, 1, DH-PEN-12",
        "1, stay, pinned, 2, DH-PEN-13",
        "1, fall-back, fell-back, 2, DH-GUTS-04",
        "2, stay, routed, 3, DH-PEN-14",
    })
    void failedChecks(int pins, String second, String outcome, int after, String rule) {
        Map<String, Object> answer = DhVectors.ask("shoot --odds --by main-gun --at bunker --crew 5 --penetrated"
                + " --table-die 1 --guts 4/10 --pins " + pins + " --second-pin " + second);
        assertEquals("2/5", exact(answer, "holds"));
        assertEquals("3/5", exact(answer, outcome));
        assertEquals(Fraction.of(3, 5), DhVectors.chance(answer, "pins", after));
        assertCites(answer, rule);
    }

    /** DH-PEN-15 to DH-PEN-17: the attacker names the weapon; without one the rest of the row stands. */
    @Test
    void heaviestWeapon() {
        String seven = "shoot --by main-gun --penetrated --table-die 7 --guts 10/10 --crew 20 --at ";
        Map<String, Object> named = DhVectors.ask(seven + "slog --heaviest Maxim --dice 10,10,10,10,10,10,10,10,10,10");
        assertEquals("holds+weapon-lost", named.get("outcome"));
        assertTrue(named.get("steps").toString().contains("names the Maxim"));
        for (String without : List.of("pit", "slog --destroyed-weapon 45mm --destroyed-weapon Maxim")) {
            Map<String, Object> none = DhVectors.ask(seven + without + " --odds");
            assertEquals("1/1", exact(none, "holds"));
            assertEquals(Fraction.ONE, DhVectors.chance(none, "penetrating-hits", 2));
            assertCites(none, "DH-PEN-16");
            assertCites(none, "DH-PEN-17");
        }
    }

    /** DH-GUTS-02, DH-FIGHT-12: the modifier of the weapon and all others count in the check. */
    @ParameterizedTest
    @CsvSource({"'', 3/5", "--mm=-2, 4/5", "--mm=-2 --guts-mod 1, 7/10", "--mm=-9, 1/1", "--guts-mod 9, 0/1"})
    void modifiersOfTheGuts(String options, String pinned) {
        Map<String, Object> answer = DhVectors.ask(("shoot --odds --by main-gun --at bunker --crew 5 --penetrated"
                        + " --table-die 1 --guts 4/10 " + options)
                .strip());
        assertEquals(pinned, exact(answer, "pinned"));
    }

    /** DH-FLAME-01 to DH-FLAME-05 beside the vectors: it may have to hit, and the row of nine can be read two ways. */
    @Test
    void flames() {
        String flames = "shoot --odds --by flame-thrower --at bunker --crew 30 --guts 6 ";
        assertEquals("3/10", exact(DhVectors.ask(flames + "--hit 7/10"), "missed"));
        Map<String, Object> nine = DhVectors.ask(flames + "--table-die 9");
        assertEquals("1/1", exact(nine, "destroyed+routed"));
        assertEquals(Fraction.ONE, DhVectors.chance(nine, "pins", 0));
        Map<String, Object> pinned = DhVectors.ask(flames + "--table-die 9 --reading dh.flame-pins=three");
        assertEquals(Fraction.ONE, DhVectors.chance(pinned, "pins", 3));
    }

    /** The other ways to read the table. */
    @Test
    void otherReadingsOfTheTable() {
        String two = "shoot --odds --by main-gun --at bunker --penetrated --guts 4/10 --table-die 1 --crew 3";
        assertEquals("3/5", exact(DhVectors.ask(two), "pinned"));
        assertEquals("0/1", exact(DhVectors.ask(two + " --reading dh.lowest-row=nothing"), "pinned"));
        String nine = "shoot --odds --by main-gun --at bunker --penetrated --table-die 9 --crew 1";
        assertEquals("1/10000000000", exact(DhVectors.ask(nine), "destroyed+routed"));
        assertEquals("1/10", exact(DhVectors.ask(nine + " --reading dh.blast-dice=crew"), "destroyed+routed"));
        String series =
                "shoot --odds --by main-gun --at bunker --penetrated --guts 10/10 --crew 99 --shots 2 --reading ";
        // The first hit leaves 1 or 2 PH; each attack counted as one, the second is destroyed by 8 or more.
        assertEquals(
                Fraction.of(1, 5).plus(Fraction.of(4, 5).times(Fraction.of(3, 10))),
                DhVectors.chance(DhVectors.ask(series + "dh.earlier-hits=each-attack"), "destroyed", 1));
        String bounce = GUN + "--gun h35:37mm --at conc --facing side --reading dh.no-penetration=guts-check";
        // Acquire 6, hit 5, then Guts 6 - 1.
        assertEquals("3/20", exact(DhVectors.ask(bounce), "pinned"));
    }

    /** DH-LEAVE-01, DH-LEAVE-04: a crew that Falls Back has left as much as one that Routs. */
    @ParameterizedTest
    @ValueSource(strings = {"--by small-arms --ap 8", "--by main-gun --penetrated"})
    void aCrewThatFallsBackIsOutside(String attack) {
        Map<String, Object> answer =
                DhVectors.ask("shoot --odds --at slog --guts 6 --pins 1 --second-pin fall-back " + attack);
        assertCites(answer, "DH-LEAVE-01");
        assertCites(answer, "DH-LEAVE-04");
    }

    /** DH-Q05: what one attack notes is what the next one adds, so one alone counts the same way as several. */
    @Test
    void oneAttackNotesWhatTheNextOneAdds() {
        String one = "shoot --odds --by main-gun --at bunker --crew 5 --penetrated --table-die 5 --guts 10/10";
        Map<String, Object> usual = DhVectors.ask(one);
        Map<String, Object> each = DhVectors.ask(one + " --reading dh.earlier-hits=each-attack");
        assertEquals(Fraction.ONE, DhVectors.chance(usual, "penetrating-hits", 2));
        assertEquals(Fraction.ONE, DhVectors.chance(each, "penetrating-hits", 1));
        assertFalse(Json.object(usual, "readings").containsKey("dh.earlier-hits"));
        assertEquals("each-attack", Json.object(each, "readings").get("dh.earlier-hits"));
    }

    /** DH-FLAME-02, DH-GUN-07: a given die on the table cites how the weapon got there. */
    @ParameterizedTest
    @CsvSource({"flame-thrower --hit 7, false", "main-gun --penetrated, true"})
    void aGivenDieCitesItsWeapon(String weapon, boolean gun) {
        Map<String, Object> answer = DhVectors.ask("shoot --odds --at slog --guts 6 --table-die 5 --by " + weapon);
        assertEquals(gun, Json.list(answer, "rules").contains("DH-GUN-07"));
        assertEquals(!gun, Json.list(answer, "rules").contains("DH-FLAME-02"));
    }

    /** DH-CA-04, DH-CA-06, DH-CC-03: what is possible from close by, and what is not. */
    @ParameterizedTest
    @CsvSource({
        "--at slog --score 3 --grenades, allowed, DH-CA-04",
        "--at slog --mode set-explosives, allowed, DH-CA-06",
        "--at slog --score 3, allowed, DH-CC-03",
        "--at slog --attacker vehicle, not-allowed, DH-CA-01",
    })
    void assaults(String options, String outcome, String rule) {
        Map<String, Object> answer = DhVectors.ask("assault --odds " + options);
        assertEquals(outcome, answer.get("outcome"));
        assertCites(answer, rule);
    }

    /** DH-CA-06: Explosives attack by hit, location and penetration, without Acquiring. */
    @Test
    void explosivesRollToHitAndToPenetrate() {
        Map<String, Object> answer =
                DhVectors.ask("shoot --odds --by explosives --at pit --facing rear --hit 8 --guts 6"
                        + " --penetration 20,30,40,50,60,70,80,90,100,110");
        assertEquals("1/5", exact(answer, "missed"));
        // Walls AV 40 from 3 on, Entrance AV 25 from 2 on.
        Fraction bounced = Fraction.of(8, 10).times(Fraction.of(8 * 2 + 2, 100));
        assertEquals(bounced, Shares.read(exact(answer, "no-penetration").toString()));
        assertCites(answer, "DH-CA-06");
    }

    private static String sum(Map<String, Object> answer, String one, String other) {
        return Shares.read(exact(answer, one).toString())
                .plus(Shares.read(exact(answer, other).toString()))
                .toString();
    }

    private static Object exact(Map<String, Object> answer, String outcome) {
        return Json.object(answer, "exact").getOrDefault(outcome, "0/1");
    }

    private static void assertCites(Map<String, Object> answer, String rule) {
        assertTrue(Json.list(answer, "rules").contains(rule), () -> rule + " is not among " + answer.get("rules"));
    }
}
