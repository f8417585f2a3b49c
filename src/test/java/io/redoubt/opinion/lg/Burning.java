package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** Fires: whether one starts, how it grows, and who gets through it (LG-FIRE). */
final class Burning {
    private Burning() {}

    static Question ignite(Random random) {
        Asked asked = new Asked(random, "ignite");
        if (Pending.WEAPON_WORDS.isMended() && asked.once(10)) {
            asked.say("weapon", asked.pick("lazer", "plasmaa", "flammer"));
            asked.say("material", "thatch");
            return asked.told(new Verdict.BadInput());
        }
        int faces = Surface.fire(asked, asked.once(20));
        int hits = asked.number("hits", 1, 4, 1);
        Lot<Boolean> fire = Lot.sure(false).times(hits, burns -> burns ? Lot.sure(true) : Strike.d10(faces));
        return asked.told(Verdict.of(fire.map(burns -> burns ? "fire" : "no-fire")));
    }

    /** The size is multiplied in every second turn, until all the fuel is burning (LG-FIRE-27 to 31). */
    static Question spread(Random random) {
        Asked asked = new Asked(random, "spread");
        String unit = asked.pick("", "in", "cm");
        int start = asked.between(1, 5);
        asked.say("start", start + unit);
        int turns = asked.number("turns", 0, 9);
        boolean storm = asked.once(2) && "very-strong".equals(asked.word("wind", "normal", "very-strong"));
        int factor = asked.once(4) ? asked.number("factor", 1, 4) : storm ? 3 : 2;
        int every = asked.once(4) ? asked.number("every", 1, 4) : 2;
        boolean soon = "next-turn".equals(asked.reading("fire-growth", "after-two-turns", "next-turn"));
        int fuel = Integer.MAX_VALUE;
        if (asked.once(3)) {
            fuel = asked.between(1, 60);
            asked.say("fuel", fuel + unit);
        }
        int size = Math.min(start, fuel);
        for (int turn = 1; turn <= turns; turn++) {
            boolean grows = soon ? (turn - 1) % every == 0 : turn % every == 0;
            size = grows ? Math.min(fuel, size * factor) : size;
        }
        int end = size;
        String outcome = end == fuel ? "at-fuel-limit" : "burning";
        return asked.told(Verdict.of(Lot.sure(outcome), "size", Lot.sure(end)));
    }

    /** The fire attacks everybody once as he enters and once for each turn he stays (LG-FIRE-32, LG-Q21). */
    static Question cross(Random random) {
        Asked asked = new Asked(random, "cross");
        if (asked.once(3)) {
            asked.say("as", "troops");
        }
        int troops = asked.number("troops", 1, 6, 1);
        int armor = asked.faces("armor-penetrate");
        int inside = asked.number("turns-inside", 0, 2, 0);
        boolean again = "each-turn".equals(asked.reading("fire-attacks", "each-turn", "once"));
        Lot<Integer> out = Lot.sure(0)
                .times(
                        again ? 1 + inside : 1,
                        gone -> Strike.successes(troops - gone, armor).map(more -> gone + more));
        return asked.told(new Told<>(out, gone -> name(gone, troops))
                .with("casualties", gone -> gone)
                .verdict());
    }

    private static String name(int gone, int troops) {
        if (gone == 0) {
            return "crosses";
        }
        return gone == troops ? "all-lost" : "some-lost";
    }
}
