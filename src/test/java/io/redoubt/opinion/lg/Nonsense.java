package io.redoubt.opinion.lg;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** Questions that cannot be answered: a number is missing that the chapter does not give, or there is no such thing. */
final class Nonsense {
    private Nonsense() {}

    static Question ask(Random random) {
        Asked asked =
                new Asked(random, random.nextBoolean() ? "shoot" : random.nextBoolean() ? "gap" : "damage --variant 1");
        switch (asked.between(1, 8)) {
            case 1 -> {
                asked.faces("penetrate"); // no chance to hit
                asked.number("points", 1, 9);
            }
            case 2 -> {
                asked.faces("hit"); // none to penetrate
                asked.number("points", 1, 9);
            }
            case 3 -> {
                whole(asked);
                asked.say("variant", 1); // which makes points count in every verb
                asked.say("points", asked.pick("0", "-3", "many"));
            }
            case 4 -> {
                asked.say("hit", asked.pick("11/10", "-1/10", "3/7", "often"));
                asked.faces("penetrate");
                asked.number("points", 1, 9);
            }
            case 5 -> {
                whole(asked);
                asked.say("material", asked.pick("mud", "ice"));
                asked.number("points", 1, 9);
            }
            case 6 -> {
                whole(asked);
                Surface.wallAsRoof(asked);
                asked.number("points", 1, 9);
            }
            case 7 -> {
                whole(asked);
                asked.say("attacks", asked.pick("0", "-1"));
                asked.number("points", 1, 9);
            }
            default -> {
                whole(asked);
                asked.number("points", 1, 9);
                asked.say("reading", asked.pick("lg.moon=full", "lg.weather=fine"));
            }
        }
        return asked.told(new Verdict.BadInput());
    }

    /** Points: a variant without a factor, more points gone than there are, none at all. */
    static Question points(Random random) {
        Asked asked = new Asked(random, asked(random));
        whole(asked);
        switch (asked.between(1, 3)) {
            case 1 -> {
                asked.number("points", 1, 9);
                asked.number("variant", 2, 3);
            }
            case 2 -> {
                asked.say("variant", 1);
                asked.say("damage", 1 + asked.number("points", 1, 9) + asked.between(0, 3));
            }
            default -> {
                asked.say("variant", 1);
                asked.number("points", 1, 9);
                asked.say("variant", 4);
            }
        }
        return asked.told(new Verdict.BadInput());
    }

    private static String asked(Random random) {
        return random.nextBoolean() ? "shoot" : "damage";
    }

    private static void whole(Asked asked) {
        asked.faces("hit");
        asked.faces("penetrate");
    }
}
