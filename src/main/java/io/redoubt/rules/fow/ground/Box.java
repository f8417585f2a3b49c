package io.redoubt.rules.fow.ground;

/** The upright rectangle around a shape: what is far apart by its box is far apart. */
record Box(long left, long low, long right, long high) {
    /** True if shapes in these boxes may be this close. */
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
