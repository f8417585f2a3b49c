package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.KEPT;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.procedure;
import static io.redoubt.rules.lg.LgPieces.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is in a structure, and what befalls him with it. */
class LgInsideTest {
    private static final Piece HUT = piece("hut", "building", "material=logs points=6 variant=2 troops=2 start=1in");
    private static final Piece LAS = piece("las", "unit", "troops=3 in=hut weapon=laser armor-penetrate=5/10");
    private static final Piece MEDIC = piece("medic", "unit", "in=hut fire-penetrate=4/10");
    private static final Piece OUTSIDE = piece("outside", "unit", "troops=5 as=engineers");
    private static final Piece FOXHOLE = piece("foxhole", "foxhole", "");

    private static Participants who(Piece by, Piece at, Piece... others) {
        List<Piece> table = new ArrayList<>(List.of(others));
        table.add(by);
        table.add(at);
        return new Participants(Optional.of(by), Optional.of(at), table, "");
    }

    private static Map<String, String> filled(String verb, Participants who, String given) {
        PieceDefaults defaults = new PieceDefaults(texts(given));
        procedure(verb).fill(who, defaults);
        Map<String, String> inputs = new LinkedHashMap<>(defaults.texts());
        inputs.putAll(texts(given));
        return inputs;
    }

    private static String effects(String verb, Participants who, String given, String readings, String outcome) {
        Inputs asked = new Inputs(filled(verb, who, given), texts(readings));
        for (Consequence<?> each : Question.of(procedure(verb), asked).consequences()) {
            if (each.outcome().equals(outcome)) {
                List<String> told = new ArrayList<>();
                for (Change change : each.effects(who)) {
                    told.add(change.piece() + "." + change.key() + "=" + change.value());
                }
                return String.join(" ", told);
            }
        }
        throw new AssertionError(outcome);
    }

    private static List<String> reminders(String verb, Participants who) {
        return procedure(verb).reminders(who).stream()
                .map(reminder -> SentenceText.plain(reminder.sentence()))
                .toList();
    }

    /** Whose armor class a table is read for: that of who is fired at, where it is one for all of them. */
    @ParameterizedTest
    @CsvSource({
        "'', 2, method=known, ''", // the two whom nobody named have none that is known
        "troops=, 2, method=known, 2",
        "armor=2, 2, method=known, 2",
        "armor=3, '', method=known, 3",
        "armor=3, 2, method=known, ''",
        "armor=3, 2, method=known squad=las=1, 2",
        "armor=3, 2, method=exploratory squad=hut=1, 3",
    })
    void theArmorInsideIsOfThoseFiredAt(String hut, String las, String given, String armor) {
        Piece house = HUT;
        for (Map.Entry<String, String> value : texts(hut).entrySet()) {
            house = house.with(value.getKey(), value.getValue());
        }
        Participants who = who(OUTSIDE, house, LAS.with("armor", las));
        assertEquals(armor, filled("shoot", who, given).getOrDefault("armor", ""));
    }

    @Test
    void thoseInsideCountTogetherNamedOrNot() {
        Map<String, String> inputs = filled("shoot", who(OUTSIDE, HUT, LAS, MEDIC), "method=known");
        assertEquals("6", inputs.get("troops"));
        String some = "method=known squad=las=2\nmedic=1";
        assertEquals("3", filled("shoot", who(OUTSIDE, HUT, LAS, MEDIC), some).get("troops"));
        assertEquals(
                "las, medic, 2 pieces",
                filled("spread", who(OUTSIDE, HUT, LAS, MEDIC), "").get("inside"));
    }

    @Test
    void theNamelessAreLostFirst() {
        Participants who = who(OUTSIDE, HUT, LAS, MEDIC);
        String shot = "method=known effect-area=true troops=6 hit=10 penetrate=10 armor-penetrate=10 attack-factor=1"
                + " weapon=cannon";
        assertEquals(
                "outside.fired=yes hut.troops=0 las.troops=0 las.out-of-action=true medic.out-of-action=true"
                        + " hut.damage=1 hut.new-damage=yes hut.structure=damaged",
                effects("shoot", who, shot, "", "piece-out-of-action"));
    }

    @ParameterizedTest
    @CsvSource({
        "by-hand, hut.structure=destroyed hut.damage=6 hut.troops=0 hut.buried=2 las.in= las.buried=true medic.in="
                + " medic.buried=true",
        "out-of-action, hut.troops=0 las.troops=0 las.out-of-action=true medic.out-of-action=true"
                + " hut.structure=destroyed hut.damage=6 las.in= medic.in="
    })
    void whoeverIsInsideGoesDownWithIt(String way, String changes) {
        Piece worn = HUT.with("damage", "3");
        Participants who = who(OUTSIDE, worn, LAS, MEDIC);
        assertEquals(changes, effects("collapse", who, "", "lg.troops-in-a-collapse=" + way, "collapses"));
    }

    @Test
    void neighboursOfTheOneFiredAtGoDownWithTheWallToo() {
        Piece worn = HUT.with("damage", "5");
        String shot =
                "method=known fire-mode=single hit=10 penetrate=10 armor-penetrate=10 attack-factor=1 weapon=cannon";
        assertEquals(
                "outside.fired=yes las.troops=0 las.out-of-action=true hut.structure=destroyed hut.damage=6 hut.troops=0"
                        + " medic.in= medic.out-of-action=true las.in=",
                effects(
                        "shoot",
                        who(OUTSIDE, LAS, worn, MEDIC),
                        shot,
                        "lg.troops-in-a-collapse=out-of-action",
                        "piece-out-of-action"));
    }

    @ParameterizedTest
    @CsvSource({"shoot", "damage"})
    void aWarheadDestroysThoseInsideWithTheirShelter(String verb) {
        Participants who = who(OUTSIDE, HUT.with("variant", "").with("section", "porch=2"), LAS, MEDIC);
        assertEquals(
                "outside.fired=yes hut.troops=0 las.troops=0 las.out-of-action=true medic.out-of-action=true"
                        + " hut.structure=destroyed hut.damage=6 las.in= medic.in= hut.sections-removed=1",
                effects(verb, who, "nuclear=true hit=10 scheme=guidelines", "", "destroyed"));
    }

    @Test
    void aUnitIsFiredAtThroughTheWallItIsBehind() {
        Map<String, String> inputs = filled("shoot", who(OUTSIDE, LAS, HUT), "method=known");
        assertEquals("logs 3", inputs.get("material") + " " + inputs.get("troops"));
        assertEquals("building", filled("shoot", who(LAS, OUTSIDE, HUT), "").get("from"));
    }

    @Test
    void fireAttacksWhoeverIsInItEachTurn() {
        Piece burning = HUT.with("burning", "true");
        List<Piece> table = List.of(burning, LAS, MEDIC);
        assertEquals(List.of(), KEPT.dueEachTurn(LAS, table), "nobody said what it needs");
        assertEquals(List.of(new UpkeepStep("cross", Map.of("caught", "first"))), KEPT.dueEachTurn(MEDIC, table));
        assertEquals(
                List.of(new UpkeepStep("cross", Map.of("caught", "again"))),
                KEPT.dueEachTurn(MEDIC.with("attacked-by-fire", "true"), table));
        assertEquals(List.of(), KEPT.dueEachTurn(MEDIC, List.of(HUT, MEDIC)));
        assertEquals(List.of(), KEPT.dueEachTurn(MEDIC.with("out-of-action", "true"), table));
        UpkeepStep grows = new UpkeepStep("spread", Map.of("turns", "1"));
        UpkeepStep scorch = new UpkeepStep("damage", Map.of("by-fire", "true"));
        assertEquals(List.of(grows, scorch), KEPT.dueEachTurn(burning, table));
        assertEquals(
                List.of(grows, new UpkeepStep("cross", Map.of("caught", "first")), scorch),
                KEPT.dueEachTurn(burning.with("fire-penetrate", "3/10"), table));
        Piece older = burning.with("fire-penetrate", "3/10")
                .with("turns", "1")
                .with("fuel", "1in")
                .with("fire-size", "1in");
        assertEquals(
                List.of(new UpkeepStep("cross", Map.of("caught", "again")), scorch), KEPT.dueEachTurn(older, table));
        Piece plain = burning.with("variant", "");
        assertEquals(List.of(grows), KEPT.dueEachTurn(plain, table), "no points are counted");
        Piece sky = piece("sky", "conditions", "weather=rain");
        assertEquals(List.of(grows), KEPT.dueEachTurn(plain, List.of(plain, sky)));
        assertEquals(List.of(grows, scorch), KEPT.dueEachTurn(plain, List.of(plain, sky.with("variant", "1"))));
    }

    @Test
    void whoIsInAFireAndNotRolledForIsNamed() {
        Piece burning = HUT.with("burning", "true");
        List<Piece> table = List.of(burning, LAS, MEDIC);
        assertEquals(List.of(), KEPT.turnBegins(MEDIC, "", table), "it is rolled for");
        List<Expiry> said = KEPT.turnBegins(LAS, "", table);
        assertEquals(List.of(), said.get(0).changes());
        assertEquals(
                List.of(RuleId.of("LG-FIRE-32")),
                said.get(0).sentence().remark().cites());
        assertEquals(1, KEPT.turnBegins(burning, "", table).size(), "pieces inside that nobody named");
        assertEquals(List.of(), KEPT.turnBegins(burning.with("fire-penetrate", "3/10"), "", table));
        assertEquals(List.of(), KEPT.turnBegins(LAS, "", List.of(HUT, LAS)), "it does not burn");
    }

    @Test
    void whoIsCaughtStaysWhereHeIs() {
        Piece burning = HUT.with("burning", "true");
        Participants caught = new Participants(Optional.empty(), Optional.of(MEDIC), List.of(burning, MEDIC), "");
        assertEquals(
                "medic.attacked-by-fire=true medic.out-of-action=true",
                effects("cross", caught, "caught=first", "", "all-lost"));
        Participants nameless = new Participants(Optional.empty(), Optional.of(burning), List.of(burning), "");
        assertEquals(
                "hut.attacked-by-fire=true hut.troops=0",
                effects("cross", nameless, "caught=first armor-penetrate=5/10", "", "all-lost"));
        Question<?, ?> again = Question.of(
                procedure("cross"),
                new Inputs(filled("cross", caught, "caught=again"), Map.of("lg.fire-attacks", "once")));
        assertTrue(!again.isAllowed(), "once in all is once");
    }

    @ParameterizedTest
    @CsvSource({
        "cross, caught=first, hut, '', las is not in a fire",
        "cross, caught=first, hut, troops=0 burning=true, no troops are inside hut",
        "gap, '', hut, structure=destroyed, hut is destroyed",
        "gap, '', hut, damage=6, hut is destroyed",
    })
    void whatThePiecesRuleOutIsRefused(String verb, String given, String name, String values, String words) {
        Piece hut = HUT;
        for (Map.Entry<String, String> value : texts(values).entrySet()) {
            hut = hut.with(value.getKey(), value.getValue());
        }
        Piece at = words.startsWith("las") ? LAS : hut;
        List<Piece> table = words.startsWith("no troops") ? List.of(hut) : List.of(hut, LAS);
        Participants who = new Participants(Optional.empty(), Optional.of(at), table, "");
        NotAllowedException refused = assertThrows(NotAllowedException.class, () -> filled(verb, who, given));
        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void everybodyInAFoxholeCounts() {
        Piece first = piece("first", "unit", "in=foxhole troops=1");
        assertEquals("2", filled("occupy", who(MEDIC, FOXHOLE, first), "").get("troops"));
        assertEquals("1", filled("occupy", who(first, FOXHOLE), "").get("troops"));
    }

    @Test
    void whoHasNotFiredIsSilent() {
        Piece hidden = LAS.with("concealment-before", "total");
        assertEquals("no", filled("detect", who(OUTSIDE, hidden), "").get("fired"));
        assertEquals(
                "yes",
                filled("detect", who(OUTSIDE, LAS.with("fired", "yes")), "").get("fired"));
    }

    @Test
    void playersAreReminded() {
        Piece hidden = LAS.with("concealment-before", "total");
        assertEquals(
                List.of("las is totally concealed and has not been detected"),
                reminders("shoot", who(OUTSIDE, hidden)));
        assertEquals(List.of(), reminders("shoot", who(OUTSIDE, hidden.with("detected", "true"))));
        assertEquals(List.of(), reminders("detect", who(OUTSIDE, LAS.with("detected", "true"))));
        assertEquals(List.of("hut is already destroyed"), reminders("shoot", who(OUTSIDE, HUT.with("damage", "6"))));
        assertEquals(
                List.of("las is already out of action"),
                reminders("shoot", who(OUTSIDE, LAS.with("out-of-action", "true"))));
        assertEquals(
                List.of("hut is already breached: this is another of its walls"),
                reminders("gap", who(OUTSIDE, HUT.with("structure", "breached"))));
        assertEquals(
                List.of("las was not declared as engineers, an engineering vehicle or a wardrone"),
                reminders("gap", who(LAS, HUT)));
        Piece sky = piece("sky", "conditions", "variant=1");
        assertEquals(
                List.of("hut counts points by variant 2, the table by variant 1"),
                reminders("shoot", who(OUTSIDE, HUT, sky)));
        assertEquals(List.of("hut is already on fire"), reminders("ignite", who(LAS, HUT.with("burning", "true"))));
        assertEquals(
                List.of("las was inside when a structure fell; decide what happened to it (use set)"),
                reminders("occupy", who(LAS.with("buried", "true"), FOXHOLE)));
        Piece enemy = LAS.with(Piece.OWNER, "raiders");
        assertEquals(
                List.of("las of raiders is in it"),
                reminders("occupy", who(OUTSIDE.with(Piece.OWNER, "colonists"), HUT, enemy)));
    }

    @Test
    void whatIsGoneIsMarkedNoMore() {
        String shot = "hit=5 penetrate=5 attack-factor=1 weapon=cannon";
        assertEquals("", effects("shoot", who(OUTSIDE, HUT.with("structure", "destroyed")), shot, "", "standing"));
    }
}
