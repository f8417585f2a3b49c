package io.redoubt.umpire;

import java.util.List;

/** Where a {@link Draw} is thrown: it hands out faces and takes down what was made of them. */
public interface Table {
    /** Faces of these dice, in the order they fell. */
    List<Integer> roll(String name, int dice, Die die);

    /** Takes down what dice did. */
    void cast(Step.Dice dice);

    /** Takes down something that needs no dice. */
    void note(Remark remark, Object... values);

    /** Enters one attempt of a series; everything up to the next belongs to it. */
    void attempt(String noun, int index, int of);

    /** Ends a series of attempts. */
    void ended();
}
