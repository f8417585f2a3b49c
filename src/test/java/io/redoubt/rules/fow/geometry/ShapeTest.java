package io.redoubt.rules.fow.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Gaps and overlaps of shapes, exactly. */
class ShapeTest {
    private static final long UNIT = 2000;

    private static Vector at(double x, double y) {
        return new Vector(Math.round(x * UNIT), Math.round(y * UNIT));
    }

    private static Shape box(double left, double low, double right, double high) {
        return Shape.between(at(left, low), at(right, high));
    }

    private static Shape disc(double x, double y, double radius) {
        return Shape.around(at(x, y), Math.round(radius * UNIT));
    }

    private static Outline outline(double... places) {
        List<Vector> spots = new ArrayList<>();
        for (int i = 0; i < places.length; i += 2) {
            spots.add(at(places[i], places[i + 1]));
        }
        return Outline.of(spots).orElseThrow();
    }

    private static Shape polygon(double... places) {
        return Shape.within(outline(places));
    }

    private static OutlineUnion union(List<Outline> outlines) {
        return OutlineUnion.of(outlines, units -> {});
    }

    private static boolean lies(Shape shape, Outline outline) {
        return union(List.of(outline)).holds(shape);
    }

    private static void gap(long thousandths, boolean whole, Shape a, Shape b) {
        for (Clearance gap : List.of(a.gap(b), b.gap(a))) {
            assertEquals(thousandths, gap.thousandths());
            assertEquals(whole, gap.isWhole());
        }
    }

    @Test
    void gapIsFromEdgeToEdge() {
        gap(5000, true, box(0, 0, 2, 2), box(7, 0, 9, 2));
        gap(5000, true, box(0, 0, 2, 2), box(5, 6, 9, 9));
        gap(5000, true, disc(0, 0, 1), disc(8, 0, 2));
        gap(2000, true, disc(0, 0, 3), box(3, 4, 9, 9));
        gap(0, true, box(0, 0, 2, 2), box(2, 0, 9, 2));
        gap(0, true, box(0, 0, 9, 9), disc(4, 4, 1));
        gap(1414, false, box(0, 0, 2, 2), box(3, 3, 4, 4));
        gap(3000, true, Shape.along(List.of(at(0, 0), at(10, 0)), UNIT), disc(5, 5, 1));
    }

    @Test
    void slantedEdgesAreMeasuredSquarely() {
        // The corner 0,0 is 7 x sqrt(1/2) off the line x + y = 7, which is just under 4.950.
        Shape slanted = polygon(7, 0, 7, 7, 0, 7);
        gap(4949, false, slanted, Shape.around(at(0, 0), 0));
        assertTrue(slanted.gap(Shape.around(at(0, 0), 0)).compareTo(4949) > 0);
        assertTrue(slanted.gap(Shape.around(at(0, 0), 0)).compareTo(4950) < 0);
        // The line through 4,2 and 0,5 is 4 off the corner: 3, 4, 5.
        gap(4000, true, polygon(4, 2, 4, 9, 0, 5), Shape.around(at(0, 0), 0));
    }

    @Test
    void comparisonWithTheLimitIsExact() {
        Shape one = box(0, 0, 1, 1);
        assertEquals(0, Integer.signum(one.gap(box(9, 0, 10, 1)).compareTo(8000)));
        assertEquals(1, Integer.signum(one.gap(box(9.001, 0, 10, 1)).compareTo(8000)));
        assertEquals(-1, Integer.signum(one.gap(box(8.999, 0, 10, 1)).compareTo(8000)));
        // One thousandth across and 8 up is more than 8 by less than a ten-millionth.
        assertEquals(1, Integer.signum(one.gap(box(1.001, 9, 2, 10)).compareTo(8000)));
        gap(8000, false, one, box(1.001, 9, 2, 10));
    }

    @Test
    void shapesEdgeToEdgeShareNoGround() {
        assertFalse(box(0, 0, 2, 2).shares(box(2, 0, 4, 2)));
        assertTrue(box(0, 0, 2, 2).shares(box(1.999, 0, 4, 2)));
        assertTrue(box(0, 0, 2, 2).shares(box(0, 0, 2, 2)));
        assertTrue(box(0, 4, 9, 5).shares(box(4, 0, 5, 9)), "a cross: no corner of either is in the other");
        assertFalse(disc(0, 0, 2).shares(disc(4, 0, 2)));
        assertTrue(disc(0, 0, 2).shares(disc(3.999, 0, 2)));
        Shape road = Shape.along(List.of(at(0, 10), at(20, 10)), UNIT);
        assertFalse(box(5, 11, 8, 14).shares(road));
        assertTrue(box(5, 10.999, 8, 14).shares(road));
        assertTrue(box(5, 5, 8, 15).shares(road));
    }

    @Test
    void aSpotSharesWhatItTouches() {
        Shape spot = Shape.around(at(2, 2), 0);
        assertTrue(spot.shares(box(0, 0, 4, 4)));
        assertTrue(spot.shares(box(2, 2, 4, 4)));
        assertTrue(spot.shares(Shape.around(at(2, 2), 0)));
        assertFalse(spot.shares(Shape.around(at(2, 2.001), 0)));
        assertFalse(spot.shares(box(2.001, 2, 4, 4)));
        assertTrue(spot.isSpot());
        assertFalse(disc(2, 2, 1).isSpot());
    }

    @Test
    void anAreaHoldsWhatDoesNotStickOut() {
        Outline ell = outline(0, 0, 10, 0, 10, 4, 4, 4, 4, 10, 0, 10);
        assertTrue(lies(box(0, 0, 10, 4), ell));
        assertTrue(lies(box(0, 0, 4, 10), ell));
        assertFalse(lies(box(3, 3, 5, 5), ell));
        assertFalse(lies(box(4, 4, 10, 10), ell), "the notch, though all its corners touch");
        assertFalse(lies(box(20, 20, 21, 21), ell));
        assertTrue(lies(disc(2, 2, 2), ell));
        assertFalse(lies(disc(2, 2, 2.001), ell));
        assertFalse(lies(disc(6, 6, 1), ell));
        assertTrue(lies(Shape.around(at(4, 4), 0), ell));
        assertFalse(lies(Shape.around(at(4.001, 4.001), 0), ell));
        assertTrue(lies(Shape.along(List.of(at(1, 1), at(9, 1)), UNIT), ell));
        assertFalse(lies(Shape.along(List.of(at(1, 1), at(9.5, 1)), UNIT), ell));
    }

    @Test
    void outlinesThatCrossOrTouchThemselvesAreNone() {
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 4), at(4, 0), at(0, 4))).isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 0))).isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 0), at(2, 0))).isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 0), at(4, 0), at(4, 4))).isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 0), at(4, 0), at(4, 4), at(0, 4)))
                .isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(4, 0), at(4, 4), at(2, 0), at(0, 4)))
                .isEmpty());
        assertTrue(Outline.of(List.of(at(0, 0), at(2, 0), at(4, 0), at(4, 4))).isPresent());
    }

    /** Stars with random rays: their parts are convex and their areas add up to the whole. */
    @Test
    void partsMakeUpTheWhole() {
        Random random = new Random(7);
        int[][] rays = {{5, 0}, {4, 3}, {1, 5}, {-3, 4}, {-5, 1}, {-4, -3}, {0, -5}, {3, -4}};
        for (int round = 0; round < 500; round++) {
            List<Vector> star = new ArrayList<>();
            long twice = 0;
            for (int[] ray : rays) {
                int length = 1 + random.nextInt(9);
                star.add(new Vector((long) ray[0] * length, (long) ray[1] * length));
            }
            for (int i = 0; i < star.size(); i++) {
                twice += star.get(i).cross(star.get((i + 1) % star.size()));
            }
            if (round % 2 == 1) {
                java.util.Collections.reverse(star);
            }
            long parts = 0;
            for (ConvexPatch part : Outline.of(star).orElseThrow().parts()) {
                for (int i = 0; i < part.corners().size(); i++) {
                    assertTrue(Vector.turn(part.corner(i), part.corner(i + 1), part.corner(i + 2)) > 0);
                    parts += part.corner(i).cross(part.corner(i + 1));
                }
            }
            assertEquals(twice, parts);
        }
    }

    /** The way that is drawn is as long as the gap that is measured: rules count, pictures calculate. */
    @Test
    void theShortestWayIsAsLongAsTheGap() {
        Random random = new Random(5);
        int apart = 0;
        for (int round = 0; round < 3000; round++) {
            Shape one = anyShape(random);
            Shape other = anyShape(random);
            ShortestWay way = ShortestWay.between(one, other);
            double gap = one.gap(other).thousandths() / 1000.0;
            assertEquals(gap, way.length(), 0.001, "round " + round);
            assertEquals(
                    gap,
                    Math.hypot(
                            way.to().x() - way.from().x(),
                            way.to().y() - way.from().y()),
                    0.001);
            ShortestWay back = ShortestWay.between(other, one);
            assertEquals(way.length(), back.length(), 1e-9);
            apart += gap > 0 ? 1 : 0;
        }
        assertTrue(apart > 1000 && apart < 2900, apart + " are apart");
    }

    private static Shape anyShape(Random random) {
        int x = random.nextInt(12);
        int y = random.nextInt(12);
        int across = 1 + random.nextInt(5);
        int up = 1 + random.nextInt(5);
        return switch (random.nextInt(6)) {
            case 0 -> box(x, y, x + across, y + up);
            case 1 -> disc(x, y, across);
            case 2 -> Shape.around(at(x, y), 0);
            case 3 -> Shape.along(List.of(at(x, y), at(x + across, y + up)), UNIT / across);
            case 4 -> Shape.along(List.of(at(x, y), at(x - across, y), at(x, y + up)), UNIT);
            default -> polygon(x, y, x + across, y + up, x - up, y + across);
        };
    }

    /** A box lies in several rectangles if each of its squares lies in one of them. */
    @Test
    void outlinesHoldTogetherWhatNoneHoldsAlone() {
        Random random = new Random(17);
        int together = 0;
        for (int round = 0; round < 2000; round++) {
            boolean[][] held = new boolean[6][6];
            List<Outline> outlines = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int left = random.nextInt(4);
                int low = random.nextInt(4);
                int right = left + 1 + random.nextInt(6 - left);
                int high = low + 1 + random.nextInt(6 - low);
                outlines.add(Outline.of(List.of(at(left, low), at(right, low), at(right, high), at(left, high)))
                        .orElseThrow());
                for (int x = left; x < right; x++) {
                    java.util.Arrays.fill(held[x], low, high, true);
                }
            }
            int left = random.nextInt(4);
            int low = random.nextInt(4);
            int right = left + 1 + random.nextInt(2);
            int high = low + 1 + random.nextInt(2);
            boolean all = true;
            for (int x = left; x < right; x++) {
                for (int y = low; y < high; y++) {
                    all &= held[x][y];
                }
            }
            Shape box = box(left, low, right, high);
            assertEquals(all, union(outlines).holds(box), "round " + round);
            together += all && outlines.stream().noneMatch(outline -> lies(box, outline)) ? 1 : 0;
        }
        assertTrue(together > 30, together + " lie in several only");
    }

    /** Round the corner that two outlines leave bare, a disc fits where its box does not. */
    @Test
    void aRoundShapeKeepsClearOfABareCorner() {
        List<Outline> ell = List.of(
                Outline.of(List.of(at(0, 0), at(10, 0), at(10, 5), at(0, 5))).orElseThrow(),
                Outline.of(List.of(at(0, 5), at(5, 5), at(5, 10), at(0, 10))).orElseThrow());
        assertTrue(union(ell).holds(disc(4, 4, 1)));
        assertTrue(union(ell).holds(disc(4.2, 4.2, 1)));
        assertFalse(union(ell).holds(disc(4.5, 4.5, 1)));
        assertTrue(union(ell).holds(Shape.around(at(5, 5), 0)));
    }

    /** The grid finds every pair that a look at all pairs finds. */
    @Test
    void neighboursAreThoseOfEveryPair() {
        Random random = new Random(11);
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            double x = random.nextInt(120);
            double y = random.nextInt(120);
            shapes.add(i % 3 == 0 ? disc(x, y, 1 + random.nextInt(2)) : box(x, y, x + 1, y + 1 + random.nextInt(4)));
        }
        List<Neighbours.Pair> all = new ArrayList<>();
        for (int k = 0; k < shapes.size(); k++) {
            for (int i = 0; i < k; i++) {
                if (shapes.get(i).gap(shapes.get(k)).compareTo(8000) <= 0) {
                    all.add(new Neighbours.Pair(i, k));
                }
            }
        }
        Neighbours neighbours = new Neighbours(shapes, 8000, units -> {});
        assertTrue(neighbours.pairs().containsAll(all));
        assertFalse(all.isEmpty());
    }

    /** The corner 2,2 lies on the diagonal that would cut off the corner 0,0. */
    @Test
    void aCornerOnADiagonalKeepsItFromBeingCut() {
        Outline outline = outline(0, 0, 4, 0, 2, 2, 4, 4, 0, 4);
        assertEquals(2, outline.parts().size());
        assertTrue(lies(box(0, 0, 1, 4), outline));
        assertFalse(Shape.within(outline).shares(box(3, 1.5, 4, 2.5)));
        assertTrue(Shape.within(outline).shares(box(1.999, 1.5, 4, 2.5)));
    }
}
