package io.redoubt.formula;

/**
 * A face that stands for all on one side of it.
 *
 * @param side which faces it stands for
 * @param face what they count as
 */
public record Clamp(Side side, int face) {
    /** Which faces count as another. */
    public enum Side {
        /** Those that show less: the face is the least there is. */
        BELOW,
        /** Those that show more: the face is the most there is. */
        ABOVE
    }

    /** What a shown number counts as. */
    public int of(int shown) {
        return side == Side.BELOW ? Math.max(face, shown) : Math.min(face, shown);
    }

    @Override
    public String toString() {
        return (side == Side.BELOW ? "min" : "max") + face;
    }
}
