package io.redoubt.report;

import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The display order of the dice of one test; it does not change the result. */
public enum DiceOrder {
    /** The order in which they fell. */
    FELL,
    /** The highest first. */
    HIGH,
    /** The lowest first. */
    LOW;

    /** Returns the name in settings. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns a step with its dice in this order, if they are dice of one test. */
    public Step of(Step step) {
        if (this == FELL || !(step instanceof Step.Roll roll)) {
            return step;
        }
        List<Integer> faces = new ArrayList<>(roll.faces());
        faces.sort(this == LOW ? null : Collections.reverseOrder());
        return new Step.Roll(roll.test(), roll.need(), roll.dice(), faces, roll.passed(), roll.place());
    }
}
