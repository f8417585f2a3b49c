package io.redoubt.rules.dh.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.dh.assault.Assault;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.shooting.Shoot;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisposableHeroesBattleTest {
    private static final DisposableHeroesBattle KEPT = new DisposableHeroesBattle();
    private static final Piece LOG = piece("log", "bunker", "card", "glog", "guts", "6/10");
    private static final Piece TANK = piece("tank", "vehicle", "gun", "t34:76.2mm", "hit", "6/10");
    private static final Piece SQUAD = piece("squad", "unit", "ap", "8", "score", "4", "explosives", "true");

    private static Piece piece(String name, String kind, String... values) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            all.put(values[i], values[i + 1]);
        }
        return new Piece(name, kind, all);
    }

    private static Participants who(Optional<Piece> by, Optional<Piece> at) {
        List<Piece> pieces = new ArrayList<>();
        by.ifPresent(pieces::add);
        at.ifPresent(pieces::add);
        return new Participants(by, at, pieces, "");
    }

    private static Procedure<?, ?> procedure(String verb) {
        return DisposableHeroes.ruleSet(text -> {
                    throw new IllegalStateException(text);
                })
                .procedure(verb)
                .orElseThrow();
    }

    private static Map<String, String> filled(String verb, Optional<Piece> by, Optional<Piece> at, String... given) {
        PieceDefaults defaults =
                new PieceDefaults(Stream.of(given).collect(Collectors.toMap(input -> input, input -> "")));
        procedure(verb).fill(who(by, at), defaults);
        return defaults.texts();
    }

    /** What becomes of a piece; {@code inputs} are written {@code key=value}. */
    private static <S, O> List<String> effects(
            Procedure<S, O> procedure, Participants who, O result, List<String> inputs) {
        Map<String, String> texts = new LinkedHashMap<>();
        inputs.forEach(each -> texts.put(each.split("=", -1)[0], each.split("=", -1)[1]));
        Inputs asked = new Inputs(texts, Map.of());
        List<String> changes = new ArrayList<>();
        for (Change change : procedure.effects(procedure.form().read(asked), result, asked, who)) {
            changes.add(change.piece() + ' ' + change.key() + '=' + change.value());
        }
        return changes;
    }

    private static List<String> shot(Piece at, FortificationState end, String... others) {
        List<String> inputs = new ArrayList<>(List.of("by=main-gun", "penetrated=true", "guts=6/10"));
        inputs.add("at=" + at.value("card").orElseThrow());
        inputs.addAll(List.of(others));
        Participants who = who(Optional.empty(), Optional.of(at));
        return effects(new Shoot(), who, Shoot.AttackResult.of(end), inputs);
    }

    /** What is filled in, of these inputs alone; an empty text is none. */
    private static String filledOf(String keys, String verb, Optional<Piece> by, Optional<Piece> at, String... given) {
        Map<String, String> texts = filled(verb, by, at, given);
        List<String> values = new ArrayList<>();
        for (String key : keys.split(" ", -1)) {
            values.add(texts.getOrDefault(key, ""));
        }
        return String.join("|", values);
    }

    private static void refused(String why, String verb, Piece by, Piece at) {
        BadInputException refusal =
                assertThrows(BadInputException.class, () -> filled(verb, Optional.of(by), Optional.of(at)));
        assertTrue(String.valueOf(refusal.getMessage()).contains(why), refusal.getMessage());
    }

    @Test
    void thereAreWorksAttackersAndPlainDigging() {
        assertEquals(
                List.of("bunker", "fort", "unit", "gun", "vehicle", "trench", "foxhole", "fighting-position"),
                PieceKind.ids(KEPT.kinds()));
        for (PieceKind kind : KEPT.kinds()) {
            for (String reserved : List.of("owner", "place", "note", "kind", "name")) {
                assertTrue(kind.field(reserved).isEmpty(), kind.id() + ' ' + reserved);
            }
        }
    }

    /** DH-PEN-16: what was destroyed before comes first, and a weapon the work never had is refused. */
    @Test
    void weaponsLostBeforeAreNotLostAgain() {
        Piece slog = piece("s", "bunker", "card", "slog", "crew", "12", "destroyed-weapon", "Maxim");
        assertEquals(
                List.of("s destroyed-weapon=Maxim\n45mm"),
                shot(slog, FortificationState.of(12, 0, 0, 1).weaponLost(), "destroyed-weapon=Maxim"));
    }

    @Test
    void aWorkHasTheCardOfItsClass() {
        List<String> cards =
                KEPT.kinds().get(0).field("card").orElseThrow().kind().choices();
        assertTrue(cards.contains("glog") && !cards.contains("conc"));
    }

    @Test
    void aFortificationFiresBackAndItsCrewLeaves() {
        assertEquals(Role.BY, new Counterattack().subject());
        assertEquals(Role.BY, new Leave().subject());
        assertEquals(Role.AT, new Shoot().subject());
        assertEquals(Role.AT, new Assault().subject());
    }

    @Test
    void aShotIsFilledFromTheGunAndFromTheWork() {
        Piece struck = LOG.with("crew", "7")
                .with("pins", "1")
                .with("penetrating-hits", "2")
                .with("destroyed-weapon", "MG34 HMG");
        assertEquals(
                Map.of(
                        "at", "glog",
                        "crew", "7",
                        "pins", "1",
                        "penetrating-hits", "2",
                        "destroyed-weapon", "MG34 HMG",
                        "guts", "6/10",
                        "gun", "t34:76.2mm",
                        "hit", "6/10"),
                filled("shoot", Optional.of(TANK), Optional.of(struck)));
    }

    /** What Pins do to fire is the group's to say, so a pinned work that fires tells of them. */
    @Test
    void thePinsOfWhoeverFiresGoAlong() {
        Piece pinned = piece("s", "bunker", "card", "slog").with("pins", "1");
        assertEquals("1", filledOf("firer-pins", "shoot", Optional.of(pinned), Optional.of(LOG)));
        assertEquals("1", filledOf("pins", "counterattack", Optional.of(pinned), Optional.empty()));
        assertEquals("1", filledOf("firer-pins", "shoot", Optional.of(TANK.with("pins", "1")), Optional.of(LOG)));
    }

    @ParameterizedTest
    @CsvSource({"unit, small-arms", "gun, main-gun", "vehicle, main-gun"})
    void whoNamesNoWeaponFiresTheUsualOne(String kind, String way) {
        assertEquals(way, filledOf("by", "shoot", Optional.of(piece("a", kind)), Optional.of(LOG)));
    }

    @Test
    void anotherWeaponBringsItsOwnFigures() {
        Piece armed = TANK.with("ap", "3").with("by", "main-gun");
        assertEquals("3|main-gun|t34:76.2mm", filledOf("ap by gun", "shoot", Optional.of(armed), Optional.of(LOG)));
        assertEquals("||", filledOf("ap by gun", "shoot", Optional.of(armed), Optional.of(LOG), "gun"));
    }

    @Test
    void aWorkFiresTheFirstWeaponItStillHas() {
        Piece slog = piece("s", "bunker", "card", "slog");
        assertEquals("slog:45mm", filledOf("gun", "shoot", Optional.of(slog), Optional.of(LOG)));
        Piece struck = slog.with("destroyed-weapon", "45mm");
        assertEquals("slog:Maxim", filledOf("gun", "shoot", Optional.of(struck), Optional.of(LOG)));
        refused("has lost its weapons", "shoot", slog.with("destroyed-weapon", "45mm\nmaxim"), LOG);
        refused("no men inside", "shoot", slog.with("crew", "0"), LOG);
    }

    @Test
    void anEmptyWorkHasNobodyInside() {
        Piece routed = LOG.with("outside", "routed").with("crew", "4").with("pins", "3");
        assertEquals("0|", filledOf("crew pins", "shoot", Optional.of(TANK), Optional.of(routed)));
        assertEquals("0", filledOf("crew", "counterattack", Optional.of(routed), Optional.empty()));
        assertEquals("4|rout", filledOf("crew cause", "leave", Optional.of(routed), Optional.empty()));
        Optional<Piece> fellBack = Optional.of(LOG.with("outside", "fell-back"));
        assertEquals("|fall-back", filledOf("crew cause", "leave", fellBack, Optional.empty()));
    }

    @Test
    void otherProceduresAreFilled() {
        assertEquals("t34:76.2mm|glog", filledOf("gun at", "penetrate", Optional.of(TANK), Optional.of(LOG)));
        assertEquals("4|true|", filledOf("score explosives attacker", "assault", Optional.of(SQUAD), Optional.of(LOG)));
        assertEquals("vehicle", filledOf("attacker", "assault", Optional.of(TANK), Optional.of(LOG)));
        Piece left = LOG.with("man", "mg34").with("left", "earlier").with("crew", "0");
        assertEquals(
                "glog|mg34|earlier", filledOf("from man left", "counterattack", Optional.of(left), Optional.empty()));
        assertEquals("glog", filledOf("structure", "deploy-check", Optional.empty(), Optional.of(LOG)));
        Piece hole = piece("hole", "foxhole", "crew", "5");
        assertEquals("foxhole|5", filledOf("at crew", "shoot", Optional.empty(), Optional.of(hole)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"shoot", "assault", "penetrate"})
    void nobodyAttacksWhatIsDestroyedOrNoFortification(String verb) {
        refused("log is destroyed", verb, TANK, LOG.with("destroyed", "true"));
        refused("squad is not a Fortification", verb, TANK, SQUAD);
    }

    @Test
    void whatIsGoneDoesNotAct() {
        Piece gone = TANK.with("destroyed", "true");
        refused("tank is destroyed", "shoot", gone, LOG);
        refused("tank is destroyed", "assault", gone, LOG);
        refused("log is destroyed", "counterattack", LOG.with("destroyed", "true"), LOG);
        refused("no men to leave", "leave", LOG.with("crew", "0"), LOG);
        refused("not a Bunker or Fort", "leave", SQUAD, LOG);
    }

    @Test
    void whatAShotLeftIsCarriedOn() {
        FortificationState whole = FortificationState.of(10, 0, 0, 0);
        assertEquals(List.of(), shot(LOG, whole));
        assertEquals(
                List.of("log crew=7", "log pins=1", "log penetrating-hits=2", "log destroyed-weapon=MG34 HMG"),
                shot(LOG, whole.without(3).pinned(1).marked(2).weaponLost()));
    }

    @Test
    void smallArmsLeaveNothingThatNobodyToldOf() {
        Participants who = who(Optional.of(SQUAD), Optional.of(piece("b", "bunker")));
        Shoot.AttackResult hurt = new Shoot.AttackResult(2, 1, FortificationState.of(9, 1, 0, 0));
        List<String> inputs = List.of("by=small-arms", "at=bunker", "shots=2", "ap=8");
        assertEquals(List.of("squad fired=small-arms"), effects(new Shoot(), who, hurt, inputs));
        List<String> counted = List.of("by=small-arms", "at=bunker", "shots=2", "ap=8", "crew=10", "guts=6/10");
        assertEquals(
                List.of("b crew=9", "b pins=1", "squad fired=small-arms"), effects(new Shoot(), who, hurt, counted));
    }

    @Test
    void theAttackerNamesTheWeaponThatIsLost() {
        Piece slog = piece("s", "bunker", "card", "slog", "crew", "12");
        assertEquals(
                List.of("s destroyed-weapon=Maxim"), shot(slog, FortificationState.of(12, 0, 0, 1), "heaviest=maxim"));
    }

    @Test
    void aCrewIsDrivenOut() {
        FortificationState routed = FortificationState.of(4, 3, 0, 0).left(FortificationState.CrewLocation.ROUTED);
        assertEquals(
                List.of("log crew=4", "log pins=3", "log outside=routed", "log left=this-turn"), shot(LOG, routed));
        assertEquals(
                List.of("log pins=2", "log outside=fell-back", "log left=this-turn"),
                shot(LOG, FortificationState.of(10, 2, 0, 0).left(FortificationState.CrewLocation.FELL_BACK)));
        Piece struck = LOG.with("penetrating-hits", "2").with("crew", "4").with("pins", "3");
        assertEquals(
                List.of("log outside=routed", "log left=this-turn", "log penetrating-hits=", "log destroyed=true"),
                shot(struck, routed.marked(2).ending(FortificationState.Condition.DESTROYED)));
    }

    @Test
    void menOutsideAreNotHurtByShotsAtTheEmptyWork() {
        Piece routed = LOG.with("outside", "routed").with("crew", "4").with("pins", "3");
        assertEquals(List.of("log penetrating-hits=1"), shot(routed, FortificationState.of(0, 0, 1, 0), "crew=0"));
    }

    @Test
    void whoLeftMayChargeFromTheNextTurnOn() {
        Piece left = LOG.with("left", "this-turn").with("crew", "0").with("owner", "germans");
        assertEquals(List.of(), KEPT.turnBegins(left, "soviets", List.of(left)));
        List<Expiry> over = KEPT.turnBegins(left, "germans", List.of(left));
        assertEquals(1, over.size());
        assertEquals(List.of(new Change("log", "left", "earlier")), over.get(0).changes());
        assertTrue(over.get(0).sentence().remark().cites().contains(RuleId.of("DH-CC-05")));
        assertEquals(
                List.of(),
                KEPT.turnBegins(left.with("left", "earlier"), "germans", List.of(left.with("left", "earlier"))));
        assertEquals(List.of(), KEPT.upkeep(left, List.of()));
    }
}
