package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** How much of an effect area reaches into a structure. */
final class Area {
    private static final Remark HALF = Remark.of(
            "After a penetration half of the effect area reaches inside: blast, splinters and all",
            Rule.KNOWN_03,
            Rule.EXPL_06,
            Rule.KNOWN_04);
    private static final Remark WHOLE =
            Remark.of("A nuclear warhead reaches everything in its whole area, walls or none", Rule.DESTR_15);

    private Area() {}

    /** Tells it, and how many of the pieces somebody measured are in it. */
    static Optional<Integer> measured(Inputs in, boolean nuclear, Checklist list) {
        boolean opening = in.get(InsideForm.METHOD) == Method.OPENING;
        boolean whole = nuclear && in.reading(Disputed.NUCLEAR_INSIDE) == Disputed.Reach.WHOLE_AREA;
        if (whole) {
            list.note(WHOLE);
        } else if (!opening) {
            list.note(HALF);
        }
        return opening
                ? Optional.empty()
                : HalfArea.reached(in, whole ? HalfArea.WholeArea.YES : HalfArea.WholeArea.NO, list);
    }
}
