package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Board TWO = Board.EMPTY.with(List.of(
            new Change("a", Change.KIND, "nest"),
            new Change("b", Change.KIND, "unit"),
            new Change("a", "state", "pinned"),
            new Change("", Board.TURN, "2")));

    @Test
    void changesBuildOnEachOther() {
        assertEquals("turn=2\nnest a state=pinned\nunit b\n", TWO.toString());
        assertEquals("2", TWO.mark(Board.TURN));
        assertEquals("", TWO.mark(Board.SIDE));
    }

    @Test
    void aBoardNeverChanges() {
        Board other = TWO.with(List.of(new Change("a", "state", "destroyed"), new Change("", Board.TURN, "3")));
        assertEquals("pinned", TWO.piece("a").orElseThrow().value("state").orElseThrow());
        assertEquals("destroyed", other.piece("a").orElseThrow().value("state").orElseThrow());
        assertNotEquals(TWO, other);
        assertSame(TWO, TWO.with(List.of()));
    }

    @Test
    void anEmptyValueTakesAway() {
        Board bare = TWO.with(List.of(new Change("a", "state", ""), new Change("", Board.TURN, "")));
        assertEquals("nest a\nunit b\n", bare.toString());
        assertEquals(
                Optional.empty(),
                bare.with(List.of(new Change("a", Change.KIND, ""))).piece("a"));
    }

    @Test
    void aRenamedPieceKeepsItsPlaceAndItsValues() {
        Board renamed = TWO.with(List.of(new Change("a", Change.NAME, "c")));
        assertEquals("turn=2\nnest c state=pinned\nunit b\n", renamed.toString());
    }

    @Test
    void onlyWhatIsThereCanChange() {
        assertThrows(BattleFileException.class, () -> TWO.with(List.of(new Change("c", "state", "pinned"))));
    }

    @Test
    void settledPointsAreMarks() {
        Board settled = TWO.with(List.of(new Change("", Board.READING + "fow.bogging", "core")));
        assertEquals(java.util.Map.of("fow.bogging", "core"), settled.readings());
    }

    @Test
    void theOtherSideIsTheOwnerOfTheTargetOrTheOnlyOther() {
        Board sides = TWO.with(List.of(
                new Change("", Board.SIDES, "x,y"), new Change("", Board.SIDE, "x"), new Change("b", "owner", "y")));
        assertEquals(new RulingSides("x", "y"), RulingSides.of(sides, "a", ""));
        assertEquals(new RulingSides("y", "x"), RulingSides.of(sides, "b", "a"));
        assertEquals(new RulingSides("x", "y"), RulingSides.of(sides, "", "b"));
        assertEquals(
                new RulingSides("", "y"), RulingSides.of(TWO.with(List.of(new Change("b", "owner", "y"))), "", ""));
    }
}
