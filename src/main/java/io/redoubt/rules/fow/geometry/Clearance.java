package io.redoubt.rules.fow.geometry;

/**
 * The gap between the edges of two shapes.
 *
 * @param cores the square of the distance between their cores
 * @param reach how much of that distance their rounded edges take up
 */
public record Clearance(SquaredDistance cores, long reach) {
    private static final int HALVES = 2;

    /** Negative, 0 or positive as the gap is below, at or above a length in thousandths. */
    public int compareTo(long thousandths) {
        return cores.compareTo(reach + HALVES * thousandths);
    }

    /** The gap in thousandths, what is less than one cut off; 0 for shapes that touch or overlap. */
    public long thousandths() {
        return Math.max(0, (cores.root() - reach) / HALVES);
    }

    /** True if {@link #thousandths} is the whole of it. */
    public boolean isWhole() {
        return compareTo(thousandths()) <= 0;
    }
}
