package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Rethrow;
import io.redoubt.umpire.Die;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a die can show when it is thrown again for some of it. */
final class FacesLeft {
    private FacesLeft() {}

    /** The faces that can be left, lowest first; a die thrown again once may show any of them again. */
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
