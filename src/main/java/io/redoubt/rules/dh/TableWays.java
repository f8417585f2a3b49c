package io.redoubt.rules.dh;

import io.redoubt.rules.Inputs;
import java.util.Optional;

/**
 * How the disputed points of the results table are settled: each is asked for only where it can make a difference.
 *
 * @param base everything that is added to the die
 */
record TableWays(Inputs in, int attacks, int base, Optional<Integer> tableDie) {
    private static final int FACES = 10;
    private static final int FIRST_BLAST = 3;

    Blasting.Ways read(int crew, Blasting.Source source) {
        boolean series = attacks > 1;
        ShootPoints.Ten ten = series || reaches(FACES, FACES)
                ? in.reading(ShootPoints.TOTAL_OF_TEN)
                : ShootPoints.TOTAL_OF_TEN.standard();
        boolean few = series || (crew < FACES && reaches(FIRST_BLAST, FACES));
        ShootPoints.BlastDice dice = few ? in.reading(ShootPoints.BLAST_DICE) : ShootPoints.BLAST_DICE.standard();
        // One attack only notes what the next one adds.
        boolean counts = series || in.departsFrom(ShootPoints.EARLIER_HITS);
        ShootPoints.EarlierHits earlier =
                counts ? in.reading(ShootPoints.EARLIER_HITS) : ShootPoints.EARLIER_HITS.standard();
        ShootPoints.LowestRow lowest = series || reaches(Integer.MIN_VALUE, FIRST_BLAST - 1)
                ? in.reading(ShootPoints.LOWEST_ROW)
                : ShootPoints.LOWEST_ROW.standard();
        ShootPoints.FlamePins flames = source == Blasting.Source.FLAMES
                ? in.reading(ShootPoints.FLAME_PINS)
                : ShootPoints.FLAME_PINS.standard();
        return new Blasting.Ways(ten, dice, earlier, lowest, flames);
    }

    /** Whether the total can lie between these, both included. */
    private boolean reaches(int from, int to) {
        int lowest = base + tableDie.orElse(1);
        int highest = base + tableDie.orElse(FACES);
        return lowest <= to && highest >= from;
    }
}
