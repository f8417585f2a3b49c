package io.redoubt.rules.dh.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.odds.Odds;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.RuledOut;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Crews that leave, act outside and go back in; works that are empty or gone. */
class CrewsOutsideTest {
    private static final Piece LOG = piece("log", "bunker", "card", "glog", "owner", "germans", "guts", "6/10");
    private static final Piece SQUAD = piece("squad", "unit", "men", "9", "ap", "7", "owner", "germans");

    private static Piece piece(String name, String kind, String... values) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            all.put(values[i], values[i + 1]);
        }
        return new Piece(name, kind, all);
    }

    private static Procedure<?, ?> procedure(String verb) {
        return DisposableHeroes.ruleSet(text -> {
                    throw new IllegalStateException(text);
                })
                .procedure(verb)
                .orElseThrow();
    }

    private static Participants who(Optional<Piece> by, Optional<Piece> at, Piece... others) {
        List<Piece> pieces = new ArrayList<>(List.of(others));
        by.ifPresent(pieces::add);
        at.ifPresent(pieces::add);
        return new Participants(by, at, pieces, "");
    }

    private static Map<String, String> filled(String verb, Participants who) {
        PieceDefaults defaults = new PieceDefaults(Set.of());
        procedure(verb).defaults(who, defaults);
        return defaults.texts();
    }

    /** What a ruling without dice leaves, of everything the pieces fill in. */
    private static List<String> left(String verb, Participants who, String... settled) {
        return left(procedure(verb), verb, who, settled);
    }

    private static <S, O> List<String> left(Procedure<S, O> procedure, String verb, Participants who, String... given) {
        Map<String, String> texts = new LinkedHashMap<>(filled(verb, who));
        texts.keySet().removeIf(key -> procedure.form().field(key).isEmpty());
        Map<String, String> readings = new LinkedHashMap<>();
        for (String each : given) {
            String[] pair = each.split("=", -1);
            (pair[0].startsWith("dh.") ? readings : texts).put(pair[0], pair[1]);
        }
        Inputs asked = new Inputs(texts, readings);
        S situation = procedure.form().read(asked);
        Checklist list = new Checklist();
        procedure.check(situation, list);
        assertEquals(List.of(), list.objections());
        List<String> changes = new ArrayList<>();
        for (Change change : procedure.effects(situation, sure(procedure, situation), asked, who)) {
            changes.add(change.piece() + ' ' + change.key() + '=' + change.value());
        }
        return changes;
    }

    /** The result of what needs no die, or of a die that always does. */
    private static <S, O> O sure(Procedure<S, O> procedure, S situation) {
        return Odds.count(umpire -> procedure.resolve(situation, umpire))
                .distribution()
                .values()
                .get(0);
    }

    private static void ruledOut(String why, String verb, Participants who) {
        RuledOut refusal = assertThrows(RuledOut.class, () -> filled(verb, who));
        assertTrue(String.valueOf(refusal.getMessage()).contains(why), refusal.getMessage());
    }

    /** DH-CC-05: who was driven out in an earlier turn has left then, and not when its units are formed. */
    @ParameterizedTest
    @CsvSource({"this-turn, this-turn", "earlier, earlier"})
    void leadingMenOutKeepsTheTurnTheyLeftIn(String before, String after) {
        Piece driven = LOG.with("outside", "fell-back").with("left", before).with("section", "10");
        List<String> changes = left("leave", who(Optional.of(driven), Optional.empty()));
        assertTrue(changes.contains("log-crew left=" + after), changes.toString());
        assertFalse(changes.contains("log left=this-turn"), changes.toString());
    }

    @Test
    void infantryThatWasACrewMayChargeByItsOwnName() {
        Piece out = SQUAD.with("from", "glog").with("left", "earlier");
        Map<String, String> texts = filled("counterattack", who(Optional.of(out), Optional.empty()));
        assertEquals("charge", texts.get("action"));
        assertEquals("glog", texts.get("from"));
        assertEquals("earlier", texts.get("left"));
        List<Expiry> over = new DisposableHeroesBattle().turnBegins(out.with("left", "this-turn"), "germans");
        assertEquals(
                List.of(new Change("squad", "left", "earlier")), over.get(0).changes());
    }

    /** DH-LEAVE-07: a rifle a man, unless somebody said what it fires. */
    @Test
    void infantryFiresARifleAMan() {
        Map<String, String> texts = filled("shoot", who(Optional.of(SQUAD), Optional.of(LOG)));
        assertEquals("9", texts.get("weapons"));
        assertEquals("1", texts.get("rof"));
        Piece gunners = SQUAD.with("weapons", "2").with("rof", "4");
        assertEquals(
                "2",
                filled("shoot", who(Optional.of(gunners), Optional.of(LOG))).get("weapons"));
        ruledOut("no men left", "shoot", who(Optional.of(SQUAD.with("men", "0")), Optional.of(LOG)));
    }

    @Test
    void aCrewGoesBackInAndIsNotDoubled() {
        Piece empty = LOG.with("crew", "0").with("left", "earlier");
        Piece crew = SQUAD.with("home", "log").with("pins", "1");
        assertEquals(
                List.of("log crew=9", "log pins=1", "log left=", "squad kind="),
                left("enter", who(Optional.of(crew), Optional.of(empty))));
        assertEquals(
                List.of("log crew=10", "squad men=6"),
                left("enter", who(Optional.of(crew.with("pins", "")), Optional.of(LOG.with("crew", "7")))));
    }

    /** Strangers are not as brave as those who were there before them. */
    @Test
    void strangersBringTheirOwnGuts() {
        Piece empty = LOG.with("crew", "0").with("second-pin", "fall-back");
        assertEquals(
                List.of("log owner=soviets", "log crew=9", "log guts=", "log second-pin=", "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("owner", "soviets")), Optional.of(empty))));
        assertEquals(
                List.of("log crew=9", "log guts=4/10", "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("guts", "4/10")), Optional.of(LOG.with("crew", "0")))));
    }

    @Test
    void whoIsInTheWayIsNotEntered() {
        Piece enemy = SQUAD.with("owner", "soviets");
        ruledOut("held by the enemy", "enter", who(Optional.of(enemy), Optional.of(LOG)));
        ruledOut("leave takes them out", "enter", who(Optional.of(SQUAD), Optional.of(LOG.with("outside", "routed"))));
        ruledOut("Routs", "enter", who(Optional.of(SQUAD.with("pins", "3")), Optional.of(LOG.with("crew", "0"))));
        ruledOut("is destroyed", "enter", who(Optional.of(SQUAD), Optional.of(LOG.with("destroyed", "true"))));
    }

    @Test
    void menWhoAreCountedTwiceAreToldOf() {
        Piece crew = SQUAD.with("home", "log");
        Participants doubled = who(Optional.empty(), Optional.of(LOG.with("crew", "9")), crew);
        assertEquals(1, procedure("shoot").reminders(doubled).size());
        assertEquals(
                List.of(),
                procedure("shoot").reminders(who(Optional.empty(), Optional.of(LOG.with("crew", "1")), crew)));
        Piece captured = LOG.with("crew", "9").with("owner", "soviets");
        assertEquals(List.of(), procedure("shoot").reminders(who(Optional.empty(), Optional.of(captured), crew)));
    }

    @Test
    void emptyAndDestroyedPiecesAreRefusedEverywhere() {
        Piece gone = LOG.with("destroyed", "true");
        Piece empty = LOG.with("crew", "0");
        for (String verb : List.of("shoot", "penetrate", "assault", "enter")) {
            ruledOut("is destroyed", verb, who(Optional.empty(), Optional.of(gone)));
        }
        ruledOut("is destroyed", "counterattack", who(Optional.of(gone), Optional.empty()));
        ruledOut("nobody inside", "shoot", who(Optional.of(empty), Optional.of(LOG)));
        ruledOut("nobody who could leave", "leave", who(Optional.of(empty), Optional.empty()));
        assertEquals(
                "0",
                filled("assault", who(Optional.of(SQUAD), Optional.of(empty))).get("crew"));
    }

    @ParameterizedTest
    @CsvSource({
        "by-players, ''",
        "work-destroyed, log crew=0|log destroyed=true",
        "crew-killed, log crew=0",
        "crew-routed, log pins=3|log outside=routed|log left=this-turn"
    })
    void aWonCloseAssaultLeavesWhatTheGroupHasSettled(String way, String changes) {
        Participants who = who(Optional.of(SQUAD.with("owner", "soviets").with("score", "5")), Optional.of(LOG));
        List<String> expected = changes.isEmpty() ? List.of() : List.of(changes.split("\\|", -1));
        assertEquals(expected, left("assault", who, "win=10/10", "dh.close-assault-won=" + way));
    }

    /** Only the core rules take a Pin off: the turn tells who still has some. */
    @Test
    void pinsStayAndAreToldOfEachTurn() {
        List<Expiry> told = new DisposableHeroesBattle().turnBegins(LOG.with("pins", "2"), "germans");
        assertEquals(1, told.size());
        assertEquals(List.of(), told.get(0).changes());
        assertEquals(
                List.of(),
                new DisposableHeroesBattle().turnBegins(LOG.with("pins", "2").with("crew", "0"), ""));
    }

    /** DH-CREW-01: a weapon nobody can serve does not fire, and another of the card may. */
    @Test
    void onlyWhatCanBeServedFires() {
        Participants full = who(Optional.of(piece("s", "bunker", "card", "atb", "crew", "4")), Optional.of(LOG));
        assertEquals("atb:7.5cm", filled("shoot", full).get("gun"));
        ruledOut(
                "too few",
                "shoot",
                who(Optional.of(piece("s", "bunker", "card", "atb", "crew", "3")), Optional.of(LOG)));
        Participants turret = who(Optional.of(piece("t", "bunker", "card", "t34", "crew", "1")), Optional.of(LOG));
        assertEquals("t34:76.2mm", filled("shoot", turret).get("gun"));
    }

    /** DH-CC-04: whoever is inside has not left, whatever was so before. */
    @Test
    void nobodyChargesOutOfAWorkThatIsMannedAgain() {
        Piece again = LOG.with("crew", "9").with("left", "earlier");
        assertFalse(filled("counterattack", who(Optional.of(again), Optional.empty()))
                .containsKey("left"));
        Piece empty = again.with("crew", "0");
        assertEquals(
                "earlier",
                filled("counterattack", who(Optional.of(empty), Optional.empty()))
                        .get("left"));
    }

    /** DH-LEAVE-05, DH-LEAVE-06: what goes along is noted, for the players to hand out, and is not there any more. */
    @Test
    void whatGoesAlongIsNoted() {
        Piece armed = piece("s", "bunker", "card", "slog", "carry", "maxim", "light-mgs", "2", "section", "12");
        List<String> changes = left("leave", who(Optional.of(armed), Optional.empty()));
        assertTrue(changes.contains("s-crew note=carries Maxim, 2 light MGs"), changes.toString());
        assertTrue(changes.contains("s light-mgs="), changes.toString());
    }
}
