package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Rethrow;
import io.redoubt.umpire.Die;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The faces of a die after rerolls. */
final class FacesLeft {
    private FacesLeft() {}

    /** Returns the possible faces, lowest first; a die rerolled once may show any face again. */
    static Set<Integer> of(Die die, List<Rethrow> rethrows) {
        Set<Integer> left = new TreeSet<>();
        for (int place = 1; place <= die.sides(); place++) {
            left.add(die.shown(place));
        }
        for (Rethrow rethrow : rethrows) {
            if (rethrow.often() == Rethrow.Often.ALWAYS) {
                left.removeIf(rethrow.when()::meets);
            }
        }
        return left;
    }
}
