package io.redoubt.rules.lg.pieces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What befalls structures befalls whoever is in them, those nobody named first. */
class SequentialChangesTest {
    private static final Piece HOUSE = piece("house", "building", "troops=2 points=20 damage=7");
    private static final Piece ALPHA = piece("alpha", "unit", "in=house troops=3");
    private static final Piece BRAVO = piece("bravo", "unit", "in=house troops=2 attacked-by-fire=true");
    private static final Piece SCOUT = piece("scout", "unit", "in=house");
    private static final Piece DEAD = piece("dead", "unit", "in=house out-of-action=true");

    private final SequentialChanges changes = new SequentialChanges(
            new Participants(Optional.empty(), Optional.of(HOUSE), List.of(HOUSE, ALPHA, BRAVO, SCOUT, DEAD), ""),
            new Inputs(Map.of(), Map.of()));

    private static Piece piece(String name, String kind, String values) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String pair : values.split(" ", -1)) {
            String[] parts = pair.split("=", 2);
            texts.put(parts[0], parts[1]);
        }
        return new Piece(name, kind, texts);
    }

    private List<String> told() {
        return changes.changes().stream()
                .map(change -> change.piece() + ' ' + change.key() + ' ' + change.value())
                .toList();
    }

    @Test
    void lossesFallOnTheNamelessFirstAndThenOnOneUnitAfterTheOther() {
        changes.lose(HOUSE, 6);
        assertEquals(List.of("house troops 0", "alpha troops 0", "alpha out-of-action true", "bravo troops 1"), told());
    }

    @Test
    void unitOfOneHasNoNumberToLose() {
        changes.lose(HOUSE, 8);
        assertEquals(
                List.of(
                        "house troops 0",
                        "alpha troops 0",
                        "alpha out-of-action true",
                        "bravo troops 0",
                        "bravo out-of-action true",
                        "scout out-of-action true"),
                told());
    }

    @Test
    void fewLossesTouchNobodyElse() {
        changes.lose(HOUSE, 0);
        assertEquals(List.of(), told());
        changes.lose(HOUSE, 2);
        assertEquals(List.of("house troops 0"), told());
    }

    @Test
    void unitThatGoesInLeavesBehindWhatItHadElsewhere() {
        Piece burning = piece("delta", "unit", "in=shed from=trench attacked-by-fire=true buried=true");
        changes.enter(burning, HOUSE);
        assertEquals(List.of("delta in house", "delta from ", "delta attacked-by-fire ", "delta buried "), told());
    }

    @Test
    void whatGrowsIsNoWorkToBeIn() {
        Piece delta = piece("delta", "unit", "from=trench");
        changes.enter(delta, piece("hedge", "vegetation", "start=2in"));
        assertEquals(List.of("delta in hedge", "delta from "), told());
    }

    @Test
    void unitThatComesOutIsFreeOfWhatBefellItThere() {
        changes.leave(piece("delta", "unit", "in=house from=trench attacked-by-fire=true buried=true"));
        assertEquals(List.of("delta in ", "delta from ", "delta attacked-by-fire ", "delta buried "), told());
    }

    @Test
    void structureGetsNoBetter() {
        changes.state(HOUSE, StructureState.DAMAGED);
        assertEquals(List.of("house structure damaged"), told());
        changes.state(HOUSE, StructureState.DAMAGED);
        changes.state(HOUSE, StructureState.DESTROYED);
        changes.state(HOUSE, StructureState.DAMAGED);
        assertEquals(List.of("house structure destroyed"), told());
    }

    @Test
    void whoIsInAlreadyEntersNothing() {
        Piece burnt = ALPHA.with("attacked-by-fire", "true").with("buried", "true");
        changes.enter(burnt, HOUSE);
        assertEquals(List.of(), told());
        changes.enter(burnt, new Piece("shed", "building", Map.of()));
        assertEquals(List.of("alpha in shed", "alpha attacked-by-fire ", "alpha buried "), told());
    }

    @Test
    void aFireThatStartsHasAttackedNoTroopsYet() {
        changes.fire(HOUSE.with("attacked-by-fire", "true"));
        assertEquals(
                List.of(
                        "house burning true",
                        "house start 1",
                        "house fire-size 1",
                        "house turns 0",
                        "house attacked-by-fire ",
                        "bravo attacked-by-fire "),
                told());
    }

    @Test
    void noLossesAreNoChange() {
        Piece empty = piece("empty", "unit", "in=shed troops=0");
        Piece shed = new Piece("shed", "building", Map.of());
        StructureOccupants inside = StructureOccupants.of(shed, List.of(shed, empty));
        changes.lose(empty, 0);
        changes.lose(inside, 0);
        changes.lose(inside, "shed", 0);
        changes.lose(inside, "empty", 0);
        assertEquals(List.of(), told());
    }
}
