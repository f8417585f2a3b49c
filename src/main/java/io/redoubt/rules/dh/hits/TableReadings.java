package io.redoubt.rules.dh.hits;

import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.input.Inputs;
import java.util.Optional;

/**
 * How the disputed points of the results table are settled: each is asked for only where it can make a difference.
 *
 * @param base everything that is added to the die
 */
public record TableReadings(Inputs in, int attacks, int base, Optional<Integer> tableDie) {
    private static final int FACES = 10;
    private static final int FIRST_BLAST = 3;
    private static final int NINE = 9;

    public Blasting.Ways read(int crew, Blasting.Source source) {
        boolean series = attacks > 1;
        AttackReadings.Ten ten = series || reaches(FACES, FACES)
                ? in.reading(AttackReadings.TOTAL_OF_TEN)
                : AttackReadings.TOTAL_OF_TEN.standard();
        boolean few = crew > 0 && (series || (crew < FACES && reaches(FIRST_BLAST, FACES)));
        AttackReadings.BlastDice dice =
                few ? in.reading(AttackReadings.BLAST_DICE) : AttackReadings.BLAST_DICE.standard();
        // One attack only notes what the next one adds.
        boolean counts = series || in.departsFrom(AttackReadings.EARLIER_HITS);
        AttackReadings.EarlierHits earlier =
                counts ? in.reading(AttackReadings.EARLIER_HITS) : AttackReadings.EARLIER_HITS.standard();
        AttackReadings.LowestRow lowest = series || reaches(Integer.MIN_VALUE, FIRST_BLAST - 1)
                ? in.reading(AttackReadings.LOWEST_ROW)
                : AttackReadings.LOWEST_ROW.standard();
        boolean routs = reaches(NINE, ten == AttackReadings.Ten.ROUTED ? FACES : NINE);
        AttackReadings.FlamePins flames = source == Blasting.Source.FLAMES && crew > 0 && (series || routs)
                ? in.reading(AttackReadings.FLAME_PINS)
                : AttackReadings.FLAME_PINS.standard();
        return new Blasting.Ways(ten, dice, earlier, lowest, flames);
    }

    /** Whether the total can lie between these, both included. */
    private boolean reaches(int from, int to) {
        int lowest = base + tableDie.orElse(1);
        int highest = base + tableDie.orElse(FACES);
        return lowest <= to && highest >= from;
    }
}
