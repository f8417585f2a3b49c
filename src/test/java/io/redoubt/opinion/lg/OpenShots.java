package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Shots that no wall stops: an effect area into an opening (LG-CONCEAL-08 to 11), and fire at the troops themselves.
 */
final class OpenShots {
    private OpenShots() {}

    static Question opening(Random random) {
        Asked asked = new Asked(random, "shoot");
        asked.say("method", "opening");
        Set<String> broken = new TreeSet<>();
        if (Places.shootsFromBunker(asked)) {
            broken.add("LG-TYPE-BUNKER-03");
        }
        if (!areaSaid(asked)) {
            broken.add("LG-CONCEAL-08");
        }
        asked.word("aim", "embrasure", "window", "doorway");
        if (asked.once(10)) {
            broken.add("LG-CONCEAL-09");
        } else {
            asked.say("target-size", asked.pick("small", "2"));
        }
        centre(asked, broken);
        int hit = asked.faces("hit");
        int armor = Harm.armor(asked);
        int troops = asked.number("troops", 0, 4, 1);
        int attacks = asked.number("attacks", 1, 3, 1);
        boolean counted = attacks == 1 || troops != 1 || Pending.NUMBERS_OF_ONE_PIECE.isMended();
        Told<?> told = attacks == 1
                ? Harm.one(attack(hit, troops, armor), harm -> name(harm, "missed-the-opening"), counted)
                : Harm.several(left -> attack(hit, left, armor), troops, attacks, counted);
        return asked.told(broken.isEmpty() ? told.verdict() : new Verdict.Refused(broken));
    }

    /** The shooter names a point inside; who says whether a shot can reach it has one in mind. */
    private static void centre(Asked asked, Set<String> broken) {
        String reached = asked.once(5) ? asked.word("centre-in-line-of-fire", "yes", "no") : "";
        if (!asked.once(8)) {
            asked.say("centre", asked.pick("rear", "behind the door"));
        } else if (reached.isEmpty()) {
            broken.add("LG-CONCEAL-10");
        }
        if (reached.equals("no")) {
            broken.add("LG-CONCEAL-11");
        }
    }

    private static boolean areaSaid(Asked asked) {
        if (asked.once(10)) {
            asked.word("fire-mode", "single", "beam", "automatic", "pulse", "rotary");
            return false;
        }
        if (asked.once(2)) {
            asked.flag("effect-area");
        } else {
            asked.say("fire-mode", "area");
        }
        return true;
    }

    /** Detected first if that is asked; then hit, and his own armor penetrated. */
    static Question direct(Random random) {
        Asked asked = new Asked(random, "shoot");
        asked.say("method", "direct");
        boolean fromBunker = Places.shootsFromBunker(asked);
        int detect = asked.once(2) ? 10 : asked.faces("detect");
        int hit = asked.faces("hit");
        int armor = asked.faces("armor-penetrate");
        boolean area = asked.once(4) && areaSaid(asked);
        int troops = asked.number("troops", 1, 4, 1);
        int attacks = asked.number("attacks", 1, 3, 1);
        boolean counted = (area && attacks == 1) || troops != 1 || Pending.NUMBERS_OF_ONE_PIECE.isMended();
        // the first die finds them or not; an end that was not found is a harm of minus one
        Lot<Harm> hits = Strike.d10(detect)
                .then(found ->
                        found ? attack(hit, area ? troops : 1, armor) : Lot.sure(new Harm(Strike.MISSED, 0, -1)));
        Told<Harm> one = new Told<>(hits, harm -> harm.out() < 0 ? "not-detected" : name(harm, "missed"));
        Lot<Integer> gone = Strike.d10(detect)
                .then(found -> found
                        ? Lot.sure(0)
                                .times(
                                        attacks,
                                        out -> attack(hit, reached(area, troops - out), armor)
                                                .map(harm -> out + harm.out()))
                        : Lot.sure(-1));
        Told<Integer> several =
                new Told<>(gone, out -> out < 0 ? "not-detected" : out > 0 ? "out-of-action" : "still-in-action");
        Told<?> told = attacks == 1 ? one : several;
        if (counted) {
            told = attacks == 1
                    ? one.with("hits", Harm::hits).with("casualties", harm -> Math.max(0, harm.out()))
                    : several.with("casualties", out -> Math.max(0, out));
        }
        return asked.told(fromBunker ? Places.NO_FIRE_FROM_BUNKER : told.verdict());
    }

    private static int reached(boolean area, int left) {
        return area ? left : Math.min(1, left);
    }

    /** A shot that hits reaches so many pieces. */
    private static Lot<Harm> attack(int hit, int pieces, int armor) {
        return Strike.d10(hit)
                .then(hits ->
                        hits ? Harm.of(Strike.PENETRATED, pieces, armor) : Lot.sure(new Harm(Strike.MISSED, 0, 0)));
    }

    private static String name(Harm harm, String missed) {
        return harm.strike() == Strike.MISSED ? missed : harm.name("nobody-hit");
    }
}
