package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.GUN;
import static io.redoubt.rules.lg.LgPieces.HEDGE;
import static io.redoubt.rules.lg.LgPieces.HOUSE;
import static io.redoubt.rules.lg.LgPieces.KEPT;
import static io.redoubt.rules.lg.LgPieces.SHED;
import static io.redoubt.rules.lg.LgPieces.SKY;
import static io.redoubt.rules.lg.LgPieces.SNIPER;
import static io.redoubt.rules.lg.LgPieces.named;
import static io.redoubt.rules.lg.LgPieces.participants;
import static io.redoubt.rules.lg.LgPieces.procedure;
import static io.redoubt.rules.lg.LgPieces.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pieces fill in for each verb, and what each turn brings. */
class LgBattleTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | house | '' | armor=2 armor-penetrate=5/10 attack-factor=7 damage=7 fire-mode=pulse from=trench hit=7/10"
                        + " material=brick mount=vehicle penetrate=6/10 points=20 section=porch=5 troops=4 type=building variant=2 weapon=laser weather=rain",
                "shoot | shed | '' | armor-penetrate=5/10 attack-factor=7 fire-mode=pulse from=trench hit=7/10"
                        + " material=timber-light mount=vehicle penetrate=6/10 type=building weapon=laser weather=rain",
                "shoot | sniper | '' | armor-penetrate=5/10 attack-factor=7 fire-mode=pulse from=trench hit=7/10"
                        + " method=direct mount=vehicle penetrate=6/10 weapon=laser weather=rain",
                "ignite | house | roof | from=trench material=thatch weapon=laser weather=rain",
                "ignite | hedge | '' | from=trench material=vegetation weapon=laser weather=rain",
                "gap | house | '' | as=wardrone attack-factor=7 attacks=1 hit=7/10 material=brick penetrate=6/10 points=3"
                        + " points-done=1 weapon=laser with=chainsaw",
                "gap | shed | until | as=wardrone attack-factor=7 hit=7/10 material=timber-light penetrate=6/10"
                        + " weapon=laser with=chainsaw",
                "damage | shed | '' | attack-factor=7 from=trench hit=7/10 material=timber-light mount=vehicle penetrate=6/10"
                        + " scheme=guidelines weapon=laser",
                "damage | house | '' | attack-factor=7 damage=7 from=trench hit=7/10 material=brick mount=vehicle penetrate=6/10"
                        + " points=20 section=porch=5 troops=4 variant=2 weapon=laser",
                "collapse | house | '' | damage=7 inside=4~pieces new-damage=no points=20 troops=4",
                "spread | house | '' | fuel=9in inside=4~pieces start=2in wind=very-strong",
                "detect | sniper | '' | fired=yes observers=3 signature=2 weapon=bolt-rifle",
                "cross | shed | '' | armor-penetrate=1/10 as=vehicle structure=intact troops=3 type=building",
                "occupy | house | '' | structure=damaged troops=7 type=building",
                "deploy-check | house | '' | points=20 roofs=thatch troops=7 type=building variant=2 walls=brick",
            })
    void eachVerbIsFilledFromItsPieces(String verb, String at, String given, String filled) {
        PieceDefaults defaults = new PieceDefaults(given.isEmpty() ? Map.of() : Map.of(given, ""));
        procedure(verb).fill(participants(Optional.of(GUN), Optional.of(named(at))), defaults);
        assertEquals(new TreeMap<>(texts(filled)), new TreeMap<>(defaults.texts()));
    }

    private static Map<String, String> filled(String verb, Piece at, Piece there) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        Participants who = new Participants(Optional.empty(), Optional.of(at), List.of(at, there), "");
        procedure(verb).fill(who, defaults);
        return defaults.texts();
    }

    private static Map<String, String> filled(String verb, Piece at, String... given) {
        PieceDefaults defaults =
                new PieceDefaults(Stream.of(given).collect(Collectors.toMap(input -> input, input -> "")));
        procedure(verb).fill(participants(Optional.empty(), Optional.of(at)), defaults);
        return new TreeMap<>(defaults.texts());
    }

    @Test
    void whoeverIsSaidToPassWithNobodyActingIsCaughtInAFire() {
        Piece fire = HEDGE.with("burning", "true");
        Piece caught = LgPieces.piece("foe", "unit", "troops=2 armor=3 in=hedge");
        assertEquals("first", filled("cross", caught, fire).get("caught"));
        assertEquals(
                "again",
                filled("cross", caught.with("attacked-by-fire", "true"), fire).get("caught"));
        assertThrows(NotAllowedException.class, () -> filled("cross", caught, HEDGE));
        Piece house = LgPieces.piece("house", "building", "burning=true troops=4 armor=2");
        assertEquals(
                new TreeMap<>(texts("armor=2 armor-penetrate=1/10 burning=true troops=4 type=building")),
                filled("cross", house.with("fire-penetrate", "1/10"), "caught"));
    }

    @Test
    void battleKeepsNamesOfWorksAndWhatOnlyPlayersAskFor() {
        assertEquals(List.of("in"), KEPT.namesOfPieces());
        assertEquals(
                List.of("sections-removed", "buried"),
                KEPT.playerTrackedFields().stream().map(InputField::name).toList());
    }

    @Test
    void fireGrowsUpToItsFuelAndAttacksOnlyWhoIsThere() {
        Piece house = LgPieces.piece("house", "building", "burning=true fire-size=8in fuel=9in troops=1");
        assertEquals(List.of("spread"), due(house));
        assertEquals(List.of(), due(house.with("fire-size", "9in")));
        Piece watched = house.with("fire-size", "9in").with("fire-penetrate", "1/10");
        assertEquals(List.of("cross"), due(watched));
        assertEquals(List.of(), due(watched.with("troops", "0")));
        assertEquals(List.of(), due(watched.with("structure", "destroyed")));
    }

    private static List<String> due(Piece piece) {
        return KEPT.dueEachTurn(piece, List.of(piece)).stream()
                .map(UpkeepStep::verb)
                .toList();
    }

    @Test
    void damageBeyondAllPointsIsAllOfThem() {
        Piece ruin = LgPieces.piece("house", "building", "points=20 damage=25");
        assertEquals("20", filled("damage", ruin).get("damage"));
        assertEquals("20", filled("damage", ruin.with("damage", "20")).get("damage"));
        assertEquals("19", filled("damage", ruin.with("damage", "19")).get("damage"));
        assertEquals("20", filled("collapse", ruin).get("damage"));
    }

    @Test
    void theVariantOfTheTableCountsWhereAStructureHasPointsAndNoneOfItsOwn() {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        procedure("shoot").fill(participants(Optional.of(GUN), Optional.of(HOUSE.with("variant", ""))), defaults);
        assertEquals("1", defaults.texts().get("variant"));
        assertEquals("sky", defaults.sources().get("variant"));
    }

    @Test
    void burningGroundAttacksWhoeverPassesButARuinIsARuin() {
        PieceDefaults burning = new PieceDefaults(Map.of());
        procedure("cross").fill(participants(Optional.of(GUN), Optional.of(HEDGE.with("burning", "true"))), burning);
        assertTrue(!burning.texts().containsKey("structure"));
        PieceDefaults ruin = new PieceDefaults(Map.of());
        Piece gone = HOUSE.with("burning", "true").with("structure", "destroyed");
        procedure("cross").fill(participants(Optional.of(GUN), Optional.of(gone)), ruin);
        assertEquals("destroyed", ruin.texts().get("structure"));
    }

    @Test
    void onlyUnitsInActionAct() {
        Participants out = participants(Optional.of(GUN.with("out-of-action", "true")), Optional.of(HOUSE));
        assertTrue(assertThrows(BadInputException.class, () -> KEPT.mayTakePart(out, "shoot"))
                .getMessage()
                .contains("gun is out of action"));
        Participants wall = participants(Optional.of(SHED), Optional.of(HOUSE));
        assertTrue(assertThrows(BadInputException.class, () -> KEPT.mayTakePart(wall, "shoot"))
                .getMessage()
                .contains("shed is a building"));
        Participants weather = participants(Optional.of(GUN), Optional.of(SKY));
        assertTrue(assertThrows(BadInputException.class, () -> KEPT.mayTakePart(weather, "shoot"))
                .getMessage()
                .contains("sky is weather and wind"));
    }

    @Test
    void diceHaveUpToAHundredFaces() {
        assertTrue(KEPT.throwsDice(100));
        assertFalse(KEPT.throwsDice(101));
    }

    @Test
    void pointsOfAStructureNeedAVariant() {
        Piece shed = SHED.with("points", "20");
        Piece rain = LgPieces.piece("sky", "conditions", "weather=rain");
        assertEquals("", filled("deploy-check", shed, GUN).getOrDefault("points", ""));
        assertEquals(
                "20", filled("deploy-check", shed, rain.with("variant", "1")).get("points"));
        assertEquals(
                "20", filled("deploy-check", shed.with("variant", "2"), GUN).get("points"));
    }

    @Test
    void damagedStructuresAreCheckedEachTurn() {
        assertEquals(List.of(UpkeepStep.of("collapse")), KEPT.dueEachTurn(HOUSE, List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("damage", ""), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("damage", "20"), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("points", ""), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("structure", "destroyed"), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("no-collapse-checks", "true"), List.of()));
    }

    @Test
    void firesGrowEachTurnWhileThereIsFuel() {
        Piece fire = HEDGE.with("burning", "true").with("turns", "1").with("fire-size", "2in");
        List<UpkeepStep> grows = List.of(new UpkeepStep("spread", Map.of("turns", "2")));
        assertEquals(grows, KEPT.dueEachTurn(fire, List.of()));
        assertEquals(grows, KEPT.dueEachTurn(fire.with("fuel", "3in"), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("fuel", "2in"), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("burning", ""), List.of()));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("fire-size", "10000in"), List.of()));
    }

    @Test
    void whoFiredIsForgottenAsHisSidesTurnBegins() {
        Piece sniper = SNIPER.with(Piece.OWNER, "colonists");
        assertEquals(List.of(), KEPT.turnBegins(sniper, "raiders"));
        List<Expiry> lapses = KEPT.turnBegins(sniper, "colonists");
        assertEquals(List.of(new Change("sniper", "fired", "")), lapses.get(0).changes());
        assertEquals(List.of(), lapses.get(0).sentence().remark().cites(), "no rule of the chapter says so");
    }

    @Test
    void everyKindSaysWhatItIs() {
        assertEquals(
                List.of(
                        "unit",
                        "bunker",
                        "foxhole",
                        "pillbox",
                        "strongpoint",
                        "trench",
                        "weapon-emplacement",
                        "weapon-turret",
                        "building",
                        "vegetation",
                        "conditions"),
                PieceKind.ids(KEPT.kinds()));
    }
}
