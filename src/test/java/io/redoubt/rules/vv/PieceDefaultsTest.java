package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Participants;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hexes and units fill in for each verb. */
class PieceDefaultsTest {
    /** What is filled, in the order of the alphabet. */
    private String filled(String verb, Participants who, String... given) {
        Map<String, String> asked = new HashMap<>();
        List.of(given).forEach(input -> asked.put(input, ""));
        List<String> texts = new ArrayList<>();
        Staged.filled(verb, who, asked).forEach((input, text) -> texts.add(input + ' ' + text.replace("\n", "+")));
        return String.join(", ", texts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | house | hill | apfp 6, at bunker-wood, firer infantry, from building, terrain open-hill, "
                        + "units leader+4-6-4/2:pinned",
                "shoot | able | woods | apfp 4, at open, firer infantry, from building, smoke 1, target gun, "
                        + "terrain woods, units gun=3:shield",
                "shoot | gun | tank | armour E, at open, atfp C, firer gun, target afv, weapon gun",
                "shoot | tank | gun | at open, atfp D, firer afv, gun-shield true, smoke 1, target gun, terrain woods",
                "shoot | easy | woods | apfp 4, at open, firer infantry, from building, pinned true, smoke 1, "
                        + "target gun, terrain woods, units gun=3:shield",
                "shoot | able | tank | apfp 4, armour E, at open, firer infantry, from building, target afv, units afv",
                "shoot | tank | woods | apfp 8, at open, firer afv, smoke 1, target gun, terrain woods, units gun=3:shield",
                "occupy | - | wire | position barbed-wire",
                "cross | sato | house | as infantry, leaders-entering 1, occupants 3, occupied-by enemy, out-of bunker-wood, position open, "
                        + "terrain building, units 1",
                "assault | house | hill | as infantry, at bunker-wood, attack 6, attackers 2, defend 1, defenders 2, enemy-leader 1, "
                        + "from building, pinned-defenders 1, terrain open-hill",
                "assault | tank | woods | as afv, at open, attack 8, attackers 1, defend 2, defenders 1, mode overrun, "
                        + "terrain woods",
                "assault | easy | woods | as infantry, at open, attack 4, attackers 1, defend 2, defenders 1, "
                        + "from building, pinned true, terrain woods",
                "cross | able | field | as infantry, hidden true, movement-points 4, position minefield, units 1",
                "cross | gun | field | as gun, hidden true, own-mines true, position minefield, units 1",
                "cross | able | hill | as infantry, leaders 1, movement-points 4, occupants 2, occupied-by enemy, "
                        + "position bunker-wood, terrain open-hill, units 1",
                "cross | house | park | afvs 1, as infantry, movement-points 4, occupied-by friendly, position open, "
                        + "units 2",
                "gap | able | wire | as infantry, position barbed-wire",
                "gap | easy | wire | as infantry, pinned true, position barbed-wire",
                "occupy | able | hill | as infantry, leaders 1, mover enemy, occupants 2, position bunker-wood, units 1",
                "occupy | - | hill | position bunker-wood",
                "rally | - | easy | as infantry",
                "rally | - | first | as infantry, leader 1",
                "survive | - | gun | as gun, gun-shield true, rating 3",
                "survive | - | baker | units 2-6-3:valorous",
                "survive | - | house | units 4-6-5/3+2-6-3:valorous+4-6-4/2:pinned",
                "deploy-check | - | hill | leaders 1, occupants 2, position bunker-wood, terrain open-hill"
            })
    void piecesFillForms(String verb, String by, String at, String filled) {
        String[] given = verb.equals("survive") ? new String[] {"points"} : new String[0];
        assertEquals(filled, filled(verb, who(by, at), given));
    }

    @Test
    void unitsOfSeveralKindsAreNoOneTarget() {
        String crew = "crew unit counter=2-6-3 hex=woods owner=japanese";
        assertEquals(
                "apfp 4, at open, firer infantry, from building, smoke 1, terrain woods, units gun=3:shield+2-6-3",
                filled("shoot", who("able", "woods", crew)));
        assertEquals(
                "apfp 8, at open, firer afv, smoke 1, terrain woods, units gun=3:shield+2-6-3+vehicle=2",
                filled("shoot", who("tank", "woods", crew, "car unit counter=vehicle=2 hex=woods")));
    }

    @Test
    void whoIsUndergroundFiresOutOfTheTunnelAndComesUpAtItsEnds() {
        String below = "able unit counter=4-6-5/3 hex=house owner=americans underground=true";
        assertEquals(
                "apfp 4, at open, firer infantry, from tunnel, smoke 1, target gun, terrain woods, units gun=3:shield",
                filled("shoot", who("able", "woods", below)));
        assertEquals(
                "as infantry, exit bunker, leaders 1, occupants 2, occupied-by enemy, position bunker-wood, "
                        + "terrain open-hill, underground true, units 1",
                filled("cross", who("able", "hill", below), "tunnel"));
        assertTrue(filled("cross", who("able", "wire", below), "tunnel").contains("exit elsewhere"));
        assertFalse(filled("cross", who("able", "wire", below, "wire hex position=tunnel"), "tunnel")
                .contains("exit"));
        assertTrue(filled("cross", who("able", "woods", below, "woods hex position=cave"), "tunnel")
                .contains("exit cave"));
    }

    /** Friends who only pass hold nothing and take no place; enemies bar the hex all the same. */
    @Test
    void friendsWhoPassAreNoOccupants() {
        String trench = "park hex position=trench";
        String passing = "gun unit counter=gun=3 hex=park passing=true owner=";
        String tank = "tank unit counter=afv hex=woods owner=americans";
        assertEquals(
                "as infantry, movement-points 4, position trench, units 1",
                filled("cross", who("able", "park", trench, tank, passing + "americans")));
        assertEquals(
                "as infantry, position trench, units 1",
                filled("occupy", who("able", "park", trench, tank, passing + "americans")));
        assertEquals("position trench", filled("deploy-check", who("", "park", trench, tank, passing + "americans")));
        assertTrue(filled("cross", who("able", "park", trench, tank, passing + "japanese"))
                .contains("occupied-by enemy"));
    }

    @Test
    void whoHasNothingToFireFillsInNoFirepower() {
        String truck = "truck unit counter=vehicle=2 hex=house owner=americans";
        assertFalse(filled("shoot", who("truck", "woods", truck)).contains("apfp"));
    }

    @Test
    void ofThreeWhoWinAgainstABunkerTheFirstTwoGoIn() {
        String third = "dog unit counter=2-6-3 hex=house owner=americans";
        Participants who = who("house", "hill", third);
        assertTrue(filled("assault", who).contains("entering able+baker,"), filled("assault", who));
        assertTrue(filled("assault", who, "won").contains("entering able+baker"), filled("assault", who, "won"));
        assertFalse(filled("assault", who("house", "woods", third)).contains("entering"));
        assertFalse(filled("assault", who("house", "hill")).contains("entering"));
    }

    @Test
    void minesOfAHexAreThereForAnAssaultToo() {
        String crew = "crew unit counter=2-6-3 hex=field owner=japanese";
        assertTrue(filled("assault", who("able", "field", crew)).contains("hidden true"));
        assertFalse(filled("cross", who("gun", "ditch", "ditch hex position=trench owner=japanese"))
                .contains("mines"));
        String squad = "gun unit counter=2-6-3 hex=woods owner=japanese";
        assertTrue(filled("assault", who("gun", "field", squad, "foe unit counter=2-6-3 hex=field"))
                .contains("own-mines true"));
    }

    @Test
    void whatIsGivenKeepsOthersAway() {
        assertTrue(filled("shoot", who("tank", "gun"), "apfp").contains("units gun=3:shield"));
        assertTrue(filled("shoot", who("able", "tank"), "atfp").contains("armour E"));
        assertEquals("", filled("deploy-check", who("", "hill"), "file"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | able | lost | lost is eliminated",
                "shoot | lost | hill | lost is eliminated",
                "shoot | able | blank | set blank --counter",
                "shoot | wire | hill | no units are in wire",
                "assault | wire | hill | no units are in wire",
                "cross | easy | wire | easy is pinned",
                "occupy | able | park | park has no fortification",
                "gap | able | park | park has no fortification",
                "rally | - | able | able is not pinned",
                "cross | wire | field | no units are in wire",
                "gap | field | wire | no units are in field",
                "occupy | wire | hill | no units are in wire",
                "occupy | easy | hill | easy is pinned",
                "occupy | below | hill | below is in a tunnel",
                "rally | - | hill | hill is a hex"
            })
    void someCanHaveNoPart(String verb, String by, String at, String why) {
        BadInputException bad = assertThrows(
                BadInputException.class,
                () -> filled(verb, who(by, at, "below unit counter=2-6-3 hex=park underground=true")));
        assertTrue(String.valueOf(bad.getMessage()).contains(why), bad.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "assault | tank | woods | woods hex terrain=woods terrain-cost=3 | as afv, at open, attack 8, attackers 1, "
                        + "defend 2, defenders 1, mode overrun, terrain woods, terrain-cost 3",
                "assault | camp | hill | camp hex;cap unit counter=leader hex=camp;mike unit counter=4-6-4 hex=camp | "
                        + "as infantry, at bunker-wood, attack 5, attackers 2, defend 1, defenders 2, enemy-leader 1, "
                        + "pinned-defenders 1, terrain open-hill",
                "survive | - | house | house hex points=2;hill hex points=3;able unit counter=4-6-5/3 hex=house owes=hill | "
                        + "points 2, units 2-6-3:valorous+4-6-4/2:pinned+4-6-5/3",
                "survive | - | able | hill hex points=3;wire hex points=1;able unit counter=4-6-5/3 hex=house owes=hill;"
                        + "baker unit counter=4-6-5/3 hex=house owes=wire | points 3, units 4-6-5/3",
                "occupy | cap | den | den hex position=cave owner=japanese;cap unit counter=leader owner=americans | "
                        + "as infantry, leaders-entering 1, position cave, side other, units 1",
                "cross | able | yard | yard hex;mg unit counter=gun=3 hex=yard owner=americans;"
                        + "truck unit counter=vehicle=4 hex=yard owner=americans | as infantry, guns 1, "
                        + "movement-points 4, occupied-by friendly, position open, units 1, vehicles 1",
                "shoot | sato | able | able unit counter=4-6-5/3 hex=house passing=true | apfp 1, at open, firer infantry, "
                        + "from bunker-wood, leader 1, terrain building, units 4-6-5/3",
                "shoot | gun | park | mike unit counter=4-6-4/2 hex=park | armour E, at open, atfp C, firer gun, "
                        + "target afv, weapon gun"
            })
    void piecesInSpecialPlacesFillForms(String verb, String by, String at, String more, String filled) {
        assertEquals(filled, filled(verb, who(by, at, more.split(";"))));
    }

    @Test
    void typedUnitsAreStruckInsteadOfTheNamedOne() {
        assertEquals("", filled("survive", who("", "gun"), "units", "points"));
    }
}
