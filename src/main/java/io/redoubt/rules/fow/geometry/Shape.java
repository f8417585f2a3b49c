package io.redoubt.rules.fow.geometry;

import io.redoubt.rules.tablemap.Footprint;
import java.util.ArrayList;
import java.util.List;

/** The ground that a piece or a terrain feature takes up: convex patches, all grown by one radius. */
public final class Shape {
    private final List<ConvexPatch> patches;
    private final long radius;
    private final List<Box> boxes;
    private final Box box;

    private Shape(List<ConvexPatch> patches, long radius) {
        this.patches = patches;
        this.radius = radius;
        this.boxes = patches.stream().map(patch -> Box.around(patch, radius)).toList();
        this.box = boxes.stream().reduce(boxes.get(0), Box::and);
    }

    /** Returns a spot, or the disc within a radius of it. */
    public static Shape around(Vector centre, long radius) {
        return new Shape(List.of(ConvexPatch.of(centre)), radius);
    }

    /** Returns an upright rectangle between two opposite corners. */
    public static Shape between(Vector one, Vector other) {
        long left = Math.min(one.x(), other.x());
        long right = Math.max(one.x(), other.x());
        long low = Math.min(one.y(), other.y());
        long high = Math.max(one.y(), other.y());
        return new Shape(
                List.of(ConvexPatch.of(
                        new Vector(left, low),
                        new Vector(right, low),
                        new Vector(right, high),
                        new Vector(left, high))),
                0);
    }

    /** Returns the ground within a radius of a line through several spots: a road, a stream, a trench. */
    public static Shape along(List<Vector> line, long radius) {
        List<ConvexPatch> patches = new ArrayList<>();
        for (int i = 0; i + 1 < line.size(); i++) {
            patches.add(ConvexPatch.of(line.get(i), line.get(i + 1)));
        }
        return new Shape(patches, radius);
    }

    public static Shape within(Outline outline) {
        return new Shape(outline.parts(), 0);
    }

    /** Returns the gap between the edges of two shapes. */
    public Clearance gap(Shape other) {
        SquaredDistance least = patches.get(0).distance(other.patches.get(0));
        for (ConvexPatch mine : patches) {
            for (ConvexPatch theirs : other.patches) {
                least = SquaredDistance.least(least, mine.distance(theirs));
            }
        }
        return new Clearance(least, radius + other.radius);
    }

    /** Returns whether two shapes share ground; shapes that are edge to edge share none. */
    public boolean shares(Shape other) {
        if (!box.mayBeWithin(0, other.box)) {
            return false;
        }
        for (int i = 0; i < patches.size(); i++) {
            for (int k = 0; k < other.patches.size(); k++) {
                if (boxes.get(i).mayBeWithin(0, other.boxes.get(k))
                        && shares(patches.get(i), other.patches.get(k), other.radius)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean shares(ConvexPatch mine, ConvexPatch theirs, long otherRadius) {
        long reach = radius + otherRadius;
        if (mine.isClearlyBeside(theirs, reach)) {
            return false;
        }
        return reach > 0 ? mine.distance(theirs).compareTo(reach) < 0 : mine.shares(theirs);
    }

    /** Returns whether it takes up no ground at all. */
    public boolean isSpot() {
        return radius == 0 && !patches.get(0).hasArea();
    }

    /** Returns the shape for a map, in the unit of the file. */
    public Footprint ground() {
        return new Footprint(
                patches.stream().map(ConvexPatch::corners).map(Vector::points).toList(), Vector.inUnits(radius));
    }

    Box box() {
        return box;
    }

    /** Returns the number of pairs of convex parts that are compared to measure the gap to another shape. */
    public long pairs(Shape other) {
        return (long) patches.size() * other.patches.size();
    }

    /** Returns the number of pairs of convex parts to compare for shared ground; 0 if the bounding boxes are apart. */
    public long pairsThatMayShare(Shape other) {
        return box.mayBeWithin(0, other.box) ? pairs(other) : 0;
    }

    List<ConvexPatch> patches() {
        return patches;
    }

    long radius() {
        return radius;
    }

    /** Returns the shape as convex outlines, whose round edges are widened by less than a thousandth. */
    List<Outline> outlines() {
        return patches.stream()
                .map(patch -> Outline.around(Round.around(patch, radius)))
                .toList();
    }
}
