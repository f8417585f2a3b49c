package io.redoubt.rules.vv.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.tablemap.Item;
import io.redoubt.rules.tablemap.Layer;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.vv.deployment.Deployment.Spot;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.toml.Toml;
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
        assertEquals(2000, of(spot(1, 3, 5), spot(1, 22, 104)).hexes().size());
        Spot first = spot(1, 30, 70);
        Spot last = spot(1, 58, 138);
        assertEquals(Set.of(first, last), new HashSet<>(of(first, last).hexes()));
    }

    @Test
    void cornersGoRoundFromTheRightAnticlockwise() {
        DeploymentMap.MapBoardLayout boards = of(spot(1, 1, 2));
        Point middle = boards.middle(spot(1, 1, 2));
        int sixths = 0;
        for (Point corner : boards.corners(spot(1, 1, 2))) {
            double angle = Math.PI / 3 * sixths;
            assertEquals(Math.cos(angle) / Math.sqrt(3), corner.x() - middle.x(), TINY);
            assertEquals(Math.sin(angle) / Math.sqrt(3), corner.y() - middle.y(), TINY);
            sixths++;
        }
        assertEquals(6, sixths);
    }

    private static List<Item> drawn(String content) {
        Deployment deployment = new InputFileFormat<>(new Toml(), DeploymentReader::read)
                .parse(InputFileFormat.attach("x.toml", content))
                .content();
        return new DeploymentMap(deployment).with(List.of()).items();
    }

    @Test
    void everythingInAFileIsDrawnOnTheHexesItUses() {
        List<Item> items = drawn("""
                [[area]]
                from = 'A2'
                to = 'B1'
                [[terrain]]
                kind = 'woods'
                hexes = ['A2']
                [[position]]
                type = 'trench'
                hex = 'B2'
                infantry = 2
                [[tunnel]]
                name = 'north'
                path = ['A1', 'B1', 'C1']
                """);
        assertEquals(
                List.of(
                        "HEX A1 1",
                        "HEX A2 1",
                        "HEX B1 1",
                        "HEX B2 1",
                        "HEX C1 1",
                        "HEX C2 1",
                        "AREA  hexes A2 to B1 4",
                        "TREES woods woods A2 1",
                        "WORK trench trench B2, 2 infantry 1",
                        "TUNNEL tunnel north tunnel north 2"),
                items.stream()
                        .map(item -> item.layer() + " " + item.label()
                                + (item.detail().isEmpty() ? "" : " " + item.detail()) + ' '
                                + item.ground().patches().size())
                        .toList());
    }

    /** Positions that share a hex are all seen: each lies a step to the right of the one before, and lower. */
    @Test
    void positionsOfAHexLieSideBySide() {
        List<Point> places = drawn("[[position]]\ntype = 'trench'\nhex = 'B2'\n".repeat(3)).stream()
                .filter(item -> item.layer() == Layer.WORK)
                .map(item -> item.ground().patches().get(0).get(0))
                .toList();
        Point middle = of(spot(1, 1, 2)).middle(spot(1, 1, 2));
        for (int i = 0; i < 3; i++) {
            assertEquals(middle.x() + 0.2 * i, places.get(i).x(), TINY);
            assertEquals(middle.y() - 0.1 * i, places.get(i).y(), TINY);
        }
    }
}
