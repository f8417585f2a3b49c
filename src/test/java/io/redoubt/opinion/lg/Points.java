package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.Verdict;

/** The points of a structure under one of the three variants (LG-DMG-01 to 15). */
record Points(int points, int before, int hit, int penetration) {
    /** Where the points are asked for: each verb has its own words. */
    enum Verb {
        SHOOT,
        DAMAGE,
        COLLAPSE,
        GAP
    }

    /** Points gone, and with which attack the last one went; 0 as long as one is left. */
    record Lost(int lost, int at) {}

    static Points asked(Asked asked, Verb verb) {
        int variant = asked.number("variant", 1, 3);
        int points = asked.number("points", 1, asked.once(3) ? 30 : 10);
        int before = 0;
        if (asked.once(3)) {
            before = verb == Verb.GAP ? asked.number("points-done", 0, points - 1) : asked.number("damage", 0, points);
        } else if (verb == Verb.COLLAPSE) {
            before = asked.number("damage", 0, points);
        }
        return weapon(asked, verb, variant, points, before);
    }

    /**
     * Variant 1: a penetration 1. Variant 2: a hit 1, a penetration the attack factor. Variant 3 doubles for an area.
     */
    private static Points weapon(Asked asked, Verb verb, int variant, int points, int before) {
        int factor = 7;
        boolean area = true;
        if (asked.once(4)) {
            asked.say("weapon", asked.pick("heavy-fusion-rifle", "heavy fusion rifle"));
            if (Pending.HEAVY_FUSION_RIFLE.isMended() && asked.once(3)) {
                factor = asked.number("attack-factor", 1, 9);
            }
        } else {
            if (variant > 1 || asked.once(2)) {
                factor = asked.number("attack-factor", 1, 9);
            }
            area = asked.once(2);
            if (area && verb == Verb.SHOOT && Pending.AREA_MODE_IN_VARIANTS.isMended() && asked.once(2)) {
                asked.say("fire-mode", "area");
            } else if (area) {
                asked.flag("effect-area");
            }
        }
        return switch (variant) {
            case 1 -> new Points(points, before, 0, 1);
            case 2 -> new Points(points, before, 1, factor);
            default -> new Points(points, before, area ? 2 : 1, area ? 2 * factor : factor);
        };
    }

    /** The wall in front of troops, by variant 2: its points go with the same attack. */
    static Points ofWall(Asked asked) {
        asked.say("variant", 2);
        int points = asked.number("points", 1, 9);
        return new Points(points, 0, 1, asked.number("attack-factor", 1, 9));
    }

    int cost(Strike strike) {
        return switch (strike) {
            case MISSED -> 0;
            case HELD -> hit;
            case PENETRATED -> penetration;
        };
    }

    /** So many attacks; what is gone is gone, and no attack counts any more. */
    Lot<Lost> after(Lot<Strike> strike, int attacks) {
        Lot<Lost> lots = Lot.sure(new Lost(before, 0));
        for (int attack = 1; attack <= attacks; attack++) {
            lots = and(lots, strike, attack);
        }
        return lots;
    }

    /** One attack more. */
    Lot<Lost> and(Lot<Lost> lots, Lot<Strike> strike, int attack) {
        return lots.then(now -> now.lost() >= points ? Lot.sure(now) : strike.map(one -> lose(now, one, attack)));
    }

    private Lost lose(Lost now, Strike strike, int attack) {
        int lost = Math.min(points, now.lost() + cost(strike));
        return new Lost(lost, lost == points ? attack : 0);
    }

    Told<Lost> told(Lot<Strike> strike, int attacks) {
        Lot<Lost> ends = after(strike, attacks);
        Told<Lost> told = new Told<>(ends, end -> end.lost() == points ? "destroyed" : "standing")
                .with("points-lost", Lost::lost);
        boolean allGone = ends.shares().keySet().stream().allMatch(end -> end.lost() == points);
        return attacks > 1 && allGone ? told.with("attacks-needed", Lost::at) : told;
    }

    Verdict verdict(Lot<Strike> strike, int attacks) {
        return told(strike, attacks).verdict();
    }
}
