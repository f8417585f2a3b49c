package io.redoubt.rules.lg;

import io.redoubt.rules.Happening;
import io.redoubt.rules.Piece;
import io.redoubt.rules.YesNo;
import java.util.Optional;

/** What a ruling leaves behind on a structure. */
final class Wreckage {
    private final Happening happening;
    private final Marks marks;

    Wreckage(Happening happening, Marks marks) {
        this.happening = happening;
        this.marks = marks;
    }

    private boolean came(Way outcome) {
        return happening.outcome().equals(outcome.id());
    }

    void shot(Piece piece) {
        if (came(Fate.STANDING) || came(Fate.DESTROYED)) {
            worn(piece, came(Fate.DESTROYED));
            return;
        }
        if (happening.amounts().containsKey("points-lost")) {
            worn(
                    piece,
                    happening
                            .input(Muster.POINTS)
                            .equals(Optional.of(Integer.toString(happening.amount("points-lost")))));
        }
        marks.holes(piece, happening.amount("holes"));
        if (happening.amount("parts-destroyed") > 0) {
            marks.part(piece);
        }
        boolean through = came(Fate.PENETRATED) || came(Fate.PENETRATED_NO_FIRE) || came(Fate.PENETRATED_AND_ON_FIRE);
        if (!through) {
            return;
        }
        if (hasArea()) {
            marks.part(piece);
        } else if (happening.input("mount").equals(Optional.of(Mount.VEHICLE.id()))) {
            marks.hole(piece);
        }
    }

    private boolean hasArea() {
        return happening.is("effect-area")
                || happening.input("fire-mode").equals(Optional.of(FireMode.AREA.id()))
                || happening
                        .input("weapon")
                        .map(Weapon::of)
                        .map(Arms::isPrinted)
                        .orElse(false);
    }

    private void worn(Piece piece, boolean destroyed) {
        boolean counted = happening.amounts().containsKey("points-lost")
                && happening.input(Muster.POINTS).isPresent();
        if (counted) {
            marks.damage(piece, happening.amount("points-lost"));
        }
        if (destroyed) {
            marks.destroyed(piece);
        }
    }

    void damaged(Piece piece) {
        marks.fewer(piece, Muster.TROOPS, happening.amount("casualties"));
        if (came(DamageEnd.HOLE)) {
            marks.hole(piece);
        } else if (came(DamageEnd.PART_DESTROYED)) {
            marks.part(piece);
        } else if (!came(DamageEnd.NO_DAMAGE)) {
            worn(piece, came(DamageEnd.DESTROYED));
        }
        int off = happening.amount("sections-removed");
        if (off > 0) {
            marks.set(piece, Muster.SECTIONS_REMOVED, Integer.toString(off));
        }
    }

    /** A breach is a hole, and the next wall begins anew. */
    void gapped(Piece piece) {
        if (happening.outcome().equals(Gap.BREACHED)) {
            marks.drop(piece, Muster.POINTS_DONE);
            marks.hole(piece);
            marks.state(piece, Ruins.State.BREACHED);
        } else if (happening.amount("points-done") > 0) {
            marks.set(piece, Muster.POINTS_DONE, Integer.toString(happening.amount("points-done")));
        }
    }

    void checked(Piece piece) {
        marks.fewer(piece, Muster.TROOPS, happening.amount("casualties"));
        if (!happening.outcome().equals(Collapse.STANDS)) {
            marks.destroyed(piece);
            return;
        }
        int lost = happening.amount("points-lost");
        if (lost > 0 && !happening.input(Muster.DAMAGE).equals(Optional.of(Integer.toString(lost)))) {
            marks.damage(piece, lost);
        } else {
            marks.set(piece, Muster.NEW_DAMAGE, YesNo.NO.id());
        }
    }
}
