package io.redoubt.rules.fow.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * A convex patch of ground: a spot, a stretch between two spots, or a convex polygon.
 *
 * @param corners one, two, or at least three corners; these anticlockwise, no three of them in line
 */
record ConvexPatch(List<Vector> corners) {
    private static final List<Vector> ACROSS_AND_UP = List.of(new Vector(1, 0), new Vector(0, 1));

    /** A safety margin well above the rounding error of a product of doubles. */
    private static final double MARGIN = 1.000001;

    static ConvexPatch of(Vector... corners) {
        return new ConvexPatch(List.of(corners));
    }

    boolean hasArea() {
        return corners.size() > 2;
    }

    Vector corner(int index) {
        return corners.get(index % corners.size());
    }

    /** Returns whether the patches do not even touch. */
    boolean isApartFrom(ConvexPatch other) {
        return separated(this, other, 1);
    }

    /** Quick test, despite overlapping boxes, for a patch farther than a reach to one side of a slanted stretch. */
    boolean isClearlyBeside(ConvexPatch stretch, long reach) {
        if (stretch.corners.size() != 2) {
            return false;
        }
        Vector start = stretch.corner(0);
        Vector along = stretch.corner(1).minus(start);
        double least = MARGIN * reach * Math.sqrt((double) along.dot(along)) + 1;
        boolean left = true;
        boolean right = true;
        for (int i = 0; i < corners.size() && (left || right); i++) {
            long side = along.cross(corners.get(i).minus(start));
            left &= side > least;
            right &= -side > least;
        }
        return left || right;
    }

    /** Returns whether they share ground: polygons have to overlap, a spot or stretch only has to touch. */
    boolean shares(ConvexPatch other) {
        return !separated(this, other, hasArea() && other.hasArea() ? 0 : 1);
    }

    /** Returns whether the patches are separated along the normal of some edge of either (separating axis theorem). */
    private static boolean separated(ConvexPatch a, ConvexPatch b, long least) {
        for (Vector axis : a.axes()) {
            if (gap(a, b, axis) >= least) {
                return true;
            }
        }
        for (Vector axis : b.axes()) {
            if (gap(a, b, axis) >= least) {
                return true;
            }
        }
        return false;
    }

    private List<Vector> axes() {
        if (corners.size() == 1) {
            return ACROSS_AND_UP;
        }
        List<Vector> axes = new ArrayList<>(corners.size());
        for (int i = 0; i < corners.size(); i++) {
            Vector along = corner(i + 1).minus(corner(i));
            axes.add(hasArea() || i > 0 ? along.turned() : along);
        }
        return axes;
    }

    /** Returns the gap between the projections on an axis, in lengths of the axis; negative if they overlap. */
    private static long gap(ConvexPatch a, ConvexPatch b, Vector axis) {
        long leastA = Long.MAX_VALUE;
        long mostA = Long.MIN_VALUE;
        for (Vector corner : a.corners) {
            long at = corner.dot(axis);
            leastA = Math.min(leastA, at);
            mostA = Math.max(mostA, at);
        }
        long leastB = Long.MAX_VALUE;
        long mostB = Long.MIN_VALUE;
        for (Vector corner : b.corners) {
            long at = corner.dot(axis);
            leastB = Math.min(leastB, at);
            mostB = Math.max(mostB, at);
        }
        return Math.max(leastB - mostA, leastA - mostB);
    }

    /** Returns the square of the distance between the nearest spots of two patches. */
    SquaredDistance distance(ConvexPatch other) {
        if (!isApartFrom(other)) {
            return SquaredDistance.ZERO;
        }
        return SquaredDistance.least(fromCorners(other), other.fromCorners(this));
    }

    private SquaredDistance fromCorners(ConvexPatch other) {
        SquaredDistance least = SquaredDistance.of(corner(0).minus(other.corner(0)));
        for (Vector corner : corners) {
            for (int i = 0; i < other.corners.size(); i++) {
                least = SquaredDistance.least(least, SquaredDistance.of(corner, other.corner(i), other.corner(i + 1)));
            }
        }
        return least;
    }
}
