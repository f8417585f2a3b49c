package io.redoubt.rules.fow.geometry;

import io.redoubt.rules.tablemap.Footprint;
import java.util.ArrayList;
import java.util.List;

/** The ground a piece or a feature takes up: convex patches, all of them grown by one radius. */
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

    /** A spot alone, or everything within a radius of it. */
    public static Shape around(Vector centre, long radius) {
        return new Shape(List.of(ConvexPatch.of(centre)), radius);
    }

    /** An upright rectangle between two opposite corners. */
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

    /** A line through several spots, everything within a radius of it: a road, a stream, a trench. */
    public static Shape along(List<Vector> line, long radius) {
        List<ConvexPatch> patches = new ArrayList<>();
        for (int i = 0; i + 1 < line.size(); i++) {
            patches.add(ConvexPatch.of(line.get(i), line.get(i + 1)));
        }
        return new Shape(patches, radius);
    }

    /** The inside of an outline. */
    public static Shape within(Outline outline) {
        return new Shape(outline.parts(), 0);
    }

    /** The gap between the edges of two shapes. */
    public Clearance gap(Shape other) {
        SquaredDistance least = patches.get(0).distance(other.patches.get(0));
        for (ConvexPatch mine : patches) {
            for (ConvexPatch theirs : other.patches) {
                least = SquaredDistance.least(least, mine.distance(theirs));
            }
        }
        return new Clearance(least, radius + other.radius);
    }

    /** True if the two share ground; shapes that stand edge to edge share none. */
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

    /** True if it takes up no ground at all. */
    public boolean isSpot() {
        return radius == 0 && !patches.get(0).hasArea();
    }

    /** The same ground for a map, in the unit of the file. */
    public Footprint ground() {
        return new Footprint(
                patches.stream().map(ConvexPatch::corners).map(Vector::points).toList(), Vector.inUnits(radius));
    }

    Box box() {
        return box;
    }

    /** How many pairs of convex parts the gap to another shape is measured between. */
    public long pairs(Shape other) {
        return (long) patches.size() * other.patches.size();
    }

    /** How many pairs of convex parts tell whether two shapes share ground; none where their boxes are apart. */
    public long pairsThatMayShare(Shape other) {
        return box.mayBeWithin(0, other.box) ? pairs(other) : 0;
    }

    List<ConvexPatch> patches() {
        return patches;
    }

    long radius() {
        return radius;
    }

    /** The same ground in convex outlines, round edges widened by less than a thousandth. */
    List<Outline> outlines() {
        return patches.stream()
                .map(patch -> Outline.around(Round.around(patch, radius)))
                .toList();
    }
}
