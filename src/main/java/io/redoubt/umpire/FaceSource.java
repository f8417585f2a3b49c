package io.redoubt.umpire;

/** The source of the faces: a seed, or a player who rolled them. */
@FunctionalInterface
public interface FaceSource {
    /**
     * Returns the faces of one throw, in order.
     *
     * @throws DiceMismatchException if there are none, or they do not fit the dice
     */
    int[] roll(Throw what);
}
