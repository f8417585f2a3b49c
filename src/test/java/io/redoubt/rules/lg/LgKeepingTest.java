package io.redoubt.rules.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Due;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Lapse;
import io.redoubt.rules.Piece;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Supply;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pieces fill in for each verb, what rulings leave on them, and what each turn brings. */
class LgKeepingTest {
    private static final Kept KEPT = new Kept();

    private static final Piece HOUSE = piece(
            "house",
            "building",
            "material=brick roofs=thatch points=20 damage=7 variant=2 breach-points=3 points-done=1 troops=4 armor=2"
                    + " start=2in fuel=9in section=porch=5 new-damage=no");
    private static final Piece SHED = piece("shed", "building", "material=timber-light");
    private static final Piece HEDGE = piece("hedge", "vegetation", "start=2in");
    private static final Piece GUN = piece(
            "gun",
            "unit",
            "weapon=laser attack-factor=7 hit=7/10 penetrate=6/10 armor-penetrate=5/10 fire-mode=pulse mount=vehicle"
                    + " troops=3 as=wardrone with=chainsaw fire-penetrate=1/10 from=trench");
    private static final Piece SNIPER = piece("sniper", "unit", "weapon=bolt-rifle fired=yes signature=2");
    private static final Piece SKY = piece("sky", "conditions", "weather=rain wind=very-strong variant=1");

    private static Map<String, String> texts(String pairs) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String pair : pairs.strip().split(" ", -1)) {
            if (!pair.isEmpty()) {
                int end = pair.indexOf('=');
                texts.put(pair.substring(0, end), pair.substring(end + 1));
            }
        }
        return texts;
    }

    private static Piece piece(String name, String kind, String values) {
        return new Piece(name, kind, texts(values));
    }

    private static Piece named(String name) {
        for (Piece piece : List.of(HOUSE, SHED, HEDGE, GUN, SNIPER, SKY)) {
            if (piece.name().equals(name)) {
                return piece;
            }
        }
        throw new AssertionError(name);
    }

    private static Cast cast(Optional<Piece> by, Optional<Piece> at) {
        return new Cast(by, at, List.of(SKY), "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | house | '' | armor=2 armor-penetrate=5/10 attack-factor=7 damage=7 fire-mode=pulse from=trench hit=7/10"
                        + " material=brick mount=vehicle penetrate=6/10 points=20 troops=4 variant=2 weapon=laser weather=rain",
                "shoot | shed | '' | armor-penetrate=5/10 attack-factor=7 fire-mode=pulse from=trench hit=7/10"
                        + " material=timber-light mount=vehicle penetrate=6/10 weapon=laser weather=rain",
                "shoot | sniper | '' | armor-penetrate=5/10 attack-factor=7 fire-mode=pulse from=trench hit=7/10"
                        + " method=direct mount=vehicle penetrate=6/10 weapon=laser weather=rain",
                "ignite | house | roof | material=thatch weapon=laser weather=rain",
                "ignite | hedge | '' | material=vegetation weapon=laser weather=rain",
                "gap | house | '' | as=wardrone attack-factor=7 attacks=1 hit=7/10 material=brick penetrate=6/10 points=3"
                        + " points-done=1 weapon=laser with=chainsaw",
                "gap | shed | until | as=wardrone attack-factor=7 hit=7/10 material=timber-light penetrate=6/10"
                        + " weapon=laser with=chainsaw",
                "damage | shed | '' | attack-factor=7 hit=7/10 material=timber-light mount=vehicle penetrate=6/10"
                        + " scheme=guidelines weapon=laser",
                "damage | house | '' | attack-factor=7 damage=7 hit=7/10 material=brick mount=vehicle penetrate=6/10"
                        + " points=20 section=porch=5 troops=4 variant=2 weapon=laser",
                "collapse | house | '' | damage=7 new-damage=no points=20 troops=4",
                "spread | house | '' | fuel=9in start=2in wind=very-strong",
                "detect | sniper | '' | fired=yes observers=3 signature=2 weapon=bolt-rifle",
                "cross | shed | '' | armor-penetrate=1/10 as=vehicle structure=intact troops=3",
                "occupy | house | '' | troops=3 type=building",
                "deploy-check | house | '' | points=20 roofs=thatch troops=4 type=building variant=2 walls=brick damage=7",
            })
    void eachVerbIsFilledFromItsPieces(String verb, String at, String given, String filled) {
        Supply supply = new Supply(given.isEmpty() ? Set.of() : Set.of(given));
        KEPT.supply(verb, cast(Optional.of(GUN), Optional.of(named(at))), supply);
        assertEquals(new TreeMap<>(texts(filled)), new TreeMap<>(supply.texts()));
    }

    @Test
    void theVariantOfTheTableCountsWhereAStructureHasPointsAndNoneOfItsOwn() {
        Supply supply = new Supply(Set.of());
        KEPT.supply("shoot", cast(Optional.of(GUN), Optional.of(HOUSE.with("variant", ""))), supply);
        assertEquals("1", supply.texts().get("variant"));
        assertEquals("sky", supply.sources().get("variant"));
    }

    @Test
    void burningGroundAttacksWhoeverPassesButARuinIsARuin() {
        Supply burning = new Supply(Set.of());
        KEPT.supply("cross", cast(Optional.of(GUN), Optional.of(HEDGE.with("burning", "true"))), burning);
        assertTrue(!burning.texts().containsKey("structure"));
        Supply ruin = new Supply(Set.of());
        Piece gone = HOUSE.with("burning", "true").with("structure", "destroyed");
        KEPT.supply("cross", cast(Optional.of(GUN), Optional.of(gone)), ruin);
        assertEquals("destroyed", ruin.texts().get("structure"));
    }

    @Test
    void onlyUnitsInActionAct() {
        Supply supply = new Supply(Set.of());
        Cast out = cast(Optional.of(GUN.with("out-of-action", "true")), Optional.of(HOUSE));
        assertTrue(assertThrows(BadInput.class, () -> KEPT.supply("shoot", out, supply))
                .getMessage()
                .contains("gun is out of action"));
        Cast wall = cast(Optional.of(SHED), Optional.of(HOUSE));
        assertTrue(assertThrows(BadInput.class, () -> KEPT.supply("shoot", wall, supply))
                .getMessage()
                .contains("shed is a building"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | house | points=20 | standing | points-lost=14 | gun.fired=yes house.damage=14"
                        + " house.new-damage=yes house.structure=damaged",
                "shoot | house | points=20 | standing | points-lost=7 | gun.fired=yes house.structure=damaged",
                "shoot | house | points=20 | destroyed | points-lost=20 | gun.fired=yes house.structure=destroyed"
                        + " house.damage=20 house.new-damage= house.points-done=",
                "shoot | shed | nuclear=true | destroyed | '' | gun.fired=yes shed.structure=destroyed",
                "shoot | shed | mount=vehicle | penetrated | '' | gun.fired=yes shed.holes=1 shed.structure=damaged",
                "shoot | shed | mount=infantry | penetrated | '' | gun.fired=yes",
                "shoot | shed | mount=vehicle | no-penetration | '' | gun.fired=yes",
                "shoot | shed | effect-area=true mount=vehicle | penetrated-no-fire | '' | gun.fired=yes"
                        + " shed.part-destroyed=true shed.structure=damaged",
                "shoot | shed | fire-mode=area | not-penetrated-but-on-fire | '' | gun.fired=yes shed.burning=true"
                        + " shed.start=1 shed.fire-size=1 shed.turns=0",
                "shoot | house | method=known | piece-out-of-action | hits=2,casualties=2 | gun.fired=yes house.troops=2",
                "shoot | house | method=known | out-of-action | '' | gun.fired=yes house.troops=3",
                "shoot | house | method=known | piece-hit-armor-holds | hits=1 | gun.fired=yes",
                "shoot | sniper | method=direct | piece-out-of-action | '' | gun.fired=yes sniper.out-of-action=true",
                "shoot | sniper | detect=4/10 | missed | '' | gun.fired=yes sniper.detected=true",
                "shoot | sniper | detect=4/10 | not-detected | '' | gun.fired=yes",
                "shoot | house | points=20 variant=2 method=known | piece-out-of-action | casualties=2,points-lost=9,fires=1"
                        + " | gun.fired=yes house.troops=2 house.damage=9 house.new-damage=yes house.structure=damaged"
                        + " house.burning=true house.fire-size=2in house.turns=0",
                "shoot | house | points=20 method=known | penetrated-nobody-hit | casualties=0,points-lost=20"
                        + " | gun.fired=yes house.structure=destroyed house.damage=20 house.new-damage= house.points-done=",
                "shoot | shed | method=known mount=vehicle | penetrated-nobody-hit | holes=2 | gun.fired=yes"
                        + " shed.holes=2 shed.structure=damaged",
                "shoot | shed | method=known effect-area=true | no-penetration | parts-destroyed=0 | gun.fired=yes",
                "shoot | shed | method=known effect-area=true | penetrated-nobody-hit | parts-destroyed=1"
                        + " | gun.fired=yes shed.part-destroyed=true shed.structure=damaged",
                "shoot | shed | weapon=heavy-fusion-rifle | penetrated | '' | gun.fired=yes"
                        + " shed.part-destroyed=true shed.structure=damaged",
                "shoot | house | nuclear=true | destroyed | casualties=4 | gun.fired=yes house.troops=0"
                        + " house.structure=destroyed house.damage=20 house.new-damage= house.points-done=",
                "collapse | house | damage=7 | collapses | casualties=4 | house.troops=0 house.structure=destroyed"
                        + " house.damage=20 house.new-damage= house.points-done=",
                "damage | house | points=20 | destroyed | points-lost=20,casualties=4 | house.troops=0"
                        + " house.structure=destroyed house.damage=20 house.new-damage= house.points-done=",
                "cross | hedge | as=vehicle | penetrated | penetrations=1 | gun.from=",
                "damage | shed | '' | hole | '' | shed.holes=1 shed.structure=damaged",
                "damage | shed | '' | part-destroyed | '' | shed.part-destroyed=true shed.structure=damaged",
                "damage | shed | '' | no-damage | '' | ''",
                "damage | shed | '' | standing | points-lost=7 | ''",
                "damage | house | points=20 | standing | points-lost=8,sections-removed=1 | house.damage=8"
                        + " house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "gap | house | '' | not-breached | points-done=2 | house.points-done=2",
                "gap | house | '' | breached | points-done=3 | house.points-done= house.holes=1 house.structure=breached",
                "collapse | house | damage=7 | stands | '' | ''",
                "collapse | house | damage=7 | stands | points-lost=9 | house.damage=9 house.new-damage=yes"
                        + " house.structure=damaged",
                "collapse | house | damage=7 | collapses | '' | house.structure=destroyed house.damage=20"
                        + " house.new-damage= house.points-done=",
                "detect | sniper | '' | detected | '' | sniper.detected=true",
                "detect | house | '' | detected | '' | ''",
                "ignite | sniper | '' | fire | '' | ''",
                "detect | sniper | '' | not-detected | '' | ''",
                "ignite | house | '' | fire | '' | house.burning=true house.fire-size=2in house.turns=0",
                "ignite | house | '' | no-fire | '' | ''",
                "spread | hedge | start=2in turns=4 | burning | size=8 | hedge.burning=true hedge.turns=4 hedge.fire-size=8in",
                "cross | hedge | '' | some-lost | casualties=2 | gun.from= gun.troops=1",
                "cross | hedge | '' | all-lost | casualties=3 | gun.from= gun.troops=0 gun.out-of-action=true",
                "occupy | house | '' | allowed | '' | gun.from=building",
                "occupy | house | action=shoot | allowed | '' | ''",
                "deploy-check | house | '' | legal | '' | ''",
            })
    void eachRulingLeavesItsMarks(
            String verb, String at, String inputs, String outcome, String amounts, String changes) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        texts(amounts.replace(',', ' ')).forEach((key, value) -> numbers.put(key, Integer.parseInt(value)));
        Happening happening = new Happening(verb, texts(inputs), outcome, numbers);
        List<String> told = new ArrayList<>();
        for (Change change : KEPT.effects(happening, cast(Optional.of(GUN), Optional.of(named(at))))) {
            told.add(change.piece() + "." + change.key() + "=" + change.value());
        }
        assertEquals(changes, String.join(" ", told));
    }

    @Test
    void whatBurnsOrIsWorseAlreadyStaysAsItIs() {
        Piece burning = SHED.with("burning", "true").with("structure", "breached");
        Cast cast = cast(Optional.empty(), Optional.of(burning));
        assertEquals(List.of(), KEPT.effects(new Happening("ignite", Map.of(), "fire", Map.of()), cast));
        assertEquals(
                List.of(new Change("shed", "holes", "1")),
                KEPT.effects(new Happening("damage", Map.of(), "hole", Map.of()), cast));
    }

    @Test
    void aCheckThatHeldIsNotNewDamageAnyMore() {
        Cast cast = cast(Optional.empty(), Optional.of(HOUSE.with("new-damage", "yes")));
        assertEquals(
                List.of(new Change("house", "new-damage", "no")),
                KEPT.effects(new Happening("collapse", Map.of("damage", "7"), "stands", Map.of()), cast));
    }

    @Test
    void damagedStructuresAreCheckedEachTurn() {
        assertEquals(List.of(Due.of("collapse")), KEPT.dueEachTurn(HOUSE));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("damage", "")));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("damage", "20")));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("points", "")));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("structure", "destroyed")));
        assertEquals(List.of(), KEPT.dueEachTurn(HOUSE.with("no-collapse-checks", "true")));
    }

    @Test
    void firesGrowEachTurnWhileThereIsFuel() {
        Piece fire = HEDGE.with("burning", "true").with("turns", "1").with("fire-size", "2in");
        List<Due> grows = List.of(new Due("spread", Map.of("turns", "2", "start", "2in")));
        assertEquals(grows, KEPT.dueEachTurn(fire));
        assertEquals(grows, KEPT.dueEachTurn(fire.with("fuel", "3in")));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("fuel", "2in")));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("burning", "")));
        assertEquals(List.of(), KEPT.dueEachTurn(fire.with("fire-size", "10000in")));
    }

    @Test
    void whoFiredIsForgottenAsHisSidesTurnBegins() {
        Piece sniper = SNIPER.with(Piece.OWNER, "colonists");
        assertEquals(List.of(), KEPT.turnBegins(sniper, "raiders"));
        List<Lapse> lapses = KEPT.turnBegins(sniper, "colonists");
        assertEquals(List.of(new Change("sniper", "fired", "")), lapses.get(0).changes());
        List<RuleId> cites = lapses.get(0).sentence().remark().cites();
        assertEquals(List.of(Rule.CONCEAL_02), cites);
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
