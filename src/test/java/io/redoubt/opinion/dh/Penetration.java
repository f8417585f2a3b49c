package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.dh.Work.Part;
import java.util.List;

/**
 * Location and penetration, die by die.
 *
 * @param row ten values, for a die below 2, for 2 to 9, and for 10
 * @param modifier of the die
 * @param face what is struck
 * @param equalDoes whether a value equal to the armour penetrates
 */
record Penetration(List<Integer> row, int modifier, List<Part> face, boolean equalDoes) {
    Lot<Boolean> through() {
        return Lot.die(10).then(place -> Lot.die(10).map(die -> beats(die, armour(place))));
    }

    private int armour(int place) {
        return face.stream()
                .filter(part -> part.from() <= place && place <= part.to())
                .findFirst()
                .orElseThrow()
                .value();
    }

    private boolean beats(int die, int armour) {
        int column = Math.max(1, Math.min(10, die + modifier));
        int value = row.get(column - 1);
        return value > armour || (equalDoes && value == armour);
    }
}
