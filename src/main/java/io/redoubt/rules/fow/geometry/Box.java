package io.redoubt.rules.fow.geometry;

/** The bounding rectangle of a shape. Shapes whose boxes are far apart are far apart. */
record Box(long left, long low, long right, long high) {
    /** Returns the box around a patch that is grown by a radius. */
    static Box around(ConvexPatch patch, long radius) {
        Vector first = patch.corner(0);
        Box box = new Box(first.x(), first.y(), first.x(), first.y());
        for (Vector corner : patch.corners()) {
            box = box.and(new Box(corner.x(), corner.y(), corner.x(), corner.y()));
        }
        return new Box(box.left - radius, box.low - radius, box.right + radius, box.high + radius);
    }

    /** Returns the box around this box and another. */
    Box and(Box other) {
        return new Box(
                Math.min(left, other.left),
                Math.min(low, other.low),
                Math.max(right, other.right),
                Math.max(high, other.high));
    }

    /** Returns whether shapes in these boxes may be this close. */
    boolean mayBeWithin(long length, Box other) {
        return left - other.right <= length
                && other.left - right <= length
                && low - other.high <= length
                && other.low - high <= length;
    }

    long longerSide() {
        return Math.max(right - left, high - low);
    }
}
