package io.redoubt.rules.fow.geometry;

import io.redoubt.rules.tablemap.Footprint;
import io.redoubt.rules.tablemap.Point;
import java.util.List;

/**
 * The shortest line between the edges of two shapes, for maps only; rulings use the exact {@link Clearance}.
 *
 * @param from end on the edge of the first, in the unit of the file
 * @param to end on the edge of the second; equal to {@code from} if they share ground
 */
public record ShortestWay(Point from, Point to) {
    public static ShortestWay between(Shape first, Shape second) {
        Footprint one = first.ground();
        Footprint other = second.ground();
        ShortestWay cores = new ShortestWay(
                one.patches().get(0).get(0), other.patches().get(0).get(0));
        for (List<Point> mine : one.patches()) {
            for (List<Point> theirs : other.patches()) {
                cores = cores.orShorter(fromCorners(mine, theirs));
                cores = cores.orShorter(fromCorners(theirs, mine).turned());
            }
        }
        // A shape within the other has a line to its edge as well, so the exact gap decides whether there is none.
        if (first.gap(second).compareTo(0) <= 0) {
            Point meeting = cores.from.towards(cores.to, 1.0 / 2);
            return new ShortestWay(meeting, meeting);
        }
        double length = cores.length();
        return new ShortestWay(
                cores.from.towards(cores.to, one.radius() / length),
                cores.to.towards(cores.from, other.radius() / length));
    }

    /** Returns the length in the unit of the file. */
    public double length() {
        return from.distance(to);
    }

    private ShortestWay turned() {
        return new ShortestWay(/* from= */ to, /* to= */ from);
    }

    private ShortestWay orShorter(ShortestWay other) {
        return other.length() < length() ? other : this;
    }

    private static ShortestWay fromCorners(List<Point> corners, List<Point> edges) {
        ShortestWay least = new ShortestWay(corners.get(0), edges.get(0));
        for (Point corner : corners) {
            for (int i = 0; i < edges.size(); i++) {
                Point near = corner.nearest(edges.get(i), edges.get((i + 1) % edges.size()));
                least = least.orShorter(new ShortestWay(corner, near));
            }
        }
        return least;
    }
}
