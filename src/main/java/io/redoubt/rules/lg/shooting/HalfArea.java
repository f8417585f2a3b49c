package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** Whom the half of an effect area behind the wall covers: a semicircle about the point of penetration (LG-Q13). */
final class HalfArea {
    private static final Words KNOWN = Words.of(RuleId.of("LG-KNOWN-05"), RuleId.of("LG-KNOWN-03"));
    private static final Words EXPLORING = Words.of(RuleId.of("LG-EXPL-07"), RuleId.of("LG-EXPL-06"));
    private static final Remark WHOLE = Remark.of("Piece {} is in the area of the warhead: hit [LG-DESTR-15]");
    private static final Remark BEYOND = Remark.of("Piece {} is out of the area of the warhead: not hit [LG-DESTR-15]");

    /** What is said of a piece that is reached, of one that is not, and of one on this side of the wall. */
    private record Words(Remark hit, Remark clear, Remark inFront) {
        static Words of(RuleId reached, RuleId half) {
            return new Words(
                    Remark.of("Piece {} is in the half area inside: hit").citingFirst(reached, half),
                    Remark.of("Piece {} is out of the area: not hit").citingFirst(reached, half),
                    Remark.of("Piece {} is in front of the wall: outside this rule")
                            .citingFirst(half, reached));
        }
    }

    private static final String REACHES = "After a penetration half of the effect area reaches inside";
    private static final Remark HALF_KNOWN = Remark.of(REACHES + " [LG-KNOWN-03, LG-KNOWN-04]");
    private static final Remark HALF_EXPLORING = Remark.of(REACHES + " [LG-EXPL-06, LG-KNOWN-04]");

    private HalfArea() {}

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
            list.note("A nuclear warhead reaches everything in its whole area, walls or none [LG-DESTR-15]");
        } else if (!opening) {
            list.note(method == AttackMethod.EXPLORATORY ? HALF_EXPLORING : HALF_KNOWN);
        }
        return opening ? Optional.empty() : reached(in, whole ? WholeArea.YES : WholeArea.NO, list);
    }

    /**
     * How many of the pieces somebody measured are reached; empty if nobody measured.
     *
     * @param whole whether the part in front of the wall counts too
     * @throws BadInput if a radius is missing
     */
    private static Optional<Integer> reached(Inputs in, WholeArea whole, Checklist list) {
        Optional<List<Spot>> pieces = in.find(ShootInputs.PIECE);
        if (pieces.isEmpty()) {
            return Optional.empty();
        }
        Distance radius = in.get(ShootInputs.RADIUS);
        if (radius.unit() != Distance.Unit.INCHES) {
            throw new BadInput("--radius: pieces are measured in inches, so give the radius in inches too");
        }
        Words words = in.get(ShootInputs.METHOD) == AttackMethod.EXPLORATORY ? EXPLORING : KNOWN;
        int reached = 0;
        int number = 0;
        for (Spot piece : pieces.get()) {
            number++;
            boolean within = piece.within(radius);
            boolean hit = within && (whole == WholeArea.YES || piece.behindTheWall());
            list.note(remark(words, whole, piece, within), number);
            reached += hit ? 1 : 0;
        }
        return Optional.of(reached);
    }

    private static Remark remark(Words words, WholeArea whole, Spot piece, boolean within) {
        if (whole == WholeArea.YES) {
            return within ? WHOLE : BEYOND;
        }
        if (!piece.behindTheWall()) {
            return words.inFront();
        }
        return within ? words.hit() : words.clear();
    }

    /** Whether the whole area counts, as for nuclear warheads. */
    private enum WholeArea {
        YES,
        NO
    }
}
