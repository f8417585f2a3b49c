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
public record DiceTotal(int dice, Die die, List<Modifier> modifiers, Optional<Modifier> against) {
    public static DiceTotal of(int dice, Die die, Modifier... modifiers) {
        return new DiceTotal(dice, die, List.of(modifiers), Optional.empty());
    }

    public DiceTotal against(int value, String reason) {
        return new DiceTotal(dice, die, modifiers, Optional.of(new Modifier(value, reason)));
    }

    /** Returns the total of these faces. */
    int of(List<Integer> faces) {
        int total = modifier();
        for (int face : faces) {
            total += face;
        }
        return total;
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
