package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** How much of an effect area reaches into a structure. */
final class Area {
    private static final String REACHES = "After a penetration half of the effect area reaches inside";
    private static final Remark HALF_KNOWN = Remark.of(REACHES, Rule.KNOWN_03, Rule.KNOWN_04);
    private static final Remark HALF_EXPLORING = Remark.of(REACHES, Rule.EXPL_06, Rule.KNOWN_04);
    private static final Remark WHOLE =
            Remark.of("A nuclear warhead reaches everything in its whole area, walls or none", Rule.DESTR_15);

    private Area() {}

    /** Whether the whole area counts, walls or none: that of a nuclear warhead does (LG-Q14). */
    static boolean isWhole(Inputs in) {
        return Arms.nuclear(in) && in.reading(Disputed.NUCLEAR_INSIDE) == Disputed.Reach.WHOLE_AREA;
    }

    /** Tells it, and how many of the pieces somebody measured are in it. */
    static Optional<Integer> measured(Inputs in, Checklist list) {
        Method method = in.get(InsideForm.METHOD);
        boolean opening = method == Method.OPENING;
        boolean whole = isWhole(in);
        if (whole) {
            list.note(WHOLE);
        } else if (!opening) {
            list.note(method == Method.EXPLORATORY ? HALF_EXPLORING : HALF_KNOWN);
        }
        return opening
                ? Optional.empty()
                : HalfArea.reached(in, whole ? HalfArea.WholeArea.YES : HalfArea.WholeArea.NO, list);
    }
}
