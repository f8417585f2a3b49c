package io.redoubt.rules.fow.geometry;

/**
 * The gap between the edges of two shapes.
 *
 * @param cores square of the distance between their cores
 * @param reach part of that distance that their rounded edges take up
 */
public record Clearance(SquaredDistance cores, long reach) {
    private static final int HALVES = 2;

    /** Returns a negative number, 0 or a positive number if the gap is below, at or above a length in thousandths. */
    public int compareTo(long thousandths) {
        return cores.compareTo(reach + HALVES * thousandths);
    }

    /** Returns the gap in whole thousandths, rounded down; 0 for shapes that touch or overlap. */
    public long thousandths() {
        return Math.max(0, (cores.root() - reach) / HALVES);
    }

    /** Returns whether {@link #thousandths} is exact. */
    public boolean isWhole() {
        return compareTo(thousandths()) <= 0;
    }
}
