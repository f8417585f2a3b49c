package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Hits on a tank in a tank pit: its Armour Save, the pit's 4+, the Firepower Test (000 L34-42). */
final class ShotsAtTankPits {
    private static final String DESTROYED = "destroyed";
    private static final String BAILED_OUT = "bailed-out";

    private ShotsAtTankPits() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow shoot --at tank-pit");
        String state = asked.onceIn(3) ? asked.say("state", BAILED_OUT) : "unharmed";
        int motivation = asked.motivation("motivation");
        return asked.onceIn(6) ? fromAbove(asked, state, motivation) : direct(asked, state, motivation);
    }

    private static Question fromAbove(Asked asked, String state, int motivation) {
        asked.say("mode", asked.anyOf("bombardment", "air-strike"));
        int hits = asked.say("hits", asked.number(1, 4));
        int antiTank = asked.say("anti-tank", asked.number(2, 8));
        int top = asked.say("top", asked.number(0, 3));
        int firepower = asked.score("firepower", asked.number(1, 6));
        boolean below = "below".equals(asked.reading("failed-armour-save", "not-above", "below"));
        boolean pit = "every-save".equals(asked.reading("tank-pit-save", "every-save", "direct-fire"));
        return asked.answered(Verdict.of(Lot.sure(state)
                .times(hits, now -> save(now, new Shot(top, antiTank, firepower, below, pit), motivation))));
    }

    private static Question direct(Asked asked, String state, int motivation) {
        String weapon = asked.onceIn(3)
                ? asked.say("weapon", asked.anyOf("no-he", "flame-thrower", "bunker-buster"))
                : "normal";
        int firepower = asked.score("firepower", asked.number(1, 6));
        Set<String> forbidden = new TreeSet<>();
        Function<String, Lot<String>> hit;
        if ("flame-thrower".equals(weapon)) {
            hit = now -> DESTROYED.equals(now)
                    ? Lot.sure(now)
                    : Dice.shows(firepower).then(test -> test ? bail(now, motivation) : Lot.sure(now));
        } else {
            int antiTank = asked.say("anti-tank", asked.number(2, 16));
            int armour = Turrets.armour(asked) + farther(asked);
            boolean below = "below".equals(asked.reading("failed-armour-save", "not-above", "below"));
            hit = now -> save(now, new Shot(armour, antiTank, firepower, below, true), motivation);
        }
        if (asked.onceIn(20)) {
            asked.say("line-of-sight", "no");
            forbidden.add("FOW-CORE-15");
        }
        Lot<Integer> hits;
        if (asked.onceIn(2)) {
            hits = Lot.sure(asked.say("hits", asked.number(1, 4)));
        } else {
            int score = asked.score("to-hit", asked.number(1, 6));
            hits = Dice.hits(Volley.dice(asked, forbidden) * Volley.teams(asked), score);
        }
        return asked.answered(
                forbidden.isEmpty()
                        ? Verdict.of(hits.then(many -> Lot.sure(state).times(many, hit)))
                        : new Verdict.Refused(forbidden));
    }

    /** One more armour from over 16"/40 cm away (FOW-CORE-13). */
    private static int farther(Asked asked) {
        if (asked.onceIn(2)) {
            return 0;
        }
        Distance range = Distance.any(asked);
        asked.say("range", range.words());
        return range.over() && "plus-one".equals(asked.reading("long-range-armour", "plus-one", "none")) ? 1 : 0;
    }

    /**
     * One shot that hits.
     *
     * @param below only a total below the Anti-tank rating is a failed save
     * @param pit the pit's 4+ helps against it
     */
    private record Shot(int armour, int antiTank, int firepower, boolean below, boolean pit) {}

    private static Lot<String> save(String state, Shot shot, int motivation) {
        if (DESTROYED.equals(state)) {
            return Lot.sure(state);
        }
        return Lot.die(6).then(face -> {
            int total = face + shot.armour();
            if (total > shot.antiTank()) {
                return Lot.sure(state);
            }
            boolean equal = total == shot.antiTank();
            boolean saves = shot.pit() && !(equal && shot.below());
            Lot<Boolean> pit = saves ? Dice.shows(4) : Lot.sure(false);
            return pit.then(saved -> saved
                    ? Lot.sure(state)
                    : Dice.shows(shot.firepower()).then(test -> {
                        if (equal) {
                            return test ? bail(state, motivation) : Lot.sure(state);
                        }
                        return test ? Lot.sure(DESTROYED) : bail(state, motivation);
                    }));
        });
    }

    /** A second Bail Out is a Motivation Test, or the tank is Destroyed (FOW-CORE-14). */
    private static Lot<String> bail(String state, int motivation) {
        if (!BAILED_OUT.equals(state)) {
            return Lot.sure(BAILED_OUT);
        }
        return Dice.shows(motivation).map(stays -> stays ? BAILED_OUT : DESTROYED);
    }
}
