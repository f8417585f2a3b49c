package io.redoubt.rules.fow.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ground that outlines cover together, exactly. */
class OutlineUnionTest {
    private static final long UNIT = 2000;

    private static Vector at(long x, long y) {
        return new Vector(x * UNIT, y * UNIT);
    }

    private static Shape box(long left, long low, long right, long high) {
        return Shape.between(at(left, low), at(right, high));
    }

    private static Outline outline(long... places) {
        List<Vector> corners = new ArrayList<>();
        for (int i = 0; i < places.length; i += 2) {
            corners.add(at(places[i], places[i + 1]));
        }
        return Outline.of(corners).orElseThrow();
    }

    private static OutlineUnion union(Outline... outlines) {
        return OutlineUnion.of(List.of(outlines), units -> {});
    }

    private static OutlineUnion shapes(Shape... shapes) {
        return OutlineUnion.ofShapes(List.of(shapes), units -> {});
    }

    private static final Outline LEFT = outline(0, 0, 30, 0, 20, 18, 0, 18);
    private static final Outline RIGHT = outline(30, 0, 60, 0, 60, 18, 20, 18);

    @Test
    void aSlantedEdgeThatTwoShareIsNoBorder() {
        Shape across = box(24, 8, 27, 11);
        assertTrue(union(LEFT, RIGHT).holds(across));
        assertFalse(union(LEFT).holds(across));
        assertFalse(union(RIGHT).holds(across));
        assertTrue(union(LEFT, RIGHT).holds(Shape.around(at(25, 9), UNIT)));
        assertFalse(union(LEFT, RIGHT).holds(box(24, 16, 27, 19)), "it sticks out where both end");
    }

    /** The edge that is shared may be part of a longer one, or of several. */
    @Test
    void partsOfAnEdgeAreSharedToo() {
        Outline half = outline(25, 9, 60, 9, 60, 18, 20, 18);
        assertFalse(union(LEFT, half).holds(box(24, 8, 27, 11)));
        assertTrue(union(LEFT, half).holds(box(21, 12, 27, 15)));
        Outline rest = outline(30, 0, 60, 0, 60, 9, 25, 9);
        assertTrue(union(LEFT, half, rest).holds(box(24, 8, 27, 11)));
        assertTrue(union(LEFT, half, rest).holds(Shape.around(at(25, 9), 2 * UNIT)));
    }

    /** A gap of half a thousandth is a gap, however far apart the corners are that open it. */
    @Test
    void aHairBetweenTwoIsABorder() {
        Outline ajar = Outline.of(List.of(new Vector(30 * UNIT + 1, 0), at(60, 0), at(60, 18), at(20, 18)))
                .orElseThrow();
        assertFalse(union(LEFT, ajar).holds(box(24, 8, 27, 11)));
        assertTrue(union(LEFT, ajar).holds(box(40, 8, 43, 11)));
    }

    /** Where three lie over each other crosswise, borders end at places on no grid. */
    @Test
    void outlinesThatCrossHoldWhatNoneHoldsAlone() {
        Outline up = outline(0, 0, 7, 0, 17, 30, 10, 30);
        Outline down = outline(10, 0, 17, 0, 7, 30, 0, 30);
        // The two meet at 8.5, 4.5 and open downwards from there.
        assertTrue(union(up, down).holds(box(8, 5, 9, 6)));
        assertFalse(union(up).holds(box(8, 5, 9, 6)) || union(down).holds(box(8, 5, 9, 6)));
        assertFalse(union(up, down).holds(box(8, 4, 9, 6)));
        assertTrue(union(up, down, outline(5, 3, 12, 3, 12, 5, 5, 5)).holds(box(8, 4, 9, 6)));
    }

    /** A convex polygon cut in two, and one half in two again at the middle of an edge, holds what it held whole. */
    @Test
    void partsHoldTogetherWhatTheWholeHolds() {
        Random random = new Random(23);
        int across = 0;
        for (int round = 0; round < 3000; round++) {
            List<Vector> ring = ring(random);
            int cut = 2 + random.nextInt(ring.size() - 3);
            List<Vector> half = ring.subList(0, cut + 1);
            List<Vector> other = new ArrayList<>(ring.subList(cut, ring.size()));
            other.add(ring.get(0));
            Vector middle = new Vector(
                    (ring.get(0).x() + ring.get(cut).x()) / 2,
                    (ring.get(0).y() + ring.get(cut).y()) / 2);
            List<Vector> first = new ArrayList<>(half.subList(0, 2));
            first.add(middle);
            List<Vector> second = new ArrayList<>(half.subList(1, half.size()));
            second.add(middle);
            Outline whole = Outline.of(ring).orElseThrow();
            List<Outline> parts = new ArrayList<>();
            for (List<Vector> part : List.of(first, second, other)) {
                parts.add(Outline.of(part).orElseThrow());
            }
            if (random.nextBoolean()) {
                parts.add(Outline.of(ring(random)).orElseThrow());
            }
            OutlineUnion united = OutlineUnion.of(parts, units -> {});
            OutlineUnion alone = parts.size() == 3 ? union(whole) : union(whole, parts.get(3));
            Shape shape = any(random);
            assertEquals(alone.holds(shape), united.holds(shape), "round " + round);
            across += united.holds(shape)
                            && parts.stream().noneMatch(part -> union(part).holds(shape))
                    ? 1
                    : 0;
        }
        assertTrue(across > 100, across + " lie across");
    }

    /** Five to nine corners around 50, 50, anticlockwise, on even places so that the middle of a chord is on the grid. */
    private static List<Vector> ring(Random random) {
        int[][] rays = {{20, 0}, {14, 14}, {0, 20}, {-14, 14}, {-20, 0}, {-14, -14}, {0, -20}, {14, -14}};
        List<Vector> ring = new ArrayList<>();
        int start = random.nextInt(rays.length);
        for (int i = 0; i < rays.length; i++) {
            int[] ray = rays[(start + i) % rays.length];
            if (ring.size() + rays.length - i <= 5 || random.nextInt(4) > 0) {
                ring.add(at(50 + ray[0], 50 + ray[1]));
            }
        }
        return ring;
    }

    private static Shape any(Random random) {
        long x = 30L + random.nextInt(40);
        long y = 30L + random.nextInt(40);
        return switch (random.nextInt(3)) {
            case 0 -> box(x, y, x + 1 + random.nextInt(12), y + 1 + random.nextInt(12));
            case 1 -> Shape.around(at(x, y), UNIT * (1 + random.nextInt(8)));
            default -> Shape.along(List.of(at(x, y), at(x + 5, y + 3), at(x + 9, y)), UNIT);
        };
    }

    @Test
    void whatTwoShareLiesInBuildingsOrNot() {
        Shape bunker = box(10, 10, 14, 16);
        Shape river = Shape.along(List.of(at(0, 12), at(40, 12)), UNIT);
        assertTrue(shapes(box(8, 8, 16, 14)).holdsShared(bunker, river), "the river under it is all indoors");
        assertFalse(shapes(box(8, 14, 16, 20)).holdsShared(bunker, river));
        assertFalse(shapes(box(8, 8, 12, 14)).holdsShared(bunker, river), "half of it is");
        assertTrue(shapes(box(8, 8, 12, 14), box(12, 10, 18, 13)).holdsShared(bunker, river), "in two buildings");
        assertFalse(shapes(box(8, 8, 16, 13)).holdsShared(bunker, Shape.along(List.of(at(0, 13), at(40, 13)), UNIT)));
        assertTrue(shapes(polygon()).holdsShared(box(10, 10, 12, 12), river));
    }

    /** The box around the second part of the river contains the Bunker, but the river flows past it. */
    @Test
    void groundBesideABendIsNotShared() {
        Shape bunker = box(10, 10, 14, 16);
        Shape river = Shape.along(List.of(at(0, 15), at(12, 15), at(40, 60)), UNIT);
        assertTrue(shapes(box(8, 8, 16, 18)).holdsShared(bunker, river));
        Shape bend = Shape.along(List.of(at(0, 15), at(12, 15), at(12, 40), at(50, 2)), UNIT);
        assertTrue(shapes(box(8, 8, 16, 18)).holdsShared(bunker, bend));
    }

    private static Shape polygon() {
        return Shape.within(outline(4, 4, 20, 8, 20, 20, 4, 16));
    }

    @Test
    void roundBuildingsHoldWhatIsAsRound() {
        Shape tower = Shape.around(at(10, 10), 2 * UNIT);
        Shape lake = box(0, 0, 20, 20);
        assertTrue(shapes(tower).holdsShared(tower, lake));
        assertTrue(shapes(tower).holdsShared(Shape.around(at(11, 10), UNIT), lake));
        assertFalse(shapes(tower).holdsShared(Shape.around(at(10, 10), 2 * UNIT + 8), lake));
        Shape bridge = Shape.along(List.of(at(0, 10), at(20, 10)), UNIT);
        assertTrue(shapes(bridge).holdsShared(tower, bridge));
        assertTrue(shapes(Shape.along(List.of(at(8, 10), at(12, 10)), UNIT))
                .holdsShared(Shape.around(at(10, 10), UNIT), lake));
        assertTrue(shapes(tower).holdsShared(Shape.around(at(12, 10), 0), lake), "a point at its edge");
        assertFalse(shapes(tower).holdsShared(Shape.around(at(12, 11), 0), lake));
    }

    /** What is taken for a round stays on its side, and within a thousandth. */
    @Test
    void roundsAreCloseToTheirPolygons() {
        for (long radius : new long[] {1, 2, 7, 500, 3000, 40_000, 2_000_000}) {
            ConvexPatch spot = ConvexPatch.of(at(5, 5));
            for (Vector corner : Round.within(spot, radius).corners()) {
                long square = corner.minus(at(5, 5)).dot(corner.minus(at(5, 5)));
                assertTrue(square <= radius * radius, "radius " + radius);
            }
            // With fewer corners an edge would be more than half of a half thousandth off the round.
            double needed = Math.PI / Math.acos(1 - 0.25 / radius);
            int most = (int) needed + 8;
            assertTrue(Round.within(spot, radius).corners().size() <= most, "radius " + radius);
            assertTrue(Round.around(spot, radius).corners().size() <= most, "radius " + radius);
            ConvexPatch road = Round.within(ConvexPatch.of(at(5, 5), at(90, 5)), radius);
            for (int i = 0; i < road.corners().size(); i++) {
                assertTrue(Vector.turn(road.corner(i), road.corner(i + 1), road.corner(i + 2)) > 0, "in line");
            }
            Outline around = Outline.around(Round.around(spot, radius));
            for (Edge edge : around.edges()) {
                SquaredDistance distance = SquaredDistance.of(at(5, 5), edge.from(), edge.to());
                assertTrue(distance.compareTo(radius) >= 0, "radius " + radius);
                assertTrue(
                        SquaredDistance.of(edge.from().minus(at(5, 5))).compareTo(radius + 2) <= 0, "radius " + radius);
            }
        }
    }
}
