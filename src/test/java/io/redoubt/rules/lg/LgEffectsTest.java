package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.GUN;
import static io.redoubt.rules.lg.LgPieces.HEDGE;
import static io.redoubt.rules.lg.LgPieces.HOUSE;
import static io.redoubt.rules.lg.LgPieces.SHED;
import static io.redoubt.rules.lg.LgPieces.named;
import static io.redoubt.rules.lg.LgPieces.participants;
import static io.redoubt.rules.lg.LgPieces.procedure;
import static io.redoubt.rules.lg.LgPieces.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rulings leave on pieces. */
class LgEffectsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot | house | '' | standing | points-lost=14"
                        + " | gun.fired=yes house.damage=14 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "shoot | house | penetrate=0/10 | standing | points-lost=8"
                        + " | gun.fired=yes house.damage=8 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "shoot | house | hit=0/10 | standing | '' | gun.fired=yes house.structure=damaged house.sections-removed=1",
                "shoot | house | damage=13 | destroyed | ''"
                        + " | gun.fired=yes house.troops=0 house.structure=destroyed house.damage=20 house.new-damage= house.points-done= house.sections-removed=1",
                "shoot | shed | nuclear=true | destroyed | '' | gun.fired=yes shed.structure=destroyed",
                "shoot | shed | flammable=no+weapon=chainsaw | not-penetrated-no-fire | '' | gun.fired=yes",
                "shoot | shed | mount=vehicle | penetrated-no-fire | ''"
                        + " | gun.fired=yes shed.holes=1 shed.structure=damaged",
                "shoot | shed | mount=infantry | penetrated-no-fire | '' | gun.fired=yes",
                "shoot | shed | effect-area=true | penetrated-no-fire | ''"
                        + " | gun.fired=yes shed.part-destroyed=true shed.structure=damaged",
                "shoot | shed | fire-mode=area | not-penetrated-but-on-fire | ''"
                        + " | gun.fired=yes shed.burning=true shed.start=1 shed.fire-size=1 shed.turns=0",
                "shoot | shed | weapon=heavy-fusion-rifle | penetrated-no-fire | ''"
                        + " | gun.fired=yes shed.part-destroyed=true shed.structure=damaged",
                "shoot | shed | hit=0/10 | missed-the-structure | '' | gun.fired=yes",
                "shoot | house | method=known+fire-mode=area | piece-out-of-action | casualties=2"
                        + " | gun.fired=yes house.troops=2 house.damage=14 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "shoot | house | method=known | penetrated-nobody-hit | points-lost=14"
                        + " | gun.fired=yes house.damage=14 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "shoot | house | method=known+damage=13 | piece-out-of-action | casualties=4"
                        + " | gun.fired=yes house.troops=0 house.structure=destroyed house.damage=20 house.new-damage= house.points-done= house.sections-removed=1",
                "shoot | house | method=known+flammable=yes | no-penetration | fires=1"
                        + " | gun.fired=yes house.damage=8 house.new-damage=yes house.structure=damaged house.sections-removed=1 house.burning=true house.fire-size=2in house.turns=0",
                "shoot | shed | method=known+troops=1+attacks=2 | still-in-action | holes=2"
                        + " | gun.fired=yes shed.holes=2 shed.structure=damaged",
                "shoot | shed | method=known+effect-area=true+troops=2 | no-penetration | parts-destroyed=0"
                        + " | gun.fired=yes",
                "shoot | shed | method=known+effect-area=true+troops=2 | piece-out-of-action | parts-destroyed=1"
                        + " | gun.fired=yes shed.part-destroyed=true shed.structure=damaged",
                "shoot | sniper | '' | piece-out-of-action | '' | gun.fired=yes sniper.out-of-action=true",
                "shoot | sniper | detect=4/10 | missed | '' | gun.fired=yes sniper.detected=true",
                "shoot | sniper | detect=4/10 | not-detected | '' | gun.fired=yes",
                "shoot | sniper | '' | missed | '' | gun.fired=yes",
                "shoot | hedge | nuclear=true | destroyed | fires=1"
                        + " | gun.fired=yes hedge.structure=destroyed hedge.burning=true hedge.fire-size=2in hedge.turns=0",
                "shoot | hedge | effect-area=true+flammable=no | penetrated-no-fire | '' | gun.fired=yes",
                "shoot | sniper | method=structure+effect-area=true+flammable=no+material=logs | penetrated-no-fire | ''"
                        + " | gun.fired=yes",
                "damage | house | '' | standing | points-lost=8"
                        + " | gun.fired=yes house.damage=8 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "damage | house | '' | standing | points-lost=14"
                        + " | gun.fired=yes house.damage=14 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "damage | house | damage=13 | destroyed | ''"
                        + " | gun.fired=yes house.troops=0 house.structure=destroyed house.damage=20 house.new-damage= house.points-done= house.sections-removed=1",
                "damage | shed | '' | hole | '' | gun.fired=yes shed.holes=1 shed.structure=damaged",
                "damage | shed | effect-area=true | part-destroyed | ''"
                        + " | gun.fired=yes shed.part-destroyed=true shed.structure=damaged",
                "damage | shed | nuclear=true | destroyed | '' | gun.fired=yes shed.structure=destroyed",
                "damage | shed | '' | no-damage | '' | gun.fired=yes",
                "damage | shed | scheme=ignore | no-damage | '' | gun.fired=yes",
                "damage | shed | variant=2 | standing | points-lost=7 | gun.fired=yes",
                "damage | hedge | '' | no-damage | '' | gun.fired=yes",
                "damage | hedge | effect-area=true | part-destroyed | '' | gun.fired=yes",
                "damage | hedge | nuclear=true | destroyed | '' | gun.fired=yes hedge.structure=destroyed",
                "gap | house | attacks=2 | not-breached | points-done=2 | gun.attacked-a-wall=true house.points-done=2",
                "gap | house | attacks=2 | breached | '' | gun.attacked-a-wall=true house.points-done= house.holes=1 house.structure=breached",
                "gap | house | hit=0/10 | not-breached | '' | gun.attacked-a-wall=true",
                "gap | shed | points=3 | not-breached | points-done=0 | gun.attacked-a-wall=true",
                "collapse | house | '' | stands | '' | ''",
                "collapse | house | '' | collapses | ''"
                        + " | house.troops=0 house.structure=destroyed house.damage=20 house.new-damage= house.points-done= house.sections-removed=1",
                "collapse | house | damage=20 | destroyed | ''"
                        + " | house.troops=0 house.structure=destroyed house.damage=20 house.new-damage= house.points-done= house.sections-removed=1",
                "collapse | house | turns=1+variant=2+attack-factor=2+hit=9/10+penetrate=5/10 | stands | points-lost=9"
                        + " | house.damage=9 house.new-damage=yes house.structure=damaged house.sections-removed=1",
                "detect | sniper | '' | detected | '' | sniper.detected=true",
                "detect | sniper | '' | not-detected | '' | ''",
                "ignite | house | flammable=yes | fire | '' | gun.fired=yes house.burning=true house.fire-size=2in house.turns=0",
                "ignite | house | flammable=yes | no-fire | '' | gun.fired=yes",
                "spread | hedge | turns=4 | burning | '' | hedge.burning=true hedge.turns=4 hedge.fire-size=18in",
                "spread | house | turns=4 | at-fuel-limit | ''"
                        + " | house.burning=true house.turns=4 house.fire-size=9in",
                "cross | house | '' | crosses | '' | gun.from=",
                "occupy | house | '' | allowed | '' | gun.in=house gun.from=",
                "occupy | house | action=shoot | allowed | '' | ''",
                "deploy-check | house | '' | legal | '' | ''",
            })
    void eachRulingLeavesItsMarks(
            String verb, String at, String given, String outcome, String amounts, String changes) {
        Consequence<?> came = consequence(verb, named(at), texts(given.replace('+', ' ')), outcome, texts(amounts));
        assertEquals(changes, told(came.effects(participants(Optional.of(GUN), Optional.of(named(at))))));
    }

    /** The first consequence of a question, filled from its pieces, with this outcome and these numbers. */
    private static Consequence<?> consequence(
            String verb, Piece at, Map<String, String> given, String outcome, Map<String, String> amounts) {
        PieceDefaults defaults = new PieceDefaults(given);
        procedure(verb).fill(participants(Optional.of(GUN), Optional.of(at)), defaults);
        Map<String, String> inputs = new LinkedHashMap<>(defaults.texts());
        inputs.putAll(given);
        Inputs asked = new Inputs(inputs, Map.of("lg.troops-in-a-collapse", "out-of-action"));
        Question<?, ?> question = Question.of(procedure(verb), asked);
        assertTrue(question.isAllowed(), () -> question.findings().toString());
        for (Consequence<?> each : question.consequences()) {
            Map<String, String> numbers = new LinkedHashMap<>();
            each.amounts().forEach((name, number) -> numbers.put(name, Integer.toString(number)));
            if (each.outcome().equals(outcome) && numbers.entrySet().containsAll(amounts.entrySet())) {
                return each;
            }
        }
        throw new AssertionError(question.chances().toString());
    }

    private static String told(List<Change> changes) {
        List<String> told = new ArrayList<>();
        for (Change change : changes) {
            told.add(change.piece() + "." + change.key() + "=" + change.value());
        }
        return String.join(" ", told);
    }

    @Test
    void fireTakesThoseWhoPassAndLeavesVehiclesWhereTheyAre() {
        Piece fire = HEDGE.with("burning", "true");
        Participants who = participants(Optional.of(GUN), Optional.of(fire));
        Map<String, String> troops = Map.of("as", "troops");
        assertEquals(
                "gun.from= gun.troops=1",
                told(consequence("cross", fire, troops, "some-lost", Map.of("casualties", "2"))
                        .effects(who)));
        assertEquals(
                "gun.from= gun.troops=0 gun.out-of-action=true",
                told(consequence("cross", fire, troops, "all-lost", Map.of()).effects(who)));
        assertEquals(
                "gun.from=",
                told(consequence("cross", fire, Map.of(), "penetrated", Map.of())
                        .effects(who)));
    }

    @Test
    void whatBurnsOrIsWorseAlreadyStaysAsItIs() {
        Piece burning = SHED.with("burning", "true").with("structure", "breached");
        Participants who = participants(Optional.empty(), Optional.of(burning));
        assertEquals(
                "",
                told(consequence("ignite", burning, Map.of(), "fire", Map.of()).effects(who)));
        assertEquals(
                "shed.holes=1",
                told(consequence("damage", burning, Map.of(), "hole", Map.of()).effects(who)));
    }

    @Test
    void aCheckThatHeldIsNotNewDamageAnyMore() {
        Piece shaken = HOUSE.with("new-damage", "yes");
        Participants who = participants(Optional.empty(), Optional.of(shaken));
        assertEquals(
                "house.new-damage=no",
                told(consequence("collapse", shaken, Map.of(), "stands", Map.of())
                        .effects(who)));
    }
}
