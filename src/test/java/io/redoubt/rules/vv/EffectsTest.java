package io.redoubt.rules.vv;

import static io.redoubt.rules.vv.Tabletop.cast;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Due;
import io.redoubt.rules.Keeping;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What each outcome leaves on hexes and units, and what a new turn brings. */
class EffectsTest {
    private final Keeping kept = new BattleKeeping();

    /** What is left behind. */
    private String left(String verb, Cast cast, String outcome, Map<String, Integer> amounts, String... inputs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            texts.put(inputs[i], inputs[i + 1].replace('+', '\n'));
        }
        List<String> changes = new ArrayList<>();
        for (Change change : Staged.left(verb, cast, outcome, amounts, texts)) {
            changes.add(change.piece() + ' ' + change.key() + ' ' + change.value());
        }
        return String.join(", ", changes);
    }

    @Test
    void fireMarksTheFirersAndWhomItHits() {
        String units = "4-6-5/3+2-6-3:valorous+4-6-4/2:pinned";
        assertEquals("sato fired true", left("shoot", cast("hill", "house"), "no-effect", Map.of(), "units", units));
        assertEquals(
                "sato fired true, able pinned true, baker pinned true",
                left(
                        "shoot",
                        cast("sato", "house"),
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
                        cast("sato", "house"),
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
                        cast("sato", "house"),
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
                left("shoot", cast("gun", "tank"), "eliminated", Map.of(), "range", "5"));
        assertEquals(
                "gun fired true, tank immobile true",
                left("shoot", cast("gun", "park"), "immobilised", Map.of(), "range", "5"));
        assertEquals("gun fired true", left("shoot", cast("gun", "park"), "missed", Map.of(), "range", "5"));
    }

    @Test
    void aGunThatRolledIsPinnedOrGone() {
        String gun = "gun=3:shield";
        assertEquals(
                "tank fired true, gun pinned true",
                left(
                        "shoot",
                        cast("tank", "woods"),
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
                        cast("tank", "woods"),
                        "casualties",
                        Map.of("casualty-points", 4, "eliminated", 1),
                        "apfp",
                        "41",
                        "units",
                        gun));
    }

    @Test
    void ofTwoGunsThatRolledTheTableMustSayWhichIsLost() {
        Cast two = cast("tank", "woods", "other unit counter=gun=3 hex=woods gun-shield=true");
        assertEquals(
                "tank fired true, gun pinned true, other pinned true, woods lost 1",
                left(
                        "shoot",
                        two,
                        "casualties",
                        Map.of("casualty-points", 7, "pinned", 1, "eliminated", 1),
                        "apfp",
                        "41",
                        "units",
                        "gun=3:shield+gun=3:shield"));
    }

    @Test
    void assaultsOwePoints() {
        assertEquals(
                "first eliminated true, able advanced true, baker advanced true, hill points 2, house points 6",
                left(
                        "assault",
                        cast("house", "hill"),
                        "fails",
                        Map.of("attacker-casualty-points", 6, "defender-casualty-points", 2)));
        assertEquals(
                "sato eliminated true, first eliminated true, able advanced true, able points 4",
                left("assault", cast("able", "hill"), "wins", Map.of("attacker-casualty-points", 4)));
        assertEquals("able hex hill", left("assault", cast("able", "hill"), "enters", Map.of(), "won", "true"));
        assertEquals(
                "tank moved true, tank fired true, woods points 3",
                left(
                        "assault",
                        cast("tank", "woods"),
                        "allowed",
                        Map.of("defender-casualty-points", 3),
                        "attack",
                        "8"));
        assertEquals(
                "",
                left(
                        "assault",
                        cast("tank", "woods", "tank unit counter=afv hex=park owner=americans"),
                        "allowed",
                        Map.of()));
    }

    @Test
    void minesOfACapturedHexTakeAllOrLeaveTheChoiceToTheDice() {
        assertTrue(
                left("assault", cast("able", "field"), "wins", Map.of("eliminated", 1), "defenders", "1", "defend", "5")
                        .endsWith("able eliminated true"));
        assertTrue(left(
                        "assault",
                        cast("house", "field"),
                        "wins",
                        Map.of("eliminated", 1),
                        "defenders",
                        "1",
                        "defend",
                        "5")
                .endsWith("house lost 1"));
    }

    /** Mines come to light under those who enter, so under winners and AFVs. */
    @Test
    void onlyWhoEntersRevealsMines() {
        assertTrue(left("assault", cast("able", "field"), "wins", Map.of(), "defenders", "1", "defend", "5")
                .contains("field hidden "));
        assertEquals(
                "able advanced true, able points 2",
                left("assault", cast("able", "field"), "fails", Map.of(), "defenders", "1", "defend", "5"));
        assertEquals(
                "tank moved true, tank fired true, field hidden , tank eliminated true",
                left("assault", cast("tank", "field"), "allowed", Map.of("eliminated", 1), "attack", "8"));
    }

    @Test
    void survivingTakesWhatIsOwed() {
        assertEquals(
                "sato pinned true, hill points ",
                left(
                        "survive",
                        cast("", "hill", "hill hex points=1"),
                        "pinned",
                        Map.of("pinned", 1),
                        "points",
                        "1",
                        "units",
                        "leader+4-6-4/2:pinned"));
        assertEquals("gun eliminated true", left("survive", cast("", "gun"), "eliminated", Map.of(), "points", "3"));
        assertEquals("", left("survive", cast("", "gun"), "unharmed", Map.of(), "points", "0"));
    }

    @Test
    void movingSpendsPointsAndLeadsIntoTheHex() {
        assertEquals(
                "field hidden , able moved true, able spent 1, able hex field",
                left("cross", cast("able", "field"), "allowed", Map.of("cost", 1)));
        assertEquals(
                "field hidden , able eliminated true",
                left("cross", cast("able", "field"), "allowed", Map.of("cost", 1, "eliminated", 1)));
        assertEquals(
                "able advanced true, able hex wire",
                left("cross", cast("able", "wire"), "must-stop", Map.of(), "mode", "advance"));
        assertEquals(
                "tank moved true, tank spent 4",
                left("cross", cast("tank", "woods"), "must-continue", Map.of("cost", 4), "mode", "overrun"));
        assertEquals("", left("cross", cast("able", "house"), "allowed", Map.of(), "mode", "stay"));
        assertEquals("able hex hill", left("occupy", cast("able", "hill"), "allowed", Map.of()));
        assertEquals("", left("occupy", cast("", "hill"), "fortification", Map.of()));
    }

    @Test
    void aChargeTakesTheWireAway() {
        assertEquals(
                "wire position open, able fired true",
                left("gap", cast("able", "wire"), "gapped", Map.of(), "satchel", "true", "adjacent", "true"));
    }

    @Test
    void ralliesEndPinning() {
        assertEquals("easy pinned ", left("rally", cast("", "easy"), "rallied", Map.of()));
        assertEquals("", left("rally", cast("", "easy"), "pinned", Map.of()));
        Piece easy = cast("", "easy").at().orElseThrow();
        assertEquals(Optional.of(new Due("rally", Map.of("phase", "command"))), kept.upkeep(easy));
        assertEquals(Optional.empty(), kept.upkeep(easy.with("eliminated", "true")));
        assertEquals(Optional.empty(), kept.upkeep(cast("", "able").at().orElseThrow()));
    }

    @Test
    void markersComeOffWhosesoeverTurnBegins() {
        Piece able = cast("", "able", "able unit fired=true moved=true spent=3 pinned=true owner=americans")
                .at()
                .orElseThrow();
        assertEquals(
                List.of("fired", "moved", "spent"),
                kept.turnBegins(able, "japanese").get(0).changes().stream()
                        .map(Change::key)
                        .toList());
        assertEquals(List.of(), kept.turnBegins(cast("", "hill").at().orElseThrow(), "japanese"));
    }

    @Test
    void aCloseAssaultThatMayGoThereHasNotBeenMadeYet() {
        assertEquals(
                "",
                left(
                        "cross",
                        cast("able", "hill"),
                        "allowed",
                        Map.of(),
                        "mode",
                        "close-assault",
                        "occupied-by",
                        "enemy"));
        assertEquals(
                "able advanced true, able hex hill",
                left(
                        "cross",
                        cast("able", "hill"),
                        "allowed",
                        Map.of(),
                        "mode",
                        "close-assault",
                        "occupied-by",
                        "none"));
    }

    @Test
    void whoHasNothingToFireDoesNotFireWithItsHex() {
        Cast cast = cast("house", "hill", "truck unit counter=vehicle=3 hex=house owner=americans");
        assertEquals(
                "able fired true, baker fired true", left("shoot", cast, "no-effect", Map.of(), "units", "leader"));
        assertEquals(
                "truck fired true",
                left(
                        "shoot",
                        cast("truck", "hill", "truck unit counter=vehicle=3 hex=park"),
                        "no-effect",
                        Map.of(),
                        "apfp",
                        "4"));
    }
}
