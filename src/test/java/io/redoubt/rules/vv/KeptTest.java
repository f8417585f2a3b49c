package io.redoubt.rules.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Keeping;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What hexes and units fill in for each verb, and what each outcome leaves on them. */
class KeptTest {
    private static final List<String> TABLE = List.of(
            "hill hex position=bunker-wood terrain=open-hill",
            "woods hex terrain=woods smoke=1",
            "house hex terrain=building",
            "field hex position=minefield hidden=true owner=japanese",
            "wire hex position=barbed-wire",
            "park hex",
            "sato unit counter=leader leader=1 hex=hill owner=japanese",
            "first unit counter=4-6-4/2 hex=hill owner=japanese pinned=true",
            "gun unit counter=gun=3 apfp=6 atfp=C weapon=gun gun-shield=true hex=woods owner=japanese",
            "able unit counter=4-6-5/3 half=2-6-3 hex=house owner=americans movement-points=4",
            "baker unit counter=4-6-5/3 hex=house owner=americans reduced=true valorous=true",
            "easy unit counter=4-6-4/2 hex=house owner=americans pinned=true",
            "tank unit counter=afv apfp=8 atfp=D armour=E owner=americans hex=park",
            "lost unit counter=4-6-4/2 hex=park eliminated=true",
            "blank unit");

    private final Keeping kept = new Kept();

    private static List<Piece> pieces(String... more) {
        List<Piece> pieces = new ArrayList<>();
        List<String> lines = new ArrayList<>(TABLE);
        lines.addAll(List.of(more));
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            Map<String, String> values = new LinkedHashMap<>();
            for (int i = 2; i < words.length; i++) {
                int equals = words[i].indexOf('=');
                values.put(words[i].substring(0, equals), words[i].substring(equals + 1));
            }
            pieces.removeIf(piece -> piece.name().equals(words[0]));
            pieces.add(new Piece(words[0], words[1], values));
        }
        return pieces;
    }

    private static Cast cast(String by, String at, String... more) {
        List<Piece> pieces = pieces(more);
        return new Cast(named(pieces, by), named(pieces, at), pieces, "americans");
    }

    private static Optional<Piece> named(List<Piece> pieces, String name) {
        return pieces.stream().filter(piece -> piece.name().equals(name)).findFirst();
    }

    /** What is filled, in the order of the alphabet. */
    private String filled(String verb, Cast cast, String... given) {
        Supply supply = new Supply(Set.of(given));
        kept.supply(verb, cast, supply);
        List<String> texts = new ArrayList<>();
        supply.texts().forEach((input, text) -> {
            if (!List.of(given).contains(input)) {
                texts.add(input + ' ' + text.replace("\n", "+"));
            }
        });
        texts.sort(String::compareTo);
        return String.join(", ", texts);
    }

    /** What is left behind. */
    private String left(String verb, Cast cast, String outcome, Map<String, Integer> amounts, String... inputs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            texts.put(inputs[i], inputs[i + 1].replace('+', '\n'));
        }
        List<String> changes = new ArrayList<>();
        for (Change change : kept.effects(new Happening(verb, texts, outcome, amounts), cast)) {
            changes.add(change.piece() + ' ' + change.key() + ' ' + change.value());
        }
        return String.join(", ", changes);
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
                "assault | house | hill | at bunker-wood, attack 6, attackers 2, defend 1, defenders 2, enemy-leader 1, "
                        + "from building, pinned-defenders 1, terrain open-hill",
                "assault | tank | woods | as afv, at open, attack 8, attackers 1, defend 2, defenders 1, mode overrun, "
                        + "terrain woods",
                "assault | easy | woods | as infantry, at open, attack 4, attackers 1, defend 2, defenders 1, "
                        + "from building, pinned true, terrain woods",
                "cross | able | field | as infantry, hidden true, movement-points 4, position minefield, units 1",
                "cross | gun | field | as gun, hidden true, own-mines true, position minefield, units 1",
                "cross | able | hill | as infantry, leaders 1, movement-points 4, occupants 2, occupied-by enemy, "
                        + "position bunker-wood, terrain open-hill, units 1",
                "cross | house | park | as infantry, movement-points 4, occupied-by friendly, position open, units 2, "
                        + "vehicles 1",
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
        assertEquals(filled, filled(verb, cast(by, at)));
    }

    @Test
    void whatIsGivenKeepsOthersAway() {
        assertTrue(filled("shoot", cast("tank", "gun"), "apfp").contains("units gun=3:shield"));
        assertTrue(filled("shoot", cast("able", "tank"), "atfp").contains("armour E"));
        assertEquals("", filled("deploy-check", cast("", "hill"), "file"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | able | lost | lost is eliminated",
                "shoot | lost | hill | lost is eliminated",
                "shoot | able | blank | set blank --counter",
                "shoot | wire | hill | nobody is in wire",
                "assault | wire | hill | nobody is in wire",
                "cross | house | field | each unit rolls for the mines",
                "cross | easy | wire | easy is pinned",
                "occupy | able | park | park holds no fortification",
                "gap | able | park | park holds no fortification",
                "rally | - | able | able is not pinned",
                "rally | - | hill | hill is a hex"
            })
    void someCanHaveNoPart(String verb, String by, String at, String why) {
        BadInput bad = assertThrows(BadInput.class, () -> filled(verb, cast(by, at)));
        assertTrue(String.valueOf(bad.getMessage()).contains(why), bad.getMessage());
    }

    @Test
    void fireMarksTheFirersAndWhomItHits() {
        String units = "4-6-5/3+2-6-3:valorous+4-6-4/2:pinned";
        assertEquals("sato fired true", left("shoot", cast("hill", "house"), "no-effect", Map.of(), "units", units));
        assertEquals(
                "sato fired true, able pinned true, baker pinned true",
                left("shoot", cast("sato", "house"), "casualties", Map.of("casualty-points", 3), "units", units));
        assertEquals(
                "sato fired true, able reduced true, able pinned true, baker pinned true",
                left(
                        "shoot",
                        cast("sato", "house"),
                        "casualties",
                        Map.of("casualty-points", 5, "pinned", 2, "reduced", 1),
                        "units",
                        units));
        // Units that were typed are not the ones on the table.
        assertEquals(
                "sato fired true",
                left("shoot", cast("sato", "house"), "casualties", Map.of("casualty-points", 3), "units", "4-6-5/3"));
    }

    @Test
    void antiTankFireIsAtOneUnit() {
        assertEquals(
                "gun fired true, tank eliminated true", left("shoot", cast("gun", "tank"), "eliminated", Map.of()));
        assertEquals("gun fired true, tank immobile true", left("shoot", cast("gun", "park"), "immobilised", Map.of()));
        assertEquals("gun fired true", left("shoot", cast("gun", "park"), "missed", Map.of()));
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
                        "units",
                        gun));
        assertEquals(
                "tank fired true, gun eliminated true",
                left(
                        "shoot",
                        cast("tank", "woods"),
                        "casualties",
                        Map.of("casualty-points", 4, "eliminated", 1),
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
                        Map.of("casualty-points", 8, "pinned", 1, "eliminated", 1),
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
        assertEquals("", left("assault", cast("tank", "woods"), "allowed", Map.of()));
    }

    @Test
    void minesOfACapturedHexTakeAllOrLeaveTheChoiceToTheDice() {
        assertTrue(left("assault", cast("able", "field"), "wins", Map.of("eliminated", 1))
                .endsWith("able eliminated true"));
        assertTrue(left("assault", cast("house", "field"), "wins", Map.of("eliminated", 1))
                .endsWith("house lost 1"));
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
                "tank moved true, tank spent 3",
                left("cross", cast("tank", "woods"), "allowed", Map.of("cost", 3), "mode", "overrun"));
        assertEquals("", left("cross", cast("able", "house"), "allowed", Map.of(), "mode", "stay"));
        assertEquals("able hex hill", left("occupy", cast("able", "hill"), "allowed", Map.of()));
        assertEquals("", left("occupy", cast("", "hill"), "fortification", Map.of()));
    }

    @Test
    void aChargeTakesTheWireAway() {
        assertEquals("wire position open, able fired true", left("gap", cast("able", "wire"), "gapped", Map.of()));
    }

    @Test
    void ralliesEndPinning() {
        assertEquals("easy pinned ", left("rally", cast("", "easy"), "rallied", Map.of()));
        assertEquals("", left("rally", cast("", "easy"), "pinned", Map.of()));
        Piece easy = cast("", "easy").at().orElseThrow();
        assertEquals(Optional.of("rally"), kept.upkeep(easy));
        assertEquals(Map.of("phase", "command"), kept.upkeepInputs(easy));
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
}
