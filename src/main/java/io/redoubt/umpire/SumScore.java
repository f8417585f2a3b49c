package io.redoubt.umpire;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.SumRow;

/**
 * The score of dice that are added up: of all their results, those with a worse sum less those with a better one. Its
 * mean is 0. The unit is one of {@value #RESULTS}, so scores of all dice can be added.
 *
 * @param dice the number of dice, at most {@value #MOST_DICE}
 * @param sides the sides of each, a divisor of {@value #SIDES}
 */
public record SumScore(int dice, int sides) {
    /** More dice than any rule adds up to a sum that is good or bad. */
    private static final int MOST_DICE = 3;

    private static final int SIDES = 30;

    /** The number of units of a score of 1. */
    public static final int RESULTS = SIDES * SIDES * SIDES;

    /** Returns whether these dice have a score, and can show a sum. */
    public boolean exists(int sum) {
        boolean fit = dice >= 1 && dice <= MOST_DICE && sides >= 2 && SIDES % sides == 0;
        return fit && sum >= dice && sum <= dice * sides;
    }

    /**
     * Returns the score of a sum.
     *
     * @param wish the sums that are better; if none are, the score is 0
     */
    public int of(int sum, TotalRoll.Wish wish) {
        return switch (wish) {
            case HIGH -> ofHigh(SumRow.of(dice, sides), sum - dice);
            case LOW -> -ofHigh(SumRow.of(dice, sides), sum - dice);
            case NONE -> 0;
        };
    }

    /** Returns the distribution of the score, which does not depend on whether high or low sums are better. */
    public NumberDistribution distribution() {
        ExactWeights ways = SumRow.of(dice, sides);
        int[] scores = new int[ways.size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = ofHigh(ways, i);
        }
        return NumberDistribution.of(scores, ways);
    }

    private static int ofHigh(ExactWeights ways, int place) {
        long score = 0;
        for (int i = 0; i < ways.size(); i++) {
            score += Integer.compare(place, i) * ways.longWeight(i);
        }
        return Math.toIntExact(score * RESULTS / ways.longTotal());
    }
}
