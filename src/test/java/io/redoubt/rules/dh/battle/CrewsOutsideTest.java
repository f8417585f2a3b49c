package io.redoubt.rules.dh.battle;

import static io.redoubt.rules.dh.battle.Rulings.filled;
import static io.redoubt.rules.dh.battle.Rulings.left;
import static io.redoubt.rules.dh.battle.Rulings.piece;
import static io.redoubt.rules.dh.battle.Rulings.procedure;
import static io.redoubt.rules.dh.battle.Rulings.ruledOut;
import static io.redoubt.rules.dh.battle.Rulings.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Crews that leave, act outside and go back in; works that are empty or gone. */
class CrewsOutsideTest {
    private static final Piece LOG = piece("log", "bunker", "card", "glog", "owner", "germans", "guts", "6/10");
    private static final Piece SQUAD = piece("squad", "unit", "men", "9", "ap", "7", "owner", "germans");

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
        assertEquals("0", texts.get("crew"));
        ruledOut("no men left", "counterattack", who(Optional.of(out.with("men", "0")), Optional.empty()));
        ruledOut("is destroyed", "counterattack", who(Optional.of(out.with("destroyed", "true")), Optional.empty()));
        List<Expiry> over = new DisposableHeroesBattle()
                .turnBegins(out.with("left", "this-turn"), "germans", List.of(out.with("left", "this-turn")));
        assertEquals(
                List.of(new Change("squad", "left", "earlier")), over.get(0).changes());
    }

    /** DH-CC-04, DH-CC-05: who may charge hangs on where the men are and on when they left, and on both together. */
    @ParameterizedTest
    @CsvSource({
        "'', '', this-turn, log left=",
        "'', '', earlier, log left=",
        "'', '', '', ''",
        "'', routed, this-turn, log left=earlier",
        "'', routed, earlier, ''",
        "0, '', this-turn, log left=earlier",
        "0, '', earlier, ''",
        "4, fell-back, this-turn, log left=earlier",
        "4, '', this-turn, log left="
    })
    void aTurnTellsOfThoseAloneWhoAreOutside(String crew, String outside, String left, String change) {
        Piece work = LOG.with("crew", crew).with("outside", outside).with("left", left);
        List<String> changes = new ArrayList<>();
        new DisposableHeroesBattle()
                .turnBegins(work, "germans", List.of(work))
                .forEach(over -> over.changes()
                        .forEach(each -> changes.add(each.piece() + ' ' + each.key() + '=' + each.value())));
        assertEquals(change, String.join("|", changes));
    }

    /** DH-CC-01: who may charge may not charge everything; a crew inside fires at a work as at anything. */
    @Test
    void noWorkThatStandsIsCharged() {
        Piece out = SQUAD.with("from", "glog").with("left", "earlier");
        for (String kind : List.of("bunker", "fort")) {
            Piece enemy = piece("e", kind, "owner", "soviets");
            ruledOut("cannot be Charged (DH-CC-01)", "counterattack", who(Optional.of(out), Optional.of(enemy)));
            Participants rubble = who(Optional.of(out), Optional.of(enemy.with("destroyed", "true")));
            assertEquals("charge", filled("counterattack", rubble).get("action"));
            Participants inside = who(Optional.of(LOG), Optional.of(enemy));
            assertEquals("glog", filled("counterattack", inside).get("from"));
            Piece empty = LOG.with("crew", "0").with("left", "earlier");
            PieceDefaults charging = new PieceDefaults(Map.of("action", ""));
            Participants crew = who(Optional.of(empty), Optional.of(enemy));
            assertThrows(
                    NotAllowedException.class, () -> procedure("counterattack").fill(crew, charging));
        }
        Participants trench = who(Optional.of(out), Optional.of(piece("t", "trench")));
        assertEquals("charge", filled("counterattack", trench).get("action"));
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
    void menWhoAreCountedTwiceAreToldOf() {
        Piece crew = SQUAD.with("home", "log");
        Participants doubled = who(Optional.empty(), Optional.of(LOG.with("crew", "9")), crew);
        assertEquals(1, procedure("shoot").reminders(doubled).size());
        assertEquals(
                List.of(),
                procedure("shoot").reminders(who(Optional.empty(), Optional.of(LOG.with("crew", "1")), crew)));
        Participants emptied = who(Optional.empty(), Optional.of(LOG.with("crew", "0")), crew.with("men", "11"));
        assertEquals(List.of(), procedure("shoot").reminders(emptied));
        Participants crowded = who(Optional.empty(), Optional.of(LOG.with("crew", "11")), crew.with("men", "0"));
        assertEquals(List.of(), procedure("shoot").reminders(crowded));
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
        ruledOut("no men inside", "shoot", who(Optional.of(empty), Optional.of(LOG)));
        ruledOut("no men to leave", "leave", who(Optional.of(empty), Optional.empty()));
        Piece nobody = SQUAD.with("men", "0");
        for (String verb : List.of("assault", "penetrate")) {
            ruledOut("no men left", verb, who(Optional.of(nobody), Optional.of(LOG)));
        }
        ruledOut("is destroyed", "penetrate", who(Optional.of(SQUAD.with("destroyed", "true")), Optional.of(LOG)));
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
        List<String> expected = new ArrayList<>(changes.isEmpty() ? List.of() : List.of(changes.split("\\|", -1)));
        expected.add("squad assaulted=true");
        assertEquals(expected, left("assault", who, "win=10/10", "dh.close-assault-won=" + way));
    }

    /** DH-CC-05: whoever has not left yet leaves now. */
    @Test
    void whoHasNotLeftLeavesNow() {
        Participants who = who(Optional.of(LOG.with("section", "10")), Optional.empty());
        assertTrue(left("leave", who, "left=no").contains("log left=this-turn"));
        assertTrue(left("leave", who, "left=earlier").contains("log left=earlier"));
    }

    /** DH-PEN-08: what an own work has of armour is known where it is penetrated. */
    @Test
    void aWorkWithoutACardHasItsOwnArmour() {
        Piece built = piece("b", "bunker", "side", "walls:1-10:40", "top", "15");
        Map<String, String> texts = filled("penetrate", who(Optional.empty(), Optional.of(built)));
        assertEquals("walls:1-10:40", texts.get("side"));
        assertEquals("15", texts.get("top"));
    }

    /** Only the core rules take a Pin off: the turn tells who still has some. */
    @Test
    void pinsStayAndAreToldOfEachTurn() {
        List<Expiry> told = new DisposableHeroesBattle()
                .turnBegins(LOG.with("pins", "2"), "germans", List.of(LOG.with("pins", "2")));
        assertEquals(1, told.size());
        assertEquals(List.of(), told.get(0).changes());
        assertEquals(
                List.of(),
                new DisposableHeroesBattle()
                        .turnBegins(
                                LOG.with("pins", "2").with("crew", "0"),
                                "",
                                List.of(LOG.with("pins", "2").with("crew", "0"))));
    }

    /** Only infantry fires a rifle a man: the men of a gun serve it. */
    @Test
    void theMenOfAGunFireNoRifles() {
        Piece gun = piece("g", "gun", "men", "5", "by", "small-arms");
        assertFalse(filled("shoot", who(Optional.of(gun), Optional.of(LOG))).containsKey("weapons"));
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

    /** DH-LEAVE-04, DH-LEAVE-06: a work without a card has the weapons that were told of it, and its men may charge. */
    @Test
    void whoLeavesAWorkWithoutACardIsKnownAsWell() {
        Piece built = piece("b", "fort", "crew", "12", "section", "12", "heavy-weapon", "45mm\ndp\nmaxim");
        Piece armed = built.with("carry", "dp").with("destroyed-weapon", "45mm");
        List<String> changes = left("leave", who(Optional.of(armed), Optional.empty()));
        assertTrue(changes.contains("b-crew note=carries dp"), changes.toString());
        assertTrue(changes.contains("b-crew from=fort"), changes.toString());
        assertTrue(changes.contains("b destroyed-weapon=45mm\ndp"), changes.toString());
        Piece out = piece("b-crew", "unit", "men", "12", "from", "fort", "left", "earlier");
        Map<String, String> charge = filled("counterattack", who(Optional.of(out), Optional.empty()));
        assertEquals("fort", charge.get("from"));
        assertEquals("charge", charge.get("action"));
        PieceDefaults typed = new PieceDefaults(Map.of("from", "slog"));
        procedure("leave").fill(who(Optional.of(built), Optional.empty()), typed);
        assertFalse(typed.texts().containsKey("heavy-weapon"), "a card that is typed has weapons of its own");
    }

    /** DH-GUTS-05: a crew with three Pin markers is no crew any more, whoever gave it the third. */
    @Test
    void aCrewWithThreePinsHasToLeave() {
        Piece pinned = LOG.with("pins", "3").with("section", "10");
        for (String verb : List.of("shoot", "enter")) {
            ruledOut("Routs (DH-GUTS-05)", verb, who(Optional.of(SQUAD), Optional.of(pinned)));
        }
        Piece enemy = piece("e", "bunker", "card", "slog", "owner", "soviets");
        ruledOut("Routs (DH-GUTS-05)", "shoot", who(Optional.of(pinned), Optional.of(enemy)));
        ruledOut("Routs (DH-GUTS-05)", "counterattack", who(Optional.of(pinned), Optional.empty()));
        assertEquals(
                "rout",
                filled("leave", who(Optional.of(pinned), Optional.empty())).get("cause"));
        Piece outside = pinned.with("outside", "routed");
        assertEquals(
                "0",
                filled("shoot", who(Optional.of(SQUAD), Optional.of(outside))).get("crew"));
    }
}
