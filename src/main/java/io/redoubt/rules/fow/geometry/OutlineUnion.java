package io.redoubt.rules.fow.geometry;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleConsumer;

/**
 * The union of several outlines: a shape across their common edge lies in both.
 *
 * <p>Ground without any border of the union in it lies wholly inside or wholly outside.
 */
public final class OutlineUnion {
    /** The cost of comparing the boxes of two edges, and of one exact step, in units of a budget. */
    private static final double LOOK = 3;

    private static final double STEP = 300;

    private final List<Outline> outlines;
    private final DoubleConsumer work;
    private final List<Border> borders = new ArrayList<>();

    /** Part of an edge without ground of the union on its outer side, and a box around the edge. */
    private record Border(Stretch stretch, Box box) {}

    private OutlineUnion(List<Outline> outlines, DoubleConsumer work) {
        this.outlines = outlines;
        this.work = work;
        for (Outline outline : outlines) {
            List<Outline> others = new ArrayList<>();
            for (Outline other : outlines) {
                if (other != outline && other.box().mayBeWithin(0, outline.box())) {
                    others.add(other);
                }
            }
            work.accept(LOOK * outlines.size());
            for (Edge edge : outline.edges()) {
                addBorders(edge, others);
            }
        }
    }

    /**
     * Returns the union of outlines.
     *
     * @param work receives the cost of each step beforehand, and may throw an exception to refuse it
     */
    public static OutlineUnion of(List<Outline> outlines, DoubleConsumer work) {
        return new OutlineUnion(outlines, work);
    }

    /** Returns the union of shapes, whose round edges are widened by less than a thousandth. */
    public static OutlineUnion ofShapes(List<Shape> shapes, DoubleConsumer work) {
        List<Outline> outlines = new ArrayList<>();
        for (Shape shape : shapes) {
            outlines.addAll(shape.outlines());
        }
        return of(outlines, work);
    }

    private void addBorders(Edge edge, List<Outline> others) {
        TreeSet<Fraction> cuts = new TreeSet<>(List.of(Fraction.ZERO, Fraction.ONE));
        for (Outline other : others) {
            work.accept(LOOK * other.edges().size());
            for (Edge across : other.edges()) {
                if (edge.box().mayBeWithin(0, across.box())) {
                    work.accept(STEP);
                    edge.cut(across).ifPresent(cuts::add);
                }
            }
        }
        Spot from = Spot.of(edge.from());
        Spot to = Spot.of(edge.to());
        Fraction last = Fraction.ZERO;
        for (Fraction cut : cuts.tailSet(last, false)) {
            Spot middle = from.towards(to, last.plus(cut).times(Fraction.of(1, 2)));
            if (others.stream().noneMatch(other -> isBeyond(edge, middle, other))) {
                borders.add(new Border(new Stretch(from.towards(to, last), from.towards(to, cut)), edge.box()));
            }
            last = cut;
        }
    }

    /** Returns whether another outline contains the ground just beyond a place on an edge. */
    private boolean isBeyond(Edge edge, Spot place, Outline other) {
        if (!edge.box().mayBeWithin(0, other.box())) {
            return false;
        }
        work.accept(STEP * other.edges().size());
        return other.edgeAt(place)
                .map(along -> along.way().dot(edge.way()) < 0)
                .orElseGet(() -> other.surrounds(place));
    }

    /** Returns whether a shape lies wholly inside. */
    public boolean holds(Shape shape) {
        for (ConvexPatch patch : shape.patches()) {
            Box box = Box.around(patch, shape.radius());
            work.accept(LOOK * borders.size() + STEP);
            for (Border border : borders) {
                if (border.box.mayBeWithin(0, box)) {
                    work.accept(STEP * patch.corners().size());
                    if (border.stretch.runsThrough(patch, shape.radius())) {
                        return false;
                    }
                }
            }
            if (!surrounds(Spot.amid(Spot.all(patch.corners())), box)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether all ground that two shapes share lies inside; round edges are accurate to a thousandth. */
    public boolean holdsShared(Shape one, Shape other) {
        if (one.isSpot()) {
            return holds(one);
        }
        for (ConvexPatch mine : one.patches()) {
            Box box = Box.around(mine, one.radius());
            for (ConvexPatch theirs : other.patches()) {
                if (box.mayBeWithin(0, Box.around(theirs, other.radius()))
                        && !holds(Overlap.of(Round.within(mine, one.radius()), Round.within(theirs, other.radius())))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean holds(List<Spot> polygon) {
        if (polygon.isEmpty()) {
            return true;
        }
        work.accept(STEP * borders.size() * polygon.size());
        for (Border border : borders) {
            if (border.stretch.runsThrough(polygon)) {
                return false;
            }
        }
        Spot inside = Spot.amid(polygon);
        return outlines.stream().anyMatch(outline -> outline.surrounds(inside));
    }

    private boolean surrounds(Spot place, Box box) {
        for (Outline outline : outlines) {
            if (outline.box().mayBeWithin(0, box)) {
                work.accept(STEP * outline.edges().size() / 3);
                if (outline.surrounds(place)) {
                    return true;
                }
            }
        }
        return false;
    }
}
