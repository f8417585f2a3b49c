package io.redoubt.rules.lg;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import java.util.List;
import java.util.Optional;

/** Whom the half of an effect area behind the wall covers: a semicircle about the point of penetration (LG-Q13). */
final class HalfArea {
    private static final Remark HIT =
            Remark.of("Piece {} is in the half area inside: hit", Rule.KNOWN_05, Rule.KNOWN_03);
    private static final Remark CLEAR = Remark.of("Piece {} is out of the area: not hit", Rule.KNOWN_05, Rule.KNOWN_03);
    private static final Remark IN_FRONT =
            Remark.of("Piece {} is in front of the wall: outside this rule", Rule.KNOWN_03, Rule.KNOWN_05);
    private static final Remark WHOLE = Remark.of("Piece {} is in the area of the warhead: hit", Rule.DESTR_15);

    private HalfArea() {}

    /**
     * How many of the pieces somebody measured are reached; empty if nobody measured.
     *
     * @param whole whether the part in front of the wall counts too
     * @throws BadInput if a radius is missing
     */
    static Optional<Integer> reached(Inputs in, WholeArea whole, Checklist list) {
        Optional<List<Piece>> pieces = in.find(InsideForm.PIECE);
        if (pieces.isEmpty()) {
            return Optional.empty();
        }
        Distance radius = in.get(InsideForm.RADIUS);
        if (radius.unit() != Distance.Unit.INCHES) {
            throw new BadInput("--radius: pieces are measured in inches, so give the radius in inches too");
        }
        int reached = 0;
        int number = 0;
        for (Piece piece : pieces.get()) {
            number++;
            if (whole == WholeArea.YES && piece.within(radius)) {
                list.note(WHOLE, number);
                reached++;
            } else if (!piece.behindTheWall()) {
                list.note(IN_FRONT, number);
            } else if (piece.within(radius)) {
                list.note(HIT, number);
                reached++;
            } else {
                list.note(CLEAR, number);
            }
        }
        return Optional.of(reached);
    }

    /** Whether the whole area counts, as for nuclear warheads. */
    enum WholeArea {
        YES,
        NO
    }
}
