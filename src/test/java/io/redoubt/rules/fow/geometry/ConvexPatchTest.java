package io.redoubt.rules.fow.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Spots, stretches and polygons on a small grid, where many touch or lie in line, against slow geometry. */
class ConvexPatchTest {
    private static final int ROUNDS = 4000;
    private static final int SIDE = 6;

    private static Vector anyPlace(Random random) {
        return new Vector(random.nextInt(SIDE), random.nextInt(SIDE));
    }

    /** Returns a spot, a stretch, or a convex polygon with three or four corners. */
    private static ConvexPatch any(Random random) {
        int size = 1 + random.nextInt(4);
        while (true) {
            List<Vector> corners =
                    IntStream.range(0, size).mapToObj(i -> anyPlace(random)).toList();
            ConvexPatch patch = new ConvexPatch(corners);
            boolean fits = size == 2
                    ? !corners.get(0).equals(corners.get(1))
                    : size == 1
                            || IntStream.range(0, size)
                                    .allMatch(i ->
                                            Vector.turn(patch.corner(i), patch.corner(i + 1), patch.corner(i + 2)) > 0);
            if (fits) {
                return patch;
            }
        }
    }

    /** Returns whether a place lies in a patch or on its edge. */
    private static boolean lies(Vector place, ConvexPatch patch) {
        if (patch.corners().size() > 2) {
            return IntStream.range(0, patch.corners().size())
                    .allMatch(i -> Vector.turn(patch.corner(i), patch.corner(i + 1), place) >= 0);
        }
        return Vector.turn(patch.corner(0), patch.corner(1), place) == 0
                && patch.corner(0).minus(place).dot(patch.corner(1).minus(place)) <= 0;
    }

    private static boolean crosses(Vector a, Vector b, Vector c, Vector d) {
        return Long.signum(Vector.turn(a, b, c)) * Long.signum(Vector.turn(a, b, d)) < 0
                && Long.signum(Vector.turn(c, d, a)) * Long.signum(Vector.turn(c, d, b)) < 0;
    }

    /** Returns whether a corner of one lies in the other, or their edges cross. */
    private static boolean touches(ConvexPatch a, ConvexPatch b) {
        boolean touches = a.corners().stream().anyMatch(corner -> lies(corner, b))
                || b.corners().stream().anyMatch(corner -> lies(corner, a));
        for (int i = 0; i < a.corners().size(); i++) {
            for (int k = 0; k < b.corners().size(); k++) {
                touches |= crosses(a.corner(i), a.corner(i + 1), b.corner(k), b.corner(k + 1));
            }
        }
        return touches;
    }

    /** Returns the distance from the corners of one to the edges of the other. */
    private static double distance(ConvexPatch a, ConvexPatch b) {
        double least = Double.MAX_VALUE;
        for (Vector place : a.corners()) {
            for (int i = 0; i < b.corners().size(); i++) {
                Vector way = b.corner(i + 1).minus(b.corner(i));
                double whole = Math.max(1, way.dot(way));
                double share = Math.max(0, Math.min(1, place.minus(b.corner(i)).dot(way) / whole));
                least = Math.min(
                        least,
                        Math.hypot(
                                b.corner(i).x() + share * way.x() - place.x(),
                                b.corner(i).y() + share * way.y() - place.y()));
            }
        }
        return least;
    }

    @Test
    void touchingAndDistanceAreThoseOfCornersAndEdges() {
        Random random = new Random(31);
        int apart = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ConvexPatch a = any(random);
            ConvexPatch b = any(random);
            boolean touches = touches(a, b);
            assertEquals(!touches, a.isApartFrom(b), () -> a + " and " + b);
            SquaredDistance square = a.distance(b);
            double expected = touches ? 0 : Math.min(distance(a, b), distance(b, a));
            double distance =
                    Math.sqrt(square.value().doubleValue() / square.over().doubleValue());
            assertEquals(expected, distance, 1e-9, () -> a + " and " + b);
            apart += touches ? 0 : 1;
        }
        assertTrue(apart > ROUNDS / 4 && apart < ROUNDS * 3 / 4, apart + " are apart");
    }

    @Test
    void stretchesInLineAreApart() {
        ConvexPatch one = ConvexPatch.of(new Vector(0, 0), new Vector(2, 4));
        assertTrue(one.isApartFrom(ConvexPatch.of(new Vector(3, 6), new Vector(4, 8))));
        assertFalse(one.isApartFrom(ConvexPatch.of(new Vector(2, 4), new Vector(4, 8))));
    }

    /** Two polygons share ground if and only if clipping one by the other leaves some, inside both. */
    @Test
    void sharedGroundIsWhatClippingLeaves() {
        Random random = new Random(37);
        int shared = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ConvexPatch a = any(random);
            ConvexPatch b = any(random);
            if (a.corners().size() < 3 || b.corners().size() < 3) {
                assertEquals(touches(a, b), a.shares(b), () -> a + " and " + b);
                continue;
            }
            List<Spot> overlap = Overlap.of(a, b);
            assertEquals(!overlap.isEmpty(), a.shares(b), () -> a + " and " + b);
            if (!overlap.isEmpty()) {
                Spot middle = Spot.amid(overlap);
                assertTrue(isWithin(middle, a) && isWithin(middle, b), () -> a + " and " + b);
                shared++;
            }
        }
        assertTrue(shared > 150, shared + " share ground");
    }

    private static boolean isWithin(Spot place, ConvexPatch polygon) {
        List<Spot> corners = Spot.all(polygon.corners());
        return IntStream.range(0, corners.size())
                .allMatch(i -> Spot.turn(corners.get(i), corners.get((i + 1) % corners.size()), place)
                                .signum()
                        > 0);
    }

    /** A patch clearly beside a stretch is farther from its line than the reach, and all a little farther are found. */
    @Test
    void clearlyBesideIsFartherThanTheReach() {
        Random random = new Random(41);
        int beside = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ConvexPatch patch = scaled(any(random));
            ConvexPatch stretch = scaled(any(random));
            long reach = random.nextInt(4) * 700L;
            boolean clearly = patch.isClearlyBeside(stretch, reach);
            if (stretch.corners().size() != 2) {
                assertFalse(clearly);
                continue;
            }
            Vector way = stretch.corner(1).minus(stretch.corner(0));
            double[] sides = patch.corners().stream()
                    .mapToDouble(corner ->
                            way.cross(corner.minus(stretch.corner(0))) / Math.hypot((double) way.x(), (double) way.y()))
                    .sorted()
                    .toArray();
            double off = Math.max(sides[0], -sides[sides.length - 1]);
            if (off <= reach || off > reach + 2) {
                assertEquals(off > reach, clearly, () -> patch + " and " + stretch + ", reach " + reach);
            }
            beside += clearly ? 1 : 0;
        }
        assertTrue(beside > 200, beside + " are clearly beside");
    }

    private static ConvexPatch scaled(ConvexPatch patch) {
        return new ConvexPatch(patch.corners().stream()
                .map(corner -> new Vector(1000 * corner.x(), 1000 * corner.y()))
                .toList());
    }

    /** A stretch runs through a patch that is grown by a radius if it comes closer than the radius. */
    @Test
    void aStretchRunsThroughWhatItComesCloseTo() {
        Random random = new Random(43);
        int through = 0;
        for (int round = 0; round < ROUNDS; round++) {
            ConvexPatch patch = any(random);
            Vector from = anyPlace(random);
            Vector to = anyPlace(random);
            Stretch stretch = new Stretch(Spot.of(from), Spot.of(to));
            int radius = random.nextInt(4);
            boolean expected = radius > 0
                    ? patch.distance(ConvexPatch.of(from, to)).compareTo(radius) < 0
                    : patch.hasArea() && hasPartWithin(stretch, patch);
            assertEquals(
                    expected,
                    stretch.runsThrough(patch, radius),
                    () -> from + " to " + to + " and " + patch + ", radius " + radius);
            through += expected && radius == 0 ? 1 : 0;
        }
        assertTrue(through > 50, through + " run through");
    }

    /** Returns whether the middle of a part lies inside, of the parts into which the lines of the edges cut it. */
    private static boolean hasPartWithin(Stretch stretch, ConvexPatch polygon) {
        TreeSet<Fraction> cuts = new TreeSet<>(List.of(Fraction.ZERO, Fraction.ONE));
        for (int i = 0; i < polygon.corners().size(); i++) {
            Spot corner = Spot.of(polygon.corner(i));
            Spot next = Spot.of(polygon.corner(i + 1));
            Fraction first = Spot.turn(corner, next, stretch.from());
            Fraction last = Spot.turn(corner, next, stretch.to());
            if (first.signum() * last.signum() < 0) {
                cuts.add(first.over(first.minus(last)));
            }
        }
        List<Fraction> all = new ArrayList<>(cuts);
        return IntStream.range(1, all.size())
                .mapToObj(i -> all.get(i - 1).plus(all.get(i)).times(Fraction.of(1, 2)))
                .anyMatch(middle -> isWithin(stretch.from().towards(stretch.to(), middle), polygon));
    }

    /** An edge holds both of its ends, and the places of the grid between them. */
    @Test
    void anEdgeHoldsItsPlaces() {
        Random random = new Random(47);
        for (int round = 0; round < 500; round++) {
            ConvexPatch patch = any(random);
            Edge edge = Edge.of(patch.corner(0), patch.corner(0).plus(new Vector(random.nextInt(5), 1)));
            for (int x = -1; x <= SIDE; x++) {
                for (int y = -1; y <= SIDE; y++) {
                    Vector place = new Vector(x, y);
                    boolean on = lies(place, ConvexPatch.of(edge.from(), edge.to()));
                    assertEquals(on, edge.holds(Spot.of(place)), () -> place + " and " + edge);
                }
            }
        }
    }

    @Test
    void vectorsAddUp() {
        assertEquals(new Vector(4, -2), new Vector(1, 5).plus(new Vector(3, -7)));
    }
}
