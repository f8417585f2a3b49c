package io.redoubt.umpire;

import java.util.List;

/** The recipient of a {@link CustomRoll}: it provides faces and records the steps. */
public interface DiceTray {
    /** Returns the faces of these dice, in the order in which they fell. */
    List<Integer> roll(String name, int dice, Die die);

    /**
     * Rolls dice that are added up and records their total.
     *
     * @return the faces, in the order in which they fell
     */
    List<Integer> total(TotalRoll roll, DiceTotal score);

    /** Records the result of dice. */
    void record(Step.Dice dice);

    /** Records a finding without dice. */
    void note(SentenceTemplate remark, Object... values);

    /** Begins one attempt of a series; all steps up to the next one belong to it. */
    void attempt(String noun, int index, int of);

    /** Ends a series of attempts. */
    void ended();
}
