package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;

/** The fire of the assaulted Bunker and of its neighbours before contact (000 L439-442, FOW-CORE-20). */
final class DefensiveFire {
    private DefensiveFire() {}

    /** Whether it stops the assault: so many hits together. */
    static Lot<Boolean> stops(Asked asked, String at, String state) {
        boolean inclusive = "inclusive".equals(asked.reading("within", "inclusive", "exclusive"));
        int needed = asked.onceIn(3) ? 5 : asked.say("stop-at", asked.number(1, 5));
        Lot<Integer> hits = Lot.sure(0);
        if (asked.onceIn(2)) {
            hits = both(hits, assaulted(asked, "turret".equals(at), state));
        } else {
            hits = both(hits, neighbour(asked, "north", inclusive));
        }
        if (asked.onceIn(2)) {
            hits = both(hits, neighbour(asked, "east", inclusive));
        }
        return hits.map(sum -> sum >= needed);
    }

    private static Lot<Integer> both(Lot<Integer> one, Lot<Integer> other) {
        return one.then(here -> other.map(there -> here + there));
    }

    private static Lot<Integer> assaulted(Asked asked, boolean turret, String state) {
        int dice = asked.number(1, 4);
        int score = asked.number(2, 6);
        String how = "";
        int fired = dice;
        if ("bailed-out".equals(state)) {
            how = ":bailed-out";
            fired = 0;
        } else if ("pinned".equals(state)) {
            boolean two = turret || asked.onceIn(2);
            how = two ? ":pinned-rof2" : ":pinned";
            fired = Math.min(dice, two ? 2 : 1);
        }
        asked.say("defensive-fire", "assaulted:" + dice + "x" + score + "+" + how);
        return Dice.hits(fired, score);
    }

    private static Lot<Integer> neighbour(Asked asked, String name, boolean inclusive) {
        int dice = asked.number(1, 4);
        int score = asked.number(2, 6);
        Distance range = Distance.any(asked);
        String how = asked.anyOf("", "", ":pinned", ":pinned-rof2", ":bailed-out");
        asked.say("defensive-fire", name + ":" + dice + "x" + score + "+:" + range.words() + how);
        int fired = switch (how) {
            case ":pinned" -> Math.min(dice, 1);
            case ":pinned-rof2" -> Math.min(dice, 2);
            case ":bailed-out" -> 0;
            default -> dice;
        };
        boolean covers = range.within(inclusive ? "inclusive" : "exclusive");
        return Dice.hits(covers ? fired : 0, score);
    }
}
