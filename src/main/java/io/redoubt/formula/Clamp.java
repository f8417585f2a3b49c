package io.redoubt.formula;

/**
 * A face that replaces all faces on one side of it.
 *
 * @param side the faces it replaces
 * @param face the value they count as
 */
public record Clamp(Side side, int face) {
    /** The faces that count as another. */
    public enum Side {
        /** Lower faces: the face is the minimum. */
        BELOW,
        /** Higher faces: the face is the maximum. */
        ABOVE
    }

    /** Returns the value a shown number counts as. */
    public int of(int shown) {
        return side == Side.BELOW ? Math.max(face, shown) : Math.min(face, shown);
    }

    @Override
    public String toString() {
        return (side == Side.BELOW ? "min" : "max") + face;
    }
}
