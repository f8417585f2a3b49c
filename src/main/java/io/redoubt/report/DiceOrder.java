package io.redoubt.report;

import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** In which order the dice of one test are told to people; what they come to is the same. */
public enum DiceOrder {
    /** As they fell. */
    FELL,
    /** The highest first. */
    HIGH,
    /** The lowest first. */
    LOW;

    /** How a setting names it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A step with its dice in this order, where they are dice of one test. */
    Step of(Step step) {
        if (this == FELL || !(step instanceof Step.Roll roll)) {
            return step;
        }
        List<Integer> faces = new ArrayList<>(roll.faces());
        faces.sort(this == LOW ? null : Collections.reverseOrder());
        return new Step.Roll(roll.test(), roll.need(), roll.dice(), faces, roll.passed(), roll.place());
    }
}
