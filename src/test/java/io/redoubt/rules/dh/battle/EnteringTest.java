package io.redoubt.rules.dh.battle;

import static io.redoubt.rules.dh.battle.Rulings.left;
import static io.redoubt.rules.dh.battle.Rulings.piece;
import static io.redoubt.rules.dh.battle.Rulings.procedure;
import static io.redoubt.rules.dh.battle.Rulings.ruledOut;
import static io.redoubt.rules.dh.battle.Rulings.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.report.SentenceText;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who goes into a work, what goes in with them, and who may not; and what pieces are for. */
class EnteringTest {
    private static final Piece LOG = piece("log", "bunker", "card", "glog", "owner", "germans", "guts", "6/10");
    private static final DisposableHeroesBattle BATTLE = new DisposableHeroesBattle();
    private static final Piece SQUAD = piece("squad", "unit", "men", "9", "ap", "7", "owner", "germans");

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

    /** DH-GUTS-06: Pins of men who are not there any more are nobody's. */
    @Test
    void pinsAreThoseOfWhoeverIsInside() {
        Piece pinned = LOG.with("pins", "2");
        assertEquals(
                List.of("log crew=9", "log pins=", "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("home", "log")), Optional.of(pinned.with("crew", "0")))));
        assertEquals(
                List.of("log crew=10", "squad men=1"),
                left("enter", who(Optional.of(SQUAD.with("men", "2")), Optional.of(pinned.with("crew", "9")))));
    }

    /** Strangers are not as brave as those who were there before them. */
    @Test
    void strangersBringTheirOwnGuts() {
        Piece empty = LOG.with("crew", "0")
                .with("second-pin", "fall-back")
                .with("section", "10")
                .with("light-mgs", "1")
                .with("carry", "mg34")
                .with("rifle-ap", "6");
        assertEquals(
                List.of(
                        "log owner=soviets",
                        "log crew=9",
                        "log guts=",
                        "log second-pin=",
                        "log section=",
                        "log carry=",
                        "log rifle-ap=",
                        "log light-mgs=",
                        "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("owner", "soviets")), Optional.of(empty))));
        assertEquals(
                List.of("log crew=9", "log guts=4/10", "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("guts", "4/10")), Optional.of(LOG.with("crew", "0")))));
    }

    /** Men are somewhere, whatever number was typed: inside, outside or left behind. */
    @Test
    void nobodyVanishes() {
        Piece half = LOG.with("crew", "3");
        for (int men = 1; men <= 9; men++) {
            int in = Math.min(men, 7);
            List<String> changes = left("enter", who(Optional.of(SQUAD), Optional.of(half)), "men=" + men);
            assertEquals(List.of("log crew=" + (3 + in), "squad men=" + (9 - in)), changes);
        }
        assertEquals(
                List.of("log crew=2", "log guts=", "squad kind="),
                left("enter", who(Optional.of(SQUAD.with("men", "")), Optional.of(LOG.with("crew", "0"))), "men=2"));
        for (String outside : List.of("", "routed")) {
            Piece work = LOG.with("outside", outside).with("pins", "2");
            for (int men = 1; men < 10; men++) {
                Participants crew = who(Optional.of(work), Optional.empty());
                List<String> changes = left("leave", crew, "section=10", "crew=" + men);
                assertTrue(changes.contains("log-crew men=" + men), changes.toString());
                assertEquals("log crew=" + (10 - men), changes.get(changes.size() - 1));
            }
        }
    }

    /** DH-LEAVE-06: what a crew abandoned is found again, unless a group plays that it is lost. */
    @Test
    void abandonedWeaponsAreMannedAgainOrLost() {
        String lost = "dh.abandoned-weapons=lost";
        Piece left = piece("s", "bunker", "card", "slog", "owner", "soviets", "crew", "0", "left", "earlier");
        Piece men = piece("men", "unit", "men", "9", "owner", "soviets");
        assertEquals(
                List.of("s crew=9", "s left=", "men kind="), left("enter", who(Optional.of(men), Optional.of(left))));
        assertEquals(
                List.of("s crew=9", "s left=", "s destroyed-weapon=45mm\nMaxim", "men kind="),
                left("enter", who(Optional.of(men), Optional.of(left)), lost));
        Piece home = men.with("home", "s").with("carry", "Maxim");
        assertEquals(
                List.of("s crew=9", "s left=", "s destroyed-weapon=45mm", "s carry=Maxim", "men kind="),
                left("enter", who(Optional.of(home), Optional.of(left)), lost));
        Piece killed = left.with("left", "");
        assertEquals(List.of("s crew=9", "men kind="), left("enter", who(Optional.of(men), Optional.of(killed)), lost));
        Piece own = left.with("card", "").with("heavy-weapon", "HMG");
        assertEquals(
                List.of("s crew=9", "s left=", "s destroyed-weapon=HMG", "men kind="),
                left("enter", who(Optional.of(men), Optional.of(own)), lost));
        Piece twice = left.with("heavy-weapon", "Maxim");
        assertEquals(
                List.of("s crew=9", "s left=", "s destroyed-weapon=Maxim\n45mm", "men kind="),
                left("enter", who(Optional.of(men), Optional.of(twice)), lost));
    }

    /** DH-LEAVE-06, DH-CREW-02: what was carried out is not there for others, and is back with whoever carried it. */
    @Test
    void whatWasCarriedOutIsGoneUntilItIsBroughtBack() {
        Piece maxim = piece("s", "bunker", "card", "slog", "owner", "soviets", "destroyed-weapon", "45mm");
        Piece armed = maxim.with("carry", "maxim").with("section", "12");
        List<String> gone = left("leave", who(Optional.of(armed), Optional.empty()));
        assertTrue(gone.contains("s-crew carry=Maxim"), gone.toString());
        assertTrue(gone.contains("s destroyed-weapon=45mm\nMaxim"), gone.toString());
        assertTrue(gone.contains("s carry="), gone.toString());
        Piece empty = maxim.with("crew", "0").with("destroyed-weapon", "45mm\nMaxim");
        Piece crew = piece("s-crew", "unit", "men", "12", "owner", "soviets", "home", "s", "carry", "Maxim");
        assertEquals(
                List.of("s crew=12", "s destroyed-weapon=45mm", "s carry=Maxim", "s-crew kind="),
                left("enter", who(Optional.of(crew), Optional.of(empty))));
        Piece large = crew.with("men", "14");
        assertEquals(
                List.of(
                        "s crew=12",
                        "s left=no",
                        "s destroyed-weapon=",
                        "s carry=Maxim",
                        "s-crew men=2",
                        "s-crew carry="),
                left("enter", who(Optional.of(large), Optional.of(empty.with("destroyed-weapon", "Maxim")))));
        assertEquals(
                List.of("s owner=germans", "s crew=12", "s guts=", "s-crew kind="),
                left(
                        "enter",
                        who(Optional.of(crew.with("owner", "germans")), Optional.of(empty.with("guts", "6/10")))));
        assertEquals(
                List.of("s crew=12", "s-crew kind="),
                left("enter", who(Optional.of(crew), Optional.of(empty.with("destroyed-weapon", "45mm")))));
    }

    @Test
    void whoIsInTheWayIsNotEntered() {
        Piece enemy = SQUAD.with("owner", "soviets");
        ruledOut("held by the enemy", "enter", who(Optional.of(enemy), Optional.of(LOG)));
        ruledOut(
                "use leave to take them out",
                "enter",
                who(Optional.of(SQUAD), Optional.of(LOG.with("outside", "routed"))));
        Piece inside = LOG.with("crew", "0");
        ruledOut("no men left", "enter", who(Optional.of(SQUAD.with("men", "0")), Optional.of(inside)));
        ruledOut("squad is destroyed", "enter", who(Optional.of(SQUAD.with("destroyed", "true")), Optional.of(inside)));
        ruledOut("Routs", "enter", who(Optional.of(SQUAD.with("pins", "3")), Optional.of(LOG.with("crew", "0"))));
        ruledOut("is destroyed", "enter", who(Optional.of(SQUAD), Optional.of(LOG.with("destroyed", "true"))));
    }

    @Test
    void noPinsAreNothingToTellOf() {
        assertEquals(List.of(), BATTLE.turnBegins(LOG.with("pins", "0"), "germans", List.of(LOG.with("pins", "0"))));
        assertEquals(
                List.of(),
                BATTLE.turnBegins(
                        LOG.with("left", "no").with("crew", "5"),
                        "germans",
                        List.of(LOG.with("left", "no").with("crew", "5"))));
    }

    @Test
    void theDiceHaveTenFaces() {
        assertTrue(BATTLE.throwsDice(10));
        assertFalse(BATTLE.throwsDice(6));
    }

    /** DH-LEAVE-06: weapons that come from another work are noted. */
    @Test
    void aWeaponFromAnotherWorkIsRemembered() {
        Piece crew = SQUAD.with("home", "log").with("carry", "MG34");
        Participants home = who(Optional.of(crew), Optional.of(LOG));
        assertEquals(List.of(), procedure("enter").reminders(home));
        Participants other = who(Optional.of(crew.with("home", "mill")), Optional.of(LOG));
        assertEquals(
                List.of("squad carries MG34, which is not a weapon of this fortification: note its owner"),
                procedure("enter").reminders(other).stream()
                        .map(reminder -> SentenceText.plain(reminder.sentence()))
                        .toList());
    }

    /** DH-LEAVE-05: light machine guns go in with their men, to those of the men inside. */
    @Test
    void lightMachineGunsGoInWithTheirMen() {
        Piece armed = SQUAD.with("light-mgs", "1");
        Piece empty = LOG.with("crew", "0").with("light-mgs", "2");
        assertEquals(
                List.of("log crew=9", "log guts=", "log light-mgs=1", "squad kind="),
                left("enter", who(Optional.of(armed), Optional.of(empty))));
        assertEquals(
                List.of("log crew=9", "log light-mgs=3", "squad kind="),
                left("enter", who(Optional.of(armed.with("home", "log")), Optional.of(empty))));
        assertEquals(
                List.of("log crew=10", "log light-mgs=3", "squad men=2", "squad light-mgs="),
                left("enter", who(Optional.of(armed), Optional.of(empty.with("crew", "3")))));
    }

    /** A mark that others than the crew are inside needs more men than the card has, of one side. */
    @Test
    void moreMenThanTheCardHasAreNotItsCrew() {
        Piece left = piece("s", "bunker", "card", "slog", "owner", "soviets", "crew", "0", "left", "earlier");
        Piece outside = piece("s-crew", "unit", "men", "5", "owner", "soviets", "home", "s");
        Piece men = piece("men", "unit", "men", "8");
        assertEquals(
                List.of("s crew=8", "s left=no", "men kind="),
                left("enter", who(Optional.of(men), Optional.of(left), outside)));
        assertEquals(
                List.of("s crew=7", "s left=", "men kind="),
                left("enter", who(Optional.of(men.with("men", "7")), Optional.of(left), outside)));
    }

    @Test
    void whatAPieceIsForIsKnown() {
        assertEquals(List.of(List.of("shoot", "assault")), BATTLE.turnActions());
        assertEquals(List.of("home"), BATTLE.namesOfPieces());
        assertEquals(
                List.of("men", "home", "light-mgs"),
                BATTLE.playerTrackedFields().stream().map(field -> field.name()).toList());
    }
}
