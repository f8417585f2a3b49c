package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.effects;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may go where: two verbs rule on it, and say the same. */
class LgPassageTest {
    private static final Piece FOE = piece("foe", "unit", "troops=2 in=it owner=b");
    private static final Piece FRIEND = piece("friend", "unit", "in=it owner=a");

    private static boolean isAllowed(String verb, Participants who, String given) {
        return ask(verb, who, given, "").isAllowed();
    }

    private static boolean isLegal(Participants who, String given) {
        return ask("deploy-check", who, given, "").chances().get("illegal").signum() == 0;
    }

    @ParameterizedTest
    @EnumSource(FieldworkType.class)
    void whatOneVerbForbidsTheOtherForbidsToo(FieldworkType type) {
        for (String how : List.of("", "structure=damaged", "structure=destroyed")) {
            Piece works = piece("it", type.id(), how);
            for (int troops = 1; troops <= 4; troops++) {
                Piece unit = piece("unit", "unit", "owner=a troops=" + troops);
                for (Piece inside : List.of(FOE, FRIEND)) {
                    Participants who = who(unit, works, inside);
                    for (String action : List.of("occupy", "move-through", "shoot")) {
                        assertEquals(
                                isAllowed("occupy", who, "action=" + action),
                                isAllowed("cross", who, "action=" + action),
                                how + " " + unit + " " + inside + " " + action);
                    }
                }
            }
        }
    }

    @Test
    void onlyThoseWhoShelterTogetherFillAFoxhole() {
        Piece hole = piece("it", "foxhole", "");
        Piece two = piece("two", "unit", "troops=2 owner=a");
        Piece three = piece("three", "unit", "troops=3 owner=a");
        assertTrue(isAllowed("occupy", who(two, hole, FOE), ""));
        assertFalse(isAllowed("occupy", who(two, hole, FRIEND), ""));
        assertFalse(isAllowed("cross", who(two, hole, FRIEND), "action=occupy"));
        assertFalse(isAllowed("cross", who(three, hole), "action=occupy"));
        assertTrue(isAllowed("occupy", who(three, hole), "action=move-through"));
        assertTrue(isAllowed("cross", who(three, hole), ""));
        assertFalse(isAllowed("occupy", who(two, piece("it", "foxhole", "troops=1")), ""));
        assertTrue(isAllowed("occupy", who(two, piece("it", "foxhole", "troops=1 owner=b")), ""));
        assertEquals(List.of("two.in=it"), effects("cross", who(two, hole, FOE), "action=occupy", ""));
    }

    @Test
    void aFireMakesNoRoomInAFoxhole() {
        Piece hole = piece("it", "foxhole", "burning=true");
        Piece three = piece("three", "unit", "troops=3 fire-penetrate=4/10");
        assertFalse(isAllowed("cross", who(three, hole), "action=occupy"));
        assertTrue(isAllowed("cross", who(three, hole), ""));
    }

    @Test
    void theGroupMayLetFireOutOfABunker() {
        Participants who = who(piece("unit", "unit", ""), piece("it", "bunker", ""));
        assertFalse(ask("cross", who, "action=shoot", "").isAllowed());
        assertTrue(
                ask("cross", who, "action=shoot", "lg.fire-from-bunker=allowed").isAllowed());
    }

    /** However a burning structure is said to be, whoever goes there is attacked as often. */
    @ParameterizedTest
    @ValueSource(strings = {"intact", "damaged", "breached", "destroyed"})
    void whatAStructureIsPutsNoFireOut(String state) {
        Participants who =
                who(piece("unit", "unit", "troops=3 fire-penetrate=4/10"), piece("it", "building", "burning=true"));
        for (String action : List.of("", " action=occupy", " action=shoot")) {
            assertEquals(
                    ask("cross", who, action, "").chances(),
                    ask("cross", who, "structure=" + state + action, "lg.untenable=open")
                            .chances());
        }
        Participants inIt = who(
                piece("unit", "unit", "in=it troops=3 fire-penetrate=4/10"), piece("it", "building", "burning=true"));
        assertEquals(
                ask("cross", inIt, "caught=first", "").chances(),
                ask("cross", inIt, "caught=first structure=" + state, "").chances());
        assertEquals(!state.equals("destroyed"), isAllowed("cross", who, "structure=" + state));
    }

    /** Whoever is in what burns enters nothing: what it had of the fire before is all. */
    @ParameterizedTest
    @ValueSource(strings = {"building", "trench", "vegetation"})
    void aFireAttacksNobodyOnEnteringWhatHeIsIn(String kind) {
        Piece fire = piece("it", kind, "burning=true");
        Piece outside = piece("unit", "unit", "troops=2 fire-penetrate=5/10");
        Piece fresh = outside.with("in", "it");
        Piece attacked = fresh.with("attacked-by-fire", "true");
        for (String action : List.of("move-through", "occupy", "shoot")) {
            for (String readings : List.of("", "lg.fire-attacks=once")) {
                String given = "action=" + action;
                assertEquals(
                        ask("cross", who(outside, fire), given, readings).chances(),
                        ask("cross", who(fresh, fire), given, readings).chances());
                assertEquals(
                        "1/1",
                        String.valueOf(ask("cross", who(attacked, fire), given, readings)
                                .chances()
                                .get("crosses")));
                String left = action.equals("move-through") ? "unit.in= unit.attacked-by-fire=" : "";
                assertEquals(List.of(left), effects("cross", who(attacked, fire), given, readings));
                for (String after : effects("cross", who(fresh, fire), given, readings)) {
                    String at = action.equals("move-through") ? "unit.in=" : "unit.attacked-by-fire=true";
                    assertTrue(after.startsWith(at), after);
                }
                if (action.equals("shoot")) {
                    String after = effects("cross", who(outside, fire), given, readings)
                            .toString();
                    assertFalse(after.contains("attacked-by-fire"), after);
                }
            }
        }
        assertEquals(List.of(""), effects("occupy", who(attacked, piece("it", "trench", "burning=true")), "", ""));
    }

    /** A turn more in it is an attack more, unless it attacks once in all. */
    @Test
    void whoStaysInAFireIsAttackedOnceATurn() {
        Piece fire = piece("it", "building", "burning=true");
        Piece unit = piece("unit", "unit", "in=it fire-penetrate=5/10");
        assertEquals("1/8", spared(unit, fire, ""));
        assertEquals("1/4", spared(unit.with("attacked-by-fire", "true"), fire, ""));
        assertEquals("1/2", spared(unit, fire, "lg.fire-attacks=once"));
        assertEquals("1/1", spared(unit.with("attacked-by-fire", "true"), fire, "lg.fire-attacks=once"));
    }

    private static String spared(Piece unit, Piece fire, String readings) {
        return String.valueOf(ask("cross", who(unit, fire), "turns-inside=2", readings)
                .chances()
                .get("crosses"));
    }

    @Test
    void whoIsToBeDeployedInAFoxholeCountsWithItsSide() {
        Piece hole = piece("it", "foxhole", "");
        for (int troops = 1; troops <= 4; troops++) {
            Piece unit = piece("unit", "unit", "owner=a troops=" + troops);
            for (Piece inside : List.of(FOE, FRIEND)) {
                Participants who = who(unit, hole, inside);
                assertEquals(isAllowed("occupy", who, ""), isLegal(who, ""), unit + " " + inside);
            }
        }
    }

    @Test
    void onlyAStrongpointIsNeverEmpty() {
        Participants nobody = new Participants(Optional.empty(), Optional.empty(), List.of(), "");
        for (FieldworkType type : FieldworkType.values()) {
            assertEquals(type != FieldworkType.STRONGPOINT, isLegal(nobody, "crew=none type=" + type.id()), type.id());
        }
    }
}
