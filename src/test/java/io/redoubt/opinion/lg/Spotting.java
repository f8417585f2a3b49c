package io.redoubt.opinion.lg;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.Random;

/** Who fires out of concealment may be seen (LG-CONCEAL-02 to 07). */
final class Spotting {
    private static final int NOT_PRINTED = -1;

    private Spotting() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "detect");
        String before =
                asked.once(2) ? "total" : asked.word("concealment-before", "total", "more-than-two-thirds", "less");
        boolean fired = asked.once(3) ? "yes".equals(asked.word("fired", "yes", "no")) : true;
        int base = asked.once(2) ? printed(before, fired) : asked.faces("base");
        boolean quietAndHidden = !fired && before.equals("total");
        if (quietAndHidden && base == NOT_PRINTED) {
            return asked.told(Verdict.refused("LG-CONCEAL-02"));
        }
        int signature = fired ? signature(asked) : 0;
        int observers = asked.number("observers", 1, 4, 1);
        boolean team = "per-team".equals(asked.reading("detection-rolls", "per-team", "per-observer"));
        if (base == NOT_PRINTED || signature == NOT_PRINTED) {
            return asked.told(new Verdict.BadInput());
        }
        int faces = Math.min(10, base + signature);
        Lot<Boolean> seen =
                Lot.sure(false).times(team ? 1 : observers, already -> already ? Lot.sure(true) : Strike.d10(faces));
        return asked.told(Verdict.of(seen.map(so -> so ? "detected" : "not-detected")));
    }

    /** Only one number is printed: more than two thirds hidden, which total becomes by firing. */
    private static int printed(String before, boolean fired) {
        boolean twoThirds = fired ? before.equals("total") : before.equals("more-than-two-thirds");
        return twoThirds ? 3 : NOT_PRINTED;
    }

    /** Only the bolt rifle's is printed. */
    private static int signature(Asked asked) {
        return switch (asked.between(1, 4)) {
            case 1 -> {
                asked.say("weapon", asked.pick("bolt-rifle", "bolt rifle"));
                yield 1;
            }
            case 2 -> {
                asked.say("weapon", asked.pick("laser", "plasma", "heavy-laser"));
                yield asked.once(8) ? NOT_PRINTED : asked.number("signature", 0, 4);
            }
            case 3 -> asked.number("signature", 0, 4);
            default -> 0;
        };
    }
}
