package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Reroll;
import io.redoubt.umpire.Die;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The faces of a die after rerolls. */
final class FacesLeft {
    private FacesLeft() {}

    /** Returns the possible faces, lowest first; a die rerolled once may show any face again. */
    static Set<Integer> of(Die die, List<Reroll> rethrows) {
        Set<Integer> left = new TreeSet<>();
        for (int place = 1; place <= die.sides(); place++) {
            left.add(die.shown(place));
        }
        for (Reroll rethrow : rethrows) {
            if (rethrow.often() == Reroll.Often.ALWAYS) {
                left.removeIf(rethrow.when()::meets);
            }
        }
        return left;
    }
}
