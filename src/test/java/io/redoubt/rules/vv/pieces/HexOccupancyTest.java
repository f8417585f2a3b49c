package io.redoubt.rules.vv.pieces;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.pieces.HexOccupancy.Activity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A hex acts by those in it who can, and is struck in all who are there. */
class HexOccupancyTest {
    private static final Piece HILL = piece("hill hex");
    private static final Piece WOODS = piece("woods hex");

    private static Piece piece(String line) {
        String[] words = line.split(" ", -1);
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 2; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            values.put(words[i].substring(0, equals), words[i].substring(equals + 1));
        }
        return new Piece(words[0], words[1], values);
    }

    private static HexOccupancy table(Optional<Piece> by, Optional<Piece> at, String... units) {
        List<Piece> pieces = new ArrayList<>(List.of(HILL, WOODS));
        List.of(units).forEach(unit -> pieces.add(piece(unit)));
        return new HexOccupancy(new Participants(by, at, pieces, "americans"));
    }

    private static List<String> names(List<Unit> units) {
        return units.stream().map(unit -> unit.piece().name()).toList();
    }

    private static List<String> acting(Activity activity, String... units) {
        return names(table(Optional.of(HILL), Optional.of(WOODS), units).acting(activity));
    }

    @Test
    void onlyThoseWithSomethingToFireFire() {
        assertEquals(
                List.of("able"),
                acting(Activity.FIRE, "able unit counter=4-6-4/2 hex=hill", "scout unit counter=afv hex=hill"));
        assertEquals(
                List.of("gun"),
                acting(
                        Activity.FIRE,
                        "gun unit counter=gun=3 apfp=6 hex=hill",
                        "truck unit counter=vehicle=2 hex=hill"));
        assertEquals(List.of("truck"), acting(Activity.FIRE, "truck unit counter=vehicle=2 hex=hill"));
        assertEquals(
                List.of("baker"),
                acting(
                        Activity.FIRE,
                        "able unit counter=4-6-4/2 hex=hill fired=true",
                        "baker unit counter=4-6-4/2 hex=hill",
                        "easy unit counter=4-6-4/2 hex=hill pinned=true"));
    }

    @Test
    void onlyUnpinnedInfantryGoesInAfterAnAssault() {
        String[] units = {
            "able unit counter=4-6-4/2 hex=hill advanced=true",
            "easy unit counter=4-6-4/2 hex=hill pinned=true",
            "tank unit counter=afv hex=hill"
        };
        assertEquals(List.of("able"), acting(Activity.ENTER, units));
        assertEquals(List.of("able", "tank"), acting(Activity.MOVE, units));
        assertEquals(List.of("able", "easy"), acting(Activity.ASSAULT, units));
    }

    @Test
    void hexWithoutUnitsIsEmptyOnlyWhereUnitsAreKept() {
        Optional<Piece> loner = Optional.of(piece("able unit counter=4-6-4/2"));
        assertDoesNotThrow(() ->
                table(loner, Optional.of(WOODS), "able unit counter=4-6-4/2").mustHaveTargets("say who"));
        NotAllowedException empty = assertThrows(
                NotAllowedException.class,
                () -> table(
                                loner,
                                Optional.of(WOODS),
                                "able unit counter=4-6-4/2",
                                "baker unit counter=4-6-4/2 hex=hill")
                        .mustHaveTargets("say who"));
        assertEquals("no units are in woods; say who", empty.getMessage());
    }

    @Test
    void unitThatWasNamedIsATargetWhereverItIs() {
        Optional<Piece> able = Optional.of(piece("able unit counter=4-6-4/2 hex=hill"));
        Optional<Piece> stray = Optional.of(piece("stray unit counter=4-6-4/2 hex=nowhere"));
        assertDoesNotThrow(
                () -> table(able, stray, "able unit counter=4-6-4/2 hex=hill").mustHaveTargets("say who"));
        Optional<Piece> alone = Optional.of(piece("able unit counter=4-6-4/2 hex=hill"));
        assertDoesNotThrow(
                () -> table(able, alone, "able unit counter=4-6-4/2 hex=hill").mustHaveTargets("say who"));
    }

    @Test
    void thoseWhoOweTheirPointsTakeThemWhereverTheyAreWhileTheyLive() {
        String[] units = {
            "able unit counter=4-6-4/2 hex=woods owes=hill",
            "baker unit counter=4-6-4/2 hex=hill owes=hill eliminated=true",
            "first unit counter=4-6-4/2 hex=hill"
        };
        assertEquals(
                List.of("able"),
                names(table(Optional.empty(), Optional.of(HILL), units).struck()));
        assertEquals(
                List.of("able", "baker"),
                names(table(Optional.empty(), Optional.of(HILL), units).owing(Optional.of(HILL))));
        assertEquals(
                List.of("able"),
                names(table(Optional.empty(), Optional.of(WOODS), units).struck()));
        String[] gone = {units[1], units[2]};
        assertEquals(
                List.of(),
                names(table(Optional.empty(), Optional.of(HILL), gone).struck()),
                "who came later owes nothing");
    }

    @Test
    void unitsWithFirepowerOfTheirOwnAreTheFireGroup() {
        assertEquals(
                List.of("able"),
                acting(Activity.FIRE, "able unit counter=4-6-4/2 hex=hill", "bazooka unit atfp=D hex=hill"));
    }

    @Test
    void fireAtMovingUnitsIsAtThoseThatPass() {
        String[] units = {"able unit counter=4-6-4/2 hex=hill", "baker unit counter=4-6-4/2 hex=hill passing=true"};
        Optional<Piece> hill = Optional.of(HILL);
        assertEquals(
                List.of("baker"), names(table(Optional.empty(), hill, units).moving()));
        assertEquals(
                List.of("able"), names(table(Optional.empty(), hill, units[0]).moving()), "none is known to move");
    }

    private static HexOccupancy group(String... units) {
        Map<String, Piece> pieces = new LinkedHashMap<>();
        List.of(units).forEach(unit -> pieces.put(piece(unit).name(), piece(unit)));
        Optional<Piece> group =
                Group.of(String.join("+", pieces.keySet()), name -> Optional.ofNullable(pieces.get(name)));
        return table(group, Optional.of(WOODS), units);
    }

    @Test
    void groupsAreLivingInfantryUnlessTheyMove() {
        HexOccupancy fallen =
                group("able unit counter=4-6-4/2 hex=hill", "lost unit counter=4-6-4/2 hex=hill eliminated=true");
        assertTrue(String.valueOf(assertThrows(NotAllowedException.class, fallen::mustTakePart)
                        .getMessage())
                .contains("lost is eliminated"));
        HexOccupancy mixed = group("able unit counter=4-6-4/2 hex=hill", "gun unit counter=gun=3 apfp=6 hex=hill");
        assertThrows(NotAllowedException.class, () -> mixed.acting(Activity.FIRE));
        assertEquals(List.of("able", "gun"), names(mixed.acting(Activity.MOVE)));
    }
}
