package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.List;

/**
 * The difference between rolls and their expectation, and the position of the actual result in their exact
 * distribution. Every roll counts that has better and worse results for the side that rolls; its luck is
 * {@link Roll#surplus}, and the luck of rolls is the sum.
 *
 * @param side the side whose rolls count; empty for all
 * @param dice the number of dice that passed or failed
 * @param passed the number of dice that passed
 * @param expected the expected number of passes
 * @param sums the number of sums of dice
 * @param sumSurplus the luck of the sums; 0 is the expectation
 * @param fewer the probability of less luck
 * @param asMany the probability of exactly as much luck
 */
public record Luck(
        String side,
        int dice,
        int passed,
        Fraction expected,
        int sums,
        Fraction sumSurplus,
        Fraction fewer,
        Fraction asMany) {
    /** More dice than any game rolls. */
    static final int MOST_DICE = LuckSeries.MOST_DICE;

    private static final Fraction HALF = Fraction.of(1, 2);

    /** Returns the percentile from 0 to 1; half of the probability of an equal result counts as less lucky. */
    public Fraction percentile() {
        return fewer.plus(asMany.times(HALF));
    }

    /** Returns the number of passes above the expectation, and the luck of the sums. */
    public Fraction surplus() {
        return Fraction.of(passed).minus(expected).plus(sumSurplus);
    }

    /**
     * Returns the luck of each side, and of all together if there is more than one.
     *
     * @param rulings the rulings in order; of very many dice the last {@value #MOST_DICE} count
     */
    public static List<Luck> of(Iterable<Ruling> rulings) {
        LuckSeries.Sample judged = LuckSeries.Sample.of(rulings);
        List<Luck> lucks = new ArrayList<>();
        judged.bySide().forEach((side, rolls) -> lucks.add(of(side, LuckSeries.of(rolls))));
        if (lucks.size() > 1) {
            lucks.add(of("", LuckSeries.of(judged.all())));
        }
        return lucks;
    }

    private static Luck of(String side, LuckSeries series) {
        return new Luck(
                side,
                series.dice(),
                series.passed(),
                series.expected(),
                series.sums(),
                series.sumSurplus(),
                series.fewer(),
                series.asMany());
    }
}
