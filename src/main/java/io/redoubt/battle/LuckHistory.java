package io.redoubt.battle;

import io.redoubt.exact.ExactWeights;
import io.redoubt.umpire.SumScore;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The luck of a side in the course of the battle.
 *
 * @param side the side; empty if unknown
 * @param moments the moments, in order
 */
public record LuckHistory(String side, List<Moment> moments) {
    private static final int MOST_MOMENTS = 40;

    /**
     * The luck up to a certain die.
     *
     * @param dice the number of dice judged so far
     * @param surplus the luck, as {@link Luck#surplus}
     * @param low the luck that 19 of 20 such series of dice reach at least, by the exact distribution
     * @param high the luck that 19 of 20 do not exceed
     */
    public record Moment(int dice, double surplus, double low, double high) {}

    /** Returns the course of each side's luck; of very many dice the last count, as in {@link Luck}. */
    public static List<LuckHistory> of(Iterable<Ruling> rulings) {
        List<LuckHistory> courses = new ArrayList<>();
        LuckSeries.Sample.of(rulings)
                .bySide()
                .forEach((side, rolls) -> courses.add(new LuckHistory(side, moments(rolls))));
        return courses;
    }

    private static List<Moment> moments(List<Roll> rolls) {
        List<Moment> moments = new ArrayList<>();
        moments.add(new Moment(0, 0, 0, 0));
        int every = (rolls.size() + MOST_MOMENTS - 1) / MOST_MOMENTS;
        for (int i = 1; i <= rolls.size(); i++) {
            if (i % every == 0 || i == rolls.size()) {
                moments.add(Band.moment(LuckSeries.of(rolls.subList(0, i))));
            }
        }
        return List.copyOf(moments);
    }

    /** The limits between which the luck of a series of rolls lies in nine of ten cases, by its exact distribution. */
    private static final class Band {
        /** The probability outside the band, at either end. */
        private static final double BEYOND = 0.05;

        /** Digits of a total beyond those that a double can hold. */
        private static final int BITS = 900;

        private final LuckSeries series;
        private final double[] passes;
        private final double[] scores;

        private Band(LuckSeries series) {
            this.series = series;
            this.passes = shares(series.passes());
            this.scores = shares(series.scores().shares());
        }

        /** Returns the moment of a series. */
        static Moment moment(LuckSeries series) {
            Band band = new Band(series);
            double expected = series.expected().doubleValue();
            return new Moment(
                    series.dice() + series.added(),
                    series.passed() + series.sumSurplus().doubleValue() - expected,
                    band.lowest(Math.nextUp(BEYOND)) - expected,
                    band.lowest(1 - BEYOND) - expected);
        }

        /** Returns the lowest result that is not exceeded with at least a given probability. */
        private double lowest(double probability) {
            long low = series.scores().lowest();
            long high =
                    (long) series.dice() * SumScore.RESULTS + series.scores().highest();
            while (low < high) {
                long middle = Math.floorDiv(low + high, 2);
                if (upTo(middle) >= probability) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            return (double) low / SumScore.RESULTS;
        }

        private double upTo(long result) {
            double sum = 0;
            double below = 0;
            int next = 0;
            for (int passed = series.dice(); passed >= 0; passed--) {
                while (next < scores.length
                        && (long) passed * SumScore.RESULTS + series.scores().value(next) <= result) {
                    below += scores[next++];
                }
                sum += passes[passed] * below;
            }
            return sum;
        }

        private static double[] shares(ExactWeights weights) {
            int shift = Math.max(0, weights.total().bitLength() - BITS);
            double total = weights.total().shiftRight(shift).doubleValue();
            double[] shares = new double[weights.size()];
            for (int i = 0; i < shares.length; i++) {
                BigInteger weight = weights.weight(i).shiftRight(shift);
                shares[i] = weight.doubleValue() / total;
            }
            return shares;
        }
    }
}
