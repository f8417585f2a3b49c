package io.redoubt.rules.fow.ground;

import io.redoubt.rules.map.Ground;
import java.util.ArrayList;
import java.util.List;

/** The ground a piece or a feature takes up: convex patches, all of them grown by one radius. */
public final class Shape {
    private final List<Patch> patches;
    private final long radius;
    private final Box box;

    private Shape(List<Patch> patches, long radius) {
        this.patches = patches;
        this.radius = radius;
        this.box = box(patches, radius);
    }

    /** A spot alone, or everything within a radius of it. */
    public static Shape around(Vector centre, long radius) {
        return new Shape(List.of(Patch.of(centre)), radius);
    }

    /** An upright rectangle between two opposite corners. */
    public static Shape between(Vector one, Vector other) {
        long left = Math.min(one.x(), other.x());
        long right = Math.max(one.x(), other.x());
        long low = Math.min(one.y(), other.y());
        long high = Math.max(one.y(), other.y());
        return new Shape(
                List.of(Patch.of(
                        new Vector(left, low),
                        new Vector(right, low),
                        new Vector(right, high),
                        new Vector(left, high))),
                0);
    }

    /** A line through several spots, everything within a radius of it: a road, a stream, a trench. */
    public static Shape along(List<Vector> line, long radius) {
        List<Patch> patches = new ArrayList<>();
        for (int i = 0; i + 1 < line.size(); i++) {
            patches.add(Patch.of(line.get(i), line.get(i + 1)));
        }
        return new Shape(patches, radius);
    }

    /** The inside of an outline. */
    public static Shape within(Outline outline) {
        return new Shape(outline.parts(), 0);
    }

    /** The gap between the edges of two shapes. */
    public Clearance gap(Shape other) {
        Square least = patches.get(0).distance(other.patches.get(0));
        for (Patch mine : patches) {
            for (Patch theirs : other.patches) {
                least = Square.least(least, mine.distance(theirs));
            }
        }
        return new Clearance(least, radius + other.radius);
    }

    /** True if the two share ground; shapes that stand edge to edge share none. */
    public boolean shares(Shape other) {
        if (!box.mayBeWithin(0, other.box)) {
            return false;
        }
        for (Patch mine : patches) {
            Box around = box(List.of(mine), radius);
            for (Patch theirs : other.patches) {
                if (around.mayBeWithin(0, box(List.of(theirs), other.radius)) && shares(mine, theirs, other.radius)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean shares(Patch mine, Patch theirs, long otherRadius) {
        long reach = radius + otherRadius;
        return reach > 0 ? mine.distance(theirs).compareTo(reach) < 0 : mine.shares(theirs);
    }

    /** True if no part of this shape lies outside an outline. */
    public boolean liesIn(Outline outline) {
        for (Patch patch : patches) {
            if (!outline.holds(patch, radius)) {
                return false;
            }
        }
        return true;
    }

    /**
     * True if no part of this shape lies outside all of these outlines. Outlines that stand edge to edge hold together
     * what none of them holds alone; where their edges run aslant, a part must lie wholly in one of them.
     */
    public boolean liesInAny(List<Outline> outlines) {
        return outlines.stream().anyMatch(this::liesIn)
                || (outlines.size() > 1 && Tiling.of(box, outlines).holds(this));
    }

    /** True if it takes up no ground at all. */
    public boolean isSpot() {
        return radius == 0 && !patches.get(0).hasArea();
    }

    /** The same ground for a map, in the unit of the file. */
    public Ground ground() {
        return new Ground(
                patches.stream().map(Patch::corners).map(Vector::points).toList(), Vector.inUnits(radius));
    }

    Box box() {
        return box;
    }

    private static Box box(List<Patch> patches, long radius) {
        long left = Long.MAX_VALUE;
        long low = Long.MAX_VALUE;
        long right = Long.MIN_VALUE;
        long high = Long.MIN_VALUE;
        for (Patch patch : patches) {
            for (Vector corner : patch.corners()) {
                left = Math.min(left, corner.x() - radius);
                low = Math.min(low, corner.y() - radius);
                right = Math.max(right, corner.x() + radius);
                high = Math.max(high, corner.y() + radius);
            }
        }
        return new Box(left, low, right, high);
    }
}
