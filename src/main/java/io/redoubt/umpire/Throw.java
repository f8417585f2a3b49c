package io.redoubt.umpire;

import java.util.Optional;

/**
 * The dice required for one roll, and what they are rolled for.
 *
 * @param name the purpose, for example {@code Firepower Test}
 * @param dice the number of dice, at least 1
 * @param die the die
 * @param need the target of each die, if they are judged one by one
 * @param sum the score, if they are added up
 * @param place the attempt to which they belong
 */
public record Throw(
        String name, int dice, Die die, Optional<Target> need, Optional<DiceTotal> sum, Optional<Step.Place> place) {
    /** Creates a throw of dice that are judged one by one, or only reported. */
    public Throw(String name, int dice, Die die, Optional<Target> need, Optional<Step.Place> place) {
        this(name, dice, die, need, Optional.empty(), place);
    }

    /** Returns the throw in words, for example {@code the Firepower Test of Hit 1 (d6, needs 3+)}. */
    @Override
    public String toString() {
        StringBuilder words = new StringBuilder("the ").append(name);
        if (place.isPresent()) {
            Step.Place at = place.get();
            words.append(" of ").append(at.noun()).append(' ').append(at.index());
        }
        words.append(" (").append(die);
        if (need.isPresent()) {
            words.append(", needs ").append(need.get());
        }
        return words.append(')').toString();
    }
}
