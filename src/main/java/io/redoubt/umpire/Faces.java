package io.redoubt.umpire;

/** Where the faces come from: a seed, or a person who rolled them. */
@FunctionalInterface
public interface Faces {
    /**
     * The faces of one throw, in order.
     *
     * @throws DiceFault if there are none, or they do not fit the dice
     */
    int[] roll(Throw what);
}
