package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;

/**
 * Small arms at the men inside, die by die.
 *
 * @param accuracy of the firers
 * @param modifier of the accuracy
 * @param cover what it takes off
 * @param lethality a hit wounds on that or less
 */
record Rifles(int accuracy, int modifier, Cover cover, int lethality) {
    /**
     * What the men are behind, and how its second die is read.
     *
     * @param off what it takes off the accuracy
     * @param second what the second die is read against
     */
    record Cover(int off, Second second) {}

    /** The second die, where a 1 comes first. */
    enum Second {
        THE_ACCURACY,
        ONE_LESS,
        ALWAYS_FIVE,
        ALWAYS_FOUR,
        WHAT_IS_LEFT
    }

    /**
     * Where a volley has got to.
     *
     * @param men inside
     * @param hits so far
     * @param lost so far
     */
    record Volley(int men, int hits, int lost) {}

    /** What a shot came to. */
    private enum Shot {
        MISSED,
        HIT,
        WOUNDED
    }

    /** So many shots, one by one; nothing is rolled where nobody is left. */
    Lot<Volley> volley(int men, int shots) {
        Lot<Shot> shot = hits().then(hit -> hit ? wound() : Lot.sure(Shot.MISSED));
        return Lot.sure(new Volley(men, 0, 0))
                .times(shots, before -> before.men() == 0 ? Lot.sure(before) : shot.map(came -> after(before, came)));
    }

    private static Volley after(Volley before, Shot came) {
        return switch (came) {
            case MISSED -> before;
            case HIT -> new Volley(before.men(), before.hits() + 1, before.lost());
            case WOUNDED -> new Volley(before.men() - 1, before.hits() + 1, before.lost() + 1);
        };
    }

    private Lot<Shot> wound() {
        return Lot.die(10).map(face -> face <= lethality ? Shot.WOUNDED : Shot.HIT);
    }

    private Lot<Boolean> hits() {
        int left = accuracy + modifier + cover.off();
        boolean printed = cover.second() == Second.ALWAYS_FIVE || cover.second() == Second.ALWAYS_FOUR;
        if (left >= 1 && !printed) {
            return Lot.die(10).map(face -> face <= left);
        }
        int need = switch (cover.second()) {
            case THE_ACCURACY -> accuracy;
            case ONE_LESS -> Math.max(1, accuracy - 1);
            case ALWAYS_FIVE -> 5;
            case ALWAYS_FOUR -> 4;
            case WHAT_IS_LEFT -> accuracy + left;
        };
        return Lot.die(10).then(first -> Lot.die(10).map(second -> first == 1 && second <= need));
    }
}
