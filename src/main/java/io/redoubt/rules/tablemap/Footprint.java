package io.redoubt.rules.tablemap;

import java.util.List;

/**
 * The area an object covers: convex patches, each grown by a radius.
 *
 * @param patches the patches, each a point, a segment of two points, or the corners of a convex polygon in order
 * @param radius the radius, 0 or more
 */
public record Footprint(List<List<Point>> patches, double radius) {
    public Footprint {
        patches = List.copyOf(patches);
    }

    /** Returns the area within a radius of a point. */
    public static Footprint around(Point spot, double radius) {
        return new Footprint(List.of(List.of(spot)), radius);
    }

    /** Returns the rectangle around it. */
    public Box box() {
        Point first = patches.get(0).get(0);
        Box box = new Box(first.x(), first.y(), first.x(), first.y());
        for (List<Point> patch : patches) {
            for (Point corner : patch) {
                box = box.and(
                        new Box(corner.x() - radius, corner.y() - radius, corner.x() + radius, corner.y() + radius));
            }
        }
        return box;
    }

    /** Returns whether a point lies within {@code reach} of it. */
    public boolean isNear(Point place, double reach) {
        for (List<Point> patch : patches) {
            if (distance(patch, place) <= radius + reach) {
                return true;
            }
        }
        return false;
    }

    private static double distance(List<Point> patch, Point place) {
        boolean inside = patch.size() > 2;
        double least = Double.MAX_VALUE;
        for (int i = 0; i < patch.size(); i++) {
            Point start = patch.get(i);
            Point end = patch.get((i + 1) % patch.size());
            least = Math.min(least, place.distance(start, end));
            double turn =
                    (end.x() - start.x()) * (place.y() - start.y()) - (end.y() - start.y()) * (place.x() - start.x());
            inside &= turn >= 0;
        }
        return inside ? 0 : least;
    }

    /** Returns a point on it for a label: the middle of a base, or halfway along a line. */
    public Point anchor() {
        List<Point> middle = patches.get(patches.size() / 2);
        if (patches.size() == 1 && middle.size() > 2) {
            return box().middle();
        }
        double x = 0;
        double y = 0;
        for (Point corner : middle) {
            x += corner.x() / middle.size();
            y += corner.y() / middle.size();
        }
        return new Point(x, y);
    }

    /** Returns whether it is a line instead of a base: a road, a stream, a tunnel. */
    public boolean isLine() {
        return patches.get(0).size() == 2;
    }
}
