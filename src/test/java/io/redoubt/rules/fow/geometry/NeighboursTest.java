package io.redoubt.rules.fow.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pairs of neighbours at the limit of their distance, and their order. */
class NeighboursTest {
    private static Vector at(long x, long y) {
        return new Vector(x * 2000, y * 2000);
    }

    /** Spots exactly as far apart as asked are close, wherever the cells of the grid begin. */
    @Test
    void spotsAtTheLimitAreNeighbours() {
        for (long start = 15_980; start < 16_020; start++) {
            List<Shape> spots = List.of(
                    Shape.around(new Vector(start, start), 0), Shape.around(new Vector(start + 16_000, start), 0));
            assertEquals(List.of(new Neighbours.Pair(0, 1)), new Neighbours(spots, 8000, units -> {}).pairs());
        }
    }

    /** Neighbours are reported in the order of the file, not in that of their cells. */
    @Test
    void neighboursAreInTheOrderOfTheList() {
        List<Shape> spots = List.of(Shape.around(at(17, 8), 0), Shape.around(at(1, 8), 0), Shape.around(at(9, 8), 0));
        assertEquals(
                List.of(new Neighbours.Pair(0, 2), new Neighbours.Pair(1, 2)),
                new Neighbours(spots, 8000, units -> {}).pairs());
    }
}
