package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** What attacks do to a structure: by points, by the guidelines a to d, or not at all. */
final class Damages {
    private Damages() {}

    static Question points(Random random) {
        Asked asked = new Asked(random, "damage");
        if (asked.once(3)) {
            asked.say("scheme", "points");
        }
        Points points = Points.asked(asked, Points.Verb.DAMAGE);
        Lot<Strike> strike = strike(asked);
        int attacks = asked.number("attacks", 1, 4, 1);
        Told<Points.Lost> told = points.told(strike, attacks);
        if (asked.once(4)) {
            int porch = asked.between(1, points.points());
            int roof = asked.between(1, points.points());
            asked.say("section", "porch=" + porch);
            asked.say("section", "roof=" + roof);
            told = told.with("sections-removed", end -> (end.lost() >= porch ? 1 : 0) + (end.lost() >= roof ? 1 : 0));
        }
        return asked.told(told.verdict());
    }

    static Question guidelines(Random random) {
        Asked asked = new Asked(random, "damage");
        asked.say("scheme", "guidelines");
        boolean nuclear = asked.once(5);
        boolean vehicle = asked.once(2) && "vehicle".equals(asked.word("mount", "infantry", "vehicle"));
        boolean area = asked.once(3);
        if (nuclear) {
            asked.flag("nuclear");
        }
        if (area && Pending.HEAVY_FUSION_RIFLE.isMended() && asked.once(2)) {
            asked.say("weapon", asked.pick("heavy-fusion-rifle", "heavy fusion rifle"));
        } else if (area) {
            asked.flag("effect-area");
        }
        if (asked.once(5)) {
            asked.say("hole", "0.5in");
        }
        boolean anyHit = "hit".equals(asked.reading("area-destruction", "penetration", "hit"));
        Lot<Strike> strike = strike(asked);
        Lot<Strike> best = strike;
        if (Pending.ATTACKS_BY_GUIDELINES.isMended()) {
            int attacks = asked.number("attacks", 1, 3, 1);
            best = Lot.sure(Strike.MISSED).times(attacks, so -> strike.map(next -> next.compareTo(so) > 0 ? next : so));
        }
        return asked.told(Verdict.of(best.map(end -> {
            if (nuclear) {
                return end == Strike.MISSED ? "no-damage" : "destroyed";
            }
            if (area) {
                boolean enough = end == Strike.PENETRATED || (anyHit && end == Strike.HELD);
                return enough ? "part-destroyed" : "no-damage";
            }
            return vehicle && end == Strike.PENETRATED ? "hole" : "no-damage";
        })));
    }

    static Question ignored(Random random) {
        Asked asked = new Asked(random, "damage");
        asked.say("scheme", "ignore");
        if (asked.once(2)) {
            asked.word("result", "miss", "hit", "penetrated");
        }
        return asked.told(Verdict.certain("no-damage"));
    }

    /** The result of each attack, or the chances of it. */
    private static Lot<Strike> strike(Asked asked) {
        if (asked.once(3)) {
            return Lot.sure(
                    switch (asked.word("result", "miss", "hit", "penetrated")) {
                        case "hit" -> Strike.HELD;
                        case "penetrated" -> Strike.PENETRATED;
                        default -> Strike.MISSED;
                    });
        }
        return Strike.Needs.asked(asked).strike();
    }
}
