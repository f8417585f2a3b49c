package io.redoubt.rules.fow.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Work is charged before it is done: a nanosecond at least for boxes compared, a hundred for an exact step. */
class GeometryWorkTest {
    private static final long UNIT = 2000;
    private static final int EXACT = 100;

    private static Vector at(long x, long y) {
        return new Vector(x * UNIT, y * UNIT);
    }

    private static Shape box(long left, long low, long right, long high) {
        return Shape.between(at(left, low), at(right, high));
    }

    private static Outline outline(Vector... corners) {
        return Outline.of(List.of(corners)).orElseThrow();
    }

    private static Outline square(long left, long low, long side) {
        return outline(at(left, low), at(left + side, low), at(left + side, low + side), at(left, low + side));
    }

    /** Returns an outline with many edges round a place, all within a radius. */
    private static Outline ring(Vector centre, long radius, int least) {
        Outline ring = Outline.around(Round.around(ConvexPatch.of(centre), radius));
        assertTrue(ring.edges().size() >= least, ring.edges().size() + " edges");
        return ring;
    }

    private static double work(Consumer<DoubleConsumer> task) {
        double[] sum = {0};
        task.accept(units -> sum[0] += units);
        return sum[0];
    }

    /** Returns the work to find out whether a union holds a shape, without that to build the union. */
    private static double workToHold(Outline outline, Shape shape, boolean held) {
        double[] sum = {0};
        OutlineUnion union = OutlineUnion.of(List.of(outline), units -> sum[0] += units);
        double built = sum[0];
        assertEquals(held, union.holds(shape));
        return sum[0] - built;
    }

    private static void atLeast(double least, double work) {
        assertTrue(work >= least, work + " is under " + least);
    }

    @Test
    void boxesOfOutlinesAreComparedInPairs() {
        List<Outline> apart =
                IntStream.range(0, 60).mapToObj(i -> square(10 * i, 0, 5)).toList();
        atLeast(60 * 60, work(units -> OutlineUnion.of(apart, units)));
    }

    /** The boxes of the outlines meet at the notch of one, where neither has an edge. */
    @Test
    void boxesOfEdgesAreComparedInPairs() {
        List<Vector> comb = new ArrayList<>(List.of(at(1000, 500), at(500, 500), at(500, 1000), at(0, 1000), at(0, 0)));
        for (int i = 0; i < 100; i++) {
            comb.add(at(10 * i + 4, 0));
            comb.add(at(10 * i + 6, 100));
        }
        Outline notched = outline(comb.toArray(Vector[]::new));
        Outline other = outline(
                at(1000 - 1, 1400), at(1400, 1400), at(1400, 999), at(2000, 999), at(2000, 2000), at(999, 2000));
        long pairs = 2L * notched.edges().size() * other.edges().size();
        atLeast((double) pairs, work(units -> OutlineUnion.of(List.of(notched, other), units)));
    }

    /** The ground beyond every edge of the inner outline is looked for in the outer one. */
    @Test
    void groundBeyondAnEdgeIsLookedForExactly() {
        Outline inner = ring(at(50, 50), UNIT, 100);
        List<Outline> both = List.of(square(0, 0, 100), inner);
        atLeast(EXACT * 4.0 * inner.edges().size(), work(units -> OutlineUnion.of(both, units)));
    }

    @Test
    void bordersAreComparedWithEveryShape() {
        atLeast(1000, workToHold(ring(at(50, 50), 100 * UNIT, 1000), box(300, 300, 301, 301), false));
        atLeast(EXACT, workToHold(square(0, 0, 10), box(300, 300, 301, 301), false));
    }

    /** The box around the slanted edge contains the shape. */
    @Test
    void bordersNearAShapeAreComparedExactly() {
        Outline slanted = outline(at(0, 0), at(100, 0), at(0, 100));
        Outline corners = ring(at(30, 30), UNIT, 100);
        double work = workToHold(slanted, Shape.within(corners), true);
        atLeast(EXACT * (double) corners.edges().size(), work);
    }

    @Test
    void theEdgesAroundAPlaceAreCountedExactly() {
        Outline wide = ring(at(50, 50), 100 * UNIT, 1000);
        double work = workToHold(wide, box(49, 49, 51, 51), true);
        atLeast(EXACT * (double) wide.edges().size(), work);
        assertTrue(work < 2.0 * EXACT * wide.edges().size(), "most edges pass above or below: " + work);
    }

    @Test
    void sharedGroundIsComparedWithEveryBorder() {
        double[] sum = {0};
        Shape tower = Shape.around(at(50, 50), 10 * UNIT);
        OutlineUnion union = OutlineUnion.ofShapes(List.of(tower), units -> sum[0] += units);
        double built = sum[0];
        assertTrue(union.holdsShared(box(48, 48, 52, 52), box(49, 49, 53, 53)));
        int edges = tower.outlines().get(0).edges().size();
        atLeast(EXACT * 4.0 * edges, sum[0] - built);
    }

    /** A long shape makes the cells of the grid so large that all are in one. */
    @Test
    void shapesInACellAreComparedInPairs() {
        List<Shape> apart = new ArrayList<>(List.of(box(0, 900, 900, 901)));
        List<Shape> close = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            apart.add(box(10 * i, 10, 10 * i + 1, 11));
            close.add(box(i % 8, i / 8, i % 8 + 1, i / 8 + 1));
        }
        int pairs = 60 * 59 / 2;
        atLeast(pairs, work(units -> assertEquals(List.of(), new Neighbours(apart, 8000, units).pairs())));
        atLeast(
                10.0 * pairs,
                work(units -> assertEquals(
                        pairs, new Neighbours(close, 8000, units).pairs().size())));
    }

    @Test
    void aThousandBunkersTakeFewLooks() {
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            shapes.add(box(i % 32 * 12, i / 32 * 12, i % 32 * 12 + 3, i / 32 * 12 + 2));
        }
        double work = work(units -> assertEquals(List.of(), new Neighbours(shapes, 8000, units).pairs()));
        assertTrue(work < 5 * 5000, "of 499,500 pairs: " + work);
    }

    @Test
    void partsAreComparedInPairs() {
        Shape river = Shape.along(List.of(at(0, 0), at(9, 3), at(18, 0), at(27, 3)), UNIT);
        Shape road = Shape.along(List.of(at(0, 5), at(9, 2), at(18, 5), at(27, 2), at(30, 3)), UNIT);
        assertEquals(12, river.pairs(road));
        assertEquals(12, river.pairsThatMayShare(road));
        assertEquals(0, river.pairsThatMayShare(box(0, 90, 9, 99)));
    }
}
