package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.Variant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;

/** Whether the points of a structure suit the variant in force. */
public final class PointsForVariant {
    /** The one number of points the chapter weighs. */
    private static final int MANY = 24;

    private PointsForVariant() {}

    public static void check(Variant variant, int points, Checklist list) {
        list.fact("too-many-points", points >= MANY && variant == Variant.ONE);
        if (points >= MANY && variant == Variant.ONE) {
            list.note(
                    Remark.of(
                            "{} points suit variant 3: in variant 1 they make it next to indestructible",
                            Rule.DMG_14,
                            Rule.DMG_15),
                    points);
        } else if (points >= MANY && variant == Variant.THREE) {
            list.note(Remark.of("{} points may well be right for variant 3", Rule.DMG_15, Rule.DMG_14), points);
        }
    }
}
