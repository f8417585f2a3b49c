package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.rules.vv.battle.ValorAndVictoryBattle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What each outcome leaves on hexes and units, and what a new turn brings. */
class EffectsTest {
    private final BattleRules kept = new ValorAndVictoryBattle();

    /** What is left behind. */
    private String left(String verb, Participants who, String outcome, Map<String, Integer> amounts, String... inputs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            texts.put(inputs[i], inputs[i + 1].replace('+', '\n'));
        }
        return text(Staged.left(verb, who, outcome, amounts, texts));
    }

    private static String text(List<Change> changes) {
        List<String> texts = new ArrayList<>();
        for (Change change : changes) {
            texts.add(change.piece() + ' ' + change.key() + ' ' + change.value());
        }
        return String.join(", ", texts);
    }

    @Test
    void fireMarksTheFirersAndWhomItHits() {
        String units = "4-6-5/3+2-6-3:valorous+4-6-4/2:pinned";
        assertEquals("sato fired true", left("shoot", who("hill", "house"), "no-effect", Map.of(), "units", units));
        assertEquals(
                "sato fired true, able pinned true, baker pinned true",
                left(
                        "shoot",
                        who("sato", "house"),
                        "casualties",
                        Map.of("casualty-points", 3),
                        "apfp",
                        "41",
                        "units",
                        units));
        assertEquals(
                "sato fired true, able reduced true, able pinned true, baker pinned true",
                left(
                        "shoot",
                        who("sato", "house"),
                        "casualties",
                        Map.of("casualty-points", 5, "pinned", 2, "reduced", 1),
                        "apfp",
                        "41",
                        "units",
                        units));
        // Units that were typed are not the ones on the table.
        assertEquals(
                "sato fired true",
                left(
                        "shoot",
                        who("sato", "house"),
                        "casualties",
                        Map.of("casualty-points", 3),
                        "apfp",
                        "41",
                        "units",
                        "4-6-5/3"));
    }

    @Test
    void antiTankFireIsAtOneUnit() {
        assertEquals(
                "gun fired true, tank eliminated true",
                left("shoot", who("gun", "tank"), "eliminated", Map.of(), "range", "5"));
        assertEquals(
                "gun fired true, tank immobile true",
                left("shoot", who("gun", "park"), "immobilised", Map.of(), "range", "5"));
        assertEquals("gun fired true", left("shoot", who("gun", "park"), "missed", Map.of(), "range", "5"));
    }

    @Test
    void aGunThatRolledIsPinnedOrGone() {
        String gun = "gun=3:shield";
        assertEquals(
                "tank fired true, gun pinned true",
                left(
                        "shoot",
                        who("tank", "woods"),
                        "casualties",
                        Map.of("casualty-points", 4, "pinned", 1),
                        "apfp",
                        "41",
                        "units",
                        gun));
        assertEquals(
                "tank fired true, gun eliminated true",
                left(
                        "shoot",
                        who("tank", "woods"),
                        "casualties",
                        Map.of("casualty-points", 4, "eliminated", 1),
                        "apfp",
                        "41",
                        "units",
                        gun));
    }

    @Test
    void ofTwoGunsEachRollsForItself() {
        Participants two = who("tank", "woods", "other unit counter=gun=3 hex=woods gun-shield=true");
        Map<String, Integer> amounts = Map.of("casualty-points", 7, "pinned", 1, "eliminated", 1);
        Map<String, String> given = Map.of("apfp", "41", "units", "gun=3:shield\ngun=3:shield");
        assertEquals(
                Set.of(
                        "tank fired true, gun pinned true, other eliminated true",
                        "tank fired true, gun eliminated true, other pinned true"),
                Staged.each("shoot", two, "casualties", amounts, given)
                        .map(EffectsTest::text)
                        .collect(Collectors.toSet()));
    }

    @Test
    void assaultsOwePoints() {
        assertEquals(
                "first eliminated true, able advanced true, baker advanced true, hill points 2, sato owes hill, "
                        + "house points 6, able owes house, baker owes house",
                left(
                        "assault",
                        who("house", "hill"),
                        "fails",
                        Map.of("attacker-casualty-points", 6, "defender-casualty-points", 2)));
        assertEquals(
                "sato eliminated true, first eliminated true, able advanced true, able points 4, able hex hill",
                left("assault", who("able", "hill"), "wins", Map.of("attacker-casualty-points", 4)));
        assertEquals("able hex hill", left("assault", who("able", "hill"), "enters", Map.of(), "won", "true"));
        assertEquals(
                "tank moved true, tank fired true, tank spent 4, tank hex , woods points 3, gun owes woods",
                left("assault", who("tank", "woods"), "allowed", Map.of("defender-casualty-points", 3), "attack", "8"));
        assertEquals(
                "",
                left(
                        "assault",
                        who("tank", "woods", "tank unit counter=afv hex=park owner=americans"),
                        "allowed",
                        Map.of()));
    }

    @Test
    void minesOfACapturedHexTakeThoseWhoseDiceTheyAre() {
        assertTrue(
                left("assault", who("able", "field"), "wins", Map.of("eliminated", 1), "defenders", "1", "defend", "5")
                        .endsWith("able eliminated true"));
        assertTrue(
                left("assault", who("house", "field"), "wins", Map.of("eliminated", 1), "defenders", "1", "defend", "5")
                        .endsWith("able hex field, baker hex field, able eliminated true"));
    }

    /** Mines come to light under those who enter, so under winners and AFVs. */
    @Test
    void onlyWhoEntersRevealsMines() {
        assertTrue(left("assault", who("able", "field"), "wins", Map.of(), "defenders", "1", "defend", "5")
                .contains("field hidden "));
        assertEquals(
                "able advanced true, able points 2",
                left("assault", who("able", "field"), "fails", Map.of(), "defenders", "1", "defend", "5"));
        assertEquals(
                "tank moved true, tank fired true, tank spent 3, tank hex field, field hidden , tank eliminated true",
                left(
                        "assault",
                        who("tank", "field", "nambu unit counter=4-6-4/2 hex=field owner=japanese"),
                        "allowed",
                        Map.of("eliminated", 1),
                        "attack",
                        "8"));
    }

    @Test
    void survivingTakesWhatIsOwed() {
        assertEquals(
                "sato pinned true, hill points ",
                left(
                        "survive",
                        who("", "hill", "hill hex points=1"),
                        "pinned",
                        Map.of("pinned", 1),
                        "points",
                        "1",
                        "units",
                        "leader+4-6-4/2:pinned"));
        assertEquals("gun eliminated true", left("survive", who("", "gun"), "eliminated", Map.of(), "points", "3"));
        assertEquals("", left("survive", who("", "gun"), "unharmed", Map.of(), "points", "0"));
    }

    @Test
    void movingSpendsPointsAndLeadsIntoTheHex() {
        assertEquals(
                "field hidden , able moved true, able spent 1, able hex field",
                left("cross", who("able", "field"), "allowed", Map.of("cost", 1)));
        assertEquals(
                "field hidden , able hex field, able eliminated true",
                left("cross", who("able", "field"), "allowed", Map.of("cost", 1, "eliminated", 1)));
        assertEquals(
                "able advanced true, able hex wire",
                left("cross", who("able", "wire"), "must-stop", Map.of(), "mode", "advance"));
        assertEquals(
                "tank moved true, tank spent 4, tank overruns woods, tank hex ",
                left("cross", who("tank", "woods"), "must-continue", Map.of("cost", 4), "mode", "overrun"));
        assertEquals("", left("cross", who("able", "house"), "allowed", Map.of(), "mode", "stay"));
        assertEquals("able hex hill", left("occupy", who("able", "hill"), "allowed", Map.of()));
        assertEquals("", left("occupy", who("", "hill"), "fortification", Map.of()));
    }

    @Test
    void aChargeTakesTheWireAway() {
        assertEquals(
                "wire position open, able fired true",
                left("gap", who("able", "wire"), "gapped", Map.of(), "satchel", "true", "adjacent", "true"));
    }

    @Test
    void ralliesEndPinning() {
        assertEquals("easy pinned ", left("rally", who("", "easy"), "rallied", Map.of()));
        assertEquals("", left("rally", who("", "easy"), "pinned", Map.of()));
        Piece easy = who("", "easy").at().orElseThrow();
        assertEquals(List.of(new UpkeepStep("rally", Map.of("phase", "command"))), kept.upkeep(easy, List.of()));
        assertEquals(List.of(), kept.upkeep(easy.with("eliminated", "true"), List.of()));
        assertEquals(List.of(), kept.upkeep(who("", "able").at().orElseThrow(), List.of()));
    }

    @Test
    void markersComeOffWhosesoeverTurnBegins() {
        Piece able = who("", "able", "able unit fired=true moved=true spent=3 pinned=true owner=americans")
                .at()
                .orElseThrow();
        assertEquals(
                List.of("fired", "moved", "spent"),
                kept.turnBegins(able, "japanese").get(0).changes().stream()
                        .map(Change::key)
                        .toList());
        assertEquals(List.of(), kept.turnBegins(who("", "hill").at().orElseThrow(), "japanese"));
    }

    @Test
    void aCloseAssaultThatMayGoThereHasNotBeenMadeYet() {
        Participants who = who("able", "hill");
        String[] held = {"mode", "close-assault", "occupied-by", "enemy"};
        String[] empty = {"mode", "close-assault", "occupied-by", "none"};
        assertEquals("", left("cross", who, "allowed", Map.of(), held));
        assertEquals("able advanced true, able hex hill", left("cross", who, "allowed", Map.of(), empty));
    }

    @Test
    void whoHasNothingToFireDoesNotFireWithItsHex() {
        Participants who = who("house", "hill", "truck unit counter=vehicle=3 hex=house owner=americans");
        assertEquals("able fired true, baker fired true", left("shoot", who, "no-effect", Map.of(), "units", "leader"));
        assertEquals(
                "truck fired true",
                left(
                        "shoot",
                        who("truck", "hill", "truck unit counter=vehicle=3 hex=park"),
                        "no-effect",
                        Map.of(),
                        "apfp",
                        "4"));
    }
}
