package io.redoubt.rules.map;

/**
 * A place on the table, in its unit.
 *
 * @param x to the right
 * @param y up
 */
public record Point(double x, double y) {
    /** The place so far along the way to another: 0 is here, 1 is there. */
    public Point towards(Point other, double share) {
        return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }

    public double distance(Point other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** The distance to the nearest place of a stretch. */
    double distance(Point start, Point end) {
        return distance(nearest(start, end));
    }

    /** The place of a stretch that is nearest to this one. */
    public Point nearest(Point start, Point end) {
        double dx = end.x - start.x;
        double dy = end.y - start.y;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / length;
        return start.towards(end, Math.max(0, Math.min(1, along)));
    }
}
