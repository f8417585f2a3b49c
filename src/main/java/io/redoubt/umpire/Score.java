package io.redoubt.umpire;

import java.util.List;
import java.util.Optional;

/**
 * A sum of equal dice with its modifiers, and the number it is compared with.
 *
 * @param dice the number of dice, at least 1
 * @param die the die
 * @param modifiers the modifiers, each with its reason
 * @param against the number the total is compared with, if the rule compares it
 */
public record Score(int dice, Die die, List<Modifier> modifiers, Optional<Modifier> against) {
    public static Score of(int dice, Die die, Modifier... modifiers) {
        return new Score(dice, die, List.of(modifiers), Optional.empty());
    }

    public Score against(int value, String reason) {
        return new Score(dice, die, modifiers, Optional.of(new Modifier(value, reason)));
    }

    /** Returns the sum of the modifiers. */
    public int modifier() {
        int sum = 0;
        for (Modifier modifier : modifiers) {
            sum += modifier.value();
        }
        return sum;
    }
}
