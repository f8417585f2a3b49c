package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** How much of an effect area reaches into a structure. */
final class AreaInside {
    private static final String REACHES = "After a penetration half of the effect area reaches inside";
    private static final Remark HALF_KNOWN = Remark.of(REACHES, Rule.KNOWN_03, Rule.KNOWN_04);
    private static final Remark HALF_EXPLORING = Remark.of(REACHES, Rule.EXPL_06, Rule.KNOWN_04);

    private AreaInside() {}

    /** Whether the whole area counts, walls or none: that of a nuclear warhead does (LG-Q14). */
    static boolean isWhole(Inputs in) {
        return WeaponData.nuclear(in) && in.reading(Readings.NUCLEAR_INSIDE) == Readings.Reach.WHOLE_AREA;
    }

    /** Tells it, and how many of the pieces somebody measured are in it. */
    static Optional<Integer> measured(Inputs in, Checklist list) {
        AttackMethod method = in.get(ShootInputs.METHOD);
        boolean opening = method == AttackMethod.OPENING;
        boolean whole = isWhole(in);
        if (whole) {
            list.note("A nuclear warhead reaches everything in its whole area, walls or none", Rule.DESTR_15);
        } else if (!opening) {
            list.note(method == AttackMethod.EXPLORATORY ? HALF_EXPLORING : HALF_KNOWN);
        }
        return opening
                ? Optional.empty()
                : HalfArea.reached(in, whole ? HalfArea.WholeArea.YES : HalfArea.WholeArea.NO, list);
    }
}
