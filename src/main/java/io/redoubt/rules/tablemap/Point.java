package io.redoubt.rules.tablemap;

/**
 * A point on the table, in its unit.
 *
 * @param x the coordinate to the right
 * @param y the coordinate upwards
 */
public record Point(double x, double y) {
    /** Returns a point between this one (0) and another (1). */
    public Point towards(Point other, double share) {
        return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
    }

    public double distance(Point other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** Returns the distance to the nearest point of a segment. */
    double distance(Point start, Point end) {
        return distance(nearest(start, end));
    }

    /** Returns the point of a segment that is nearest to this one. */
    public Point nearest(Point start, Point end) {
        double dx = end.x - start.x;
        double dy = end.y - start.y;
        double length = dx * dx + dy * dy;
        double along = length == 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / length;
        return start.towards(end, Math.max(0, Math.min(1, along)));
    }
}
