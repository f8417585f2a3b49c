package io.redoubt.rules.vv.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.shared.Terrain;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Hexes are drawn where they lie: those that touch on the board, and only those, share an edge. */
class BoardsTest {
    private static final double TINY = 1e-9;

    private static DeploymentMap.MapBoardLayout of(Spot... woods) {
        Map<Spot, Terrain> terrain = new HashMap<>();
        for (Spot spot : woods) {
            terrain.put(spot, Terrain.WOODS);
        }
        return DeploymentMap.MapBoardLayout.of(new Deployment(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                List.of(),
                terrain,
                List.of(),
                List.of()));
    }

    private static Spot spot(int map, int column, int row) {
        return new Spot(map, new HexId(column, row));
    }

    private static long shared(DeploymentMap.MapBoardLayout boards, Spot one, Spot other) {
        return boards.corners(one).stream()
                .filter(corner -> boards.corners(other).stream()
                        .anyMatch(that ->
                                Math.abs(corner.x() - that.x()) < TINY && Math.abs(corner.y() - that.y()) < TINY))
                .count();
    }

    @Test
    void neighboursShareAnEdgeAndOthersNoCorner() {
        DeploymentMap.MapBoardLayout boards = of(spot(1, 1, 2), spot(1, 5, 6));
        assertEquals(25, boards.hexes().size(), "all between the outermost");
        for (Spot one : boards.hexes()) {
            assertEquals(6, Set.copyOf(boards.corners(one)).size());
            for (Spot other : boards.hexes()) {
                int distance = one.hex().distance(other.hex());
                assertEquals(distance == 0 ? 6 : distance == 1 ? 2 : 0, shared(boards, one, other), one + " " + other);
            }
        }
    }

    @Test
    void aColumnLiesToTheRightOfTheOneBeforeAndARowBelow() {
        DeploymentMap.MapBoardLayout boards = of(spot(1, 0, 0), spot(1, 3, 3));
        assertEquals(new Point(0, 0), boards.middle(spot(1, 0, 0)));
        assertEquals(-2, boards.middle(spot(1, 0, 2)).y());
        assertEquals(0.5, boards.middle(spot(1, 1, 0)).y(), "B1 lies half a hex higher than A1");
        assertTrue(
                boards.middle(spot(1, 3, 0)).x() > boards.middle(spot(1, 2, 0)).x());
    }

    @Test
    void boardsLieSideBySideInTheOrderOfTheirNumbers() {
        DeploymentMap.MapBoardLayout boards = of(spot(3, 7, 1), spot(1, 4, 1), spot(3, 9, 4), spot(1, 6, 2));
        double right = boards.hexes().stream()
                .filter(hex -> hex.map() == 1)
                .flatMap(hex -> boards.corners(hex).stream())
                .mapToDouble(Point::x)
                .max()
                .orElseThrow();
        double left = boards.hexes().stream()
                .filter(hex -> hex.map() == 3)
                .flatMap(hex -> boards.corners(hex).stream())
                .mapToDouble(Point::x)
                .min()
                .orElseThrow();
        assertEquals(0.711, left - right, 0.001, "they do not touch");
        assertEquals(0, boards.middle(spot(1, 4, 0)).x(), TINY, "the first begins with its first column that is used");
    }

    @Test
    void ofAVastBoardOnlyWhatIsUsedIsDrawn() {
        assertEquals(2000, of(spot(1, 0, 0), spot(1, 19, 99)).hexes().size());
        Spot first = spot(1, 0, 0);
        Spot last = spot(1, 20, 99);
        assertEquals(Set.of(first, last), new HashSet<>(of(first, last).hexes()));
    }
}
