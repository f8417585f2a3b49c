package io.redoubt.umpire;

import java.util.Optional;

/**
 * Dice somebody must roll now.
 *
 * @param name what they are for, for example {@code Firepower Test}
 * @param dice how many, at least 1
 * @param die which dice
 * @param need what each must show, if each is judged alone
 * @param sum what is made of them, if all are added up
 * @param place the attempt they belong to
 */
public record Throw(
        String name, int dice, Die die, Optional<Target> need, Optional<Score> sum, Optional<Step.Place> place) {
    /** Dice that are judged one by one, or only told. */
    public Throw(String name, int dice, Die die, Optional<Target> need, Optional<Step.Place> place) {
        this(name, dice, die, need, Optional.empty(), place);
    }

    /** The throw in words, for example {@code the Firepower Test of Hit 1 (d6, needs 3+)}. */
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
