package io.redoubt.rules.vv.pieces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Units that go somewhere leave behind what they were on the way. */
class UnitChangesTest {
    private static final Piece TRENCH = new Piece("trench", "hex", Map.of("position", "trench"));
    private static final Piece MINES = new Piece("mines", "hex", Map.of("position", "minefield", "hidden", "true"));
    private static final Unit MOVER = new Unit(new Piece(
            "able", "unit", Map.of("counter", "4-6-4/2", "hex", "mines", "underground", "true", "passing", "true")));

    private static UnitChanges at(Piece hex) {
        return new UnitChanges(new HexOccupancy(
                new Participants(Optional.empty(), Optional.of(hex), List.of(TRENCH, MINES, MOVER.piece()), "")));
    }

    private static List<String> told(UnitChanges changes) {
        return changes.all().stream()
                .map(change -> change.piece() + ' ' + change.key() + ' ' + change.value())
                .toList();
    }

    @Test
    void whoGoesInIsAboveGroundAndPassesNoMore() {
        UnitChanges changes = at(TRENCH);
        changes.goIn(List.of(MOVER));
        assertEquals(List.of("able hex trench", "able underground ", "able passing "), told(changes));
    }

    @Test
    void whoGoesBelowIsInNoHex() {
        UnitChanges changes = at(TRENCH);
        Unit above = new Unit(MOVER.piece().with("underground", ""));
        changes.goBelow(List.of(above));
        assertEquals(List.of("able underground true", "able hex ", "able passing "), told(changes));
    }

    @Test
    void whoGoesBeyondIsInNoHexAndAboveGround() {
        UnitChanges changes = at(TRENCH);
        changes.goBeyond(List.of(MOVER));
        assertEquals(List.of("able hex ", "able underground ", "able passing "), told(changes));
    }

    @Test
    void pointsAreForgottenWithTheLastWhoOwesThem() {
        Piece owing = TRENCH.with("points", "3");
        Unit able = new Unit(new Piece("able", "unit", Map.of("hex", "mines", "owes", "trench")));
        Unit baker = new Unit(new Piece("baker", "unit", Map.of("hex", "mines", "owes", "trench")));
        HexOccupancy table = new HexOccupancy(new Participants(
                Optional.empty(), Optional.of(owing), List.of(owing, MINES, able.piece(), baker.piece()), ""));
        UnitChanges one = new UnitChanges(table);
        one.eliminate(List.of(able));
        one.forgetIfNobodyOwes(owing);
        assertEquals(List.of("able eliminated true"), told(one));
        UnitChanges both = new UnitChanges(table);
        both.eliminate(List.of(able));
        both.eliminate(List.of(baker));
        assertEquals(
                List.of("able eliminated true", "baker eliminated true", "trench points ", "able owes ", "baker owes "),
                told(both));
    }

    @Test
    void onlyAHiddenFieldComesToLight() {
        UnitChanges open = at(TRENCH);
        open.reveal();
        assertEquals(List.of(), told(open));
        UnitChanges known = at(MINES.with("hidden", "false"));
        known.reveal();
        assertEquals(List.of(), told(known));
        UnitChanges hidden = at(MINES);
        hidden.reveal();
        assertEquals(List.of("mines hidden "), told(hidden));
    }

    @Test
    void newPointsAreNotThoseOfTheFallen() {
        Piece able = new Piece("able", "unit", Map.of("hex", "trench"));
        Piece fallen = new Piece("fallen", "unit", Map.of("owes", "trench", "eliminated", "true"));
        Piece away = new Piece("away", "unit", Map.of("hex", "mines", "owes", "trench"));
        assertEquals(
                List.of("fallen owes ", "trench points 2", "able owes trench"), told(owe(able, List.of(able, fallen))));
        assertEquals(List.of("trench points 2", "able owes trench"), told(owe(able, List.of(able, fallen, away))));
    }

    private static UnitChanges owe(Piece unit, List<Piece> units) {
        List<Piece> pieces = new ArrayList<>(units);
        pieces.add(TRENCH);
        pieces.add(MINES);
        UnitChanges changes =
                new UnitChanges(new HexOccupancy(new Participants(Optional.empty(), Optional.of(TRENCH), pieces, "")));
        changes.owe(Optional.of(TRENCH), List.of(new Unit(unit)), 2);
        return changes;
    }
}
