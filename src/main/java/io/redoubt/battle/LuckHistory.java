package io.redoubt.battle;

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

    /** The probability outside the band around the curve, at either end. */
    private static final double BEYOND = 0.05;

    /**
     * The luck up to a certain die.
     *
     * @param dice the number of dice judged so far
     * @param surplus the number of passes above the expectation
     * @param low the surplus that 19 of 20 such series of dice reach at least, by the exact distribution
     * @param high the surplus that 19 of 20 do not exceed
     */
    public record Moment(int dice, double surplus, double low, double high) {}

    /** Returns the course of each side's luck; of very many dice the last count, as in {@link Luck}. */
    public static List<LuckHistory> of(Iterable<Ruling> rulings) {
        List<LuckHistory> courses = new ArrayList<>();
        LuckSample.of(rulings).bySide().forEach((side, rolls) -> courses.add(new LuckHistory(side, moments(rolls))));
        return courses;
    }

    private static List<Moment> moments(List<Roll.PassFail> rolls) {
        List<Moment> moments = new ArrayList<>();
        moments.add(new Moment(0, 0, 0, 0));
        int every = (rolls.size() + MOST_MOMENTS - 1) / MOST_MOMENTS;
        for (int i = 1; i <= rolls.size(); i++) {
            if (i % every == 0 || i == rolls.size()) {
                moments.add(moment(rolls.subList(0, i)));
            }
        }
        return List.copyOf(moments);
    }

    private static Moment moment(List<Roll.PassFail> rolls) {
        Luck.Tally tally = Luck.tally(rolls);
        double expected = tally.expected().doubleValue();
        int low = 0;
        int high = 0;
        double below = 0;
        for (int passed = 0; passed < tally.shares().size(); passed++) {
            low = below <= BEYOND ? passed : low;
            below += tally.shares().get(passed).doubleValue();
            high = below < 1 - BEYOND ? passed + 1 : high;
        }
        return new Moment(
                tally.dice(), tally.passed() - expected, low - expected, Math.min(high, tally.dice()) - expected);
    }
}
