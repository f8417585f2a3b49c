package io.redoubt.rules.dh.terms;

import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;

/**
 * How many faces of a d10 do, the low ones (DH-CORE-01).
 *
 * @param faces 0 to 10
 */
public record Chance(int faces) {
    /** What a die must show, modifiers included; those of 0 are left out. */
    public Need need(String reason, Modifier... modifiers) {
        int number = faces;
        List<Modifier> told = new ArrayList<>();
        for (Modifier modifier : modifiers) {
            number += modifier.value();
            if (modifier.value() != 0) {
                told.add(modifier);
            }
        }
        return new Need(Target.atMost(number), reason, List.copyOf(told));
    }
}
