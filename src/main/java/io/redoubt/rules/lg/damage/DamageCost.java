package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.damage.StructureAttack.Impact;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Umpire;

/** The points of a hit, and of a penetration instead (LG-Q08), under one variant of the point system. */
public record DamageCost(Variant variant, int hit, int penetration, WeaponData weapon) {
    /** The number of points that the chapter compares for the variants. */
    private static final int MANY = 24;

    private static final int FACTOR_OF_FIRE = 5;

    /** Reads the weapon as far as the variant needs it. */
    public static DamageCost of(Inputs in, Variant variant, Penetration penetration) {
        if (variant == Variant.ONE) {
            return new DamageCost(variant, 0, 1, WeaponData.NAMELESS);
        }
        WeaponData arms = WeaponData.read(in, penetration);
        int times = variant == Variant.THREE && arms.effectArea() ? 2 : 1;
        return new DamageCost(variant, times, times * arms.attackFactor(), arms);
    }

    /** Returns the cost of a fire, whose attack factor is printed in the chapter (LG-FIRE-32). */
    static DamageCost ofFire(Variant variant) {
        return variant == Variant.ONE
                ? new DamageCost(variant, 0, 1, WeaponData.NAMELESS)
                : new DamageCost(variant, 1, FACTOR_OF_FIRE, new WeaponData(FACTOR_OF_FIRE, false, false));
    }

    public int of(Impact impact) {
        return switch (impact) {
            case MISS -> 0;
            case HIT -> hit;
            case PENETRATED -> penetration;
        };
    }

    /** Notes the costs and whether the points of the structure suit the variant. */
    public void check(int points, Checklist list) {
        check(list);
        checkPoints(variant, points, list);
    }

    public void check(Checklist list) {
        list.note("Its points are counted by variant {}, in place of the guidelines [LG-DMG-02, LG-DMG-01]", variant);
        weapon.check(list);
        switch (variant) {
            case ONE -> list.note("Variant 1: hit 0 points, penetration 1 [LG-DMG-03, LG-DMG-04]");
            case TWO ->
                list.note(
                        "Variant 2: hit {}, penetration {}, from attack factor {} [LG-DMG-06, LG-DMG-07]",
                        hit,
                        penetration,
                        weapon.attackFactor());
            case THREE ->
                list.note(
                        weapon.effectArea()
                                ? "Variant 3: hit {}, penetration {}: attack factor {}, doubled for its effect area [LG-DMG-09, LG-DMG-10, LG-DMG-11, LG-DMG-12]"
                                : "Variant 3: hit {}, penetration {}: attack factor {}, no effect area to double it [LG-DMG-09, LG-DMG-10]",
                        hit,
                        penetration,
                        weapon.attackFactor());
        }
    }

    /** Adds the cost of an attack to the points lost, up to all points. */
    public int after(Impact impact, int lost, int points, Umpire umpire) {
        int now = Math.min(points, lost + of(impact));
        if (impact != Impact.MISS) {
            umpire.note(
                    switch (variant) {
                        case ONE -> "{}: {} of {} points lost [LG-DMG-03]";
                        case TWO -> "{}: {} of {} points lost [LG-DMG-06]";
                        case THREE -> "{}: {} of {} points lost [LG-DMG-09, LG-DMG-10]";
                    },
                    points(of(impact)),
                    now,
                    points);
        }
        return now;
    }

    public static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }

    /** Notes whether the points of a structure suit the variant. */
    public static void checkPoints(Variant variant, int points, Checklist list) {
        list.fact("too-many-points", points >= MANY && variant == Variant.ONE);
        if (points >= MANY && variant == Variant.ONE) {
            list.note(
                    "{} points suit variant 3: in variant 1 they make it next to indestructible [LG-DMG-14, LG-DMG-15]",
                    points);
        } else if (points >= MANY && variant == Variant.THREE) {
            list.note("{} points may well be right for variant 3 [LG-DMG-15, LG-DMG-14]", points);
        }
    }
}
