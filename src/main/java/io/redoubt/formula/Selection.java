package io.redoubt.formula;

import java.util.List;

/**
 * Which dice of a pool are left when all keeping and dropping is done: those from one place to another in the order of
 * what they show. Places are counted from either end, because a pool may grow by dice that explode.
 *
 * @param lowEnd how many places are cut off below
 * @param highEnd how many places are cut off above
 * @param from what stays the same however large the pool is
 */
public record Selection(int lowEnd, int highEnd, From from) {
    /** What the two numbers count. */
    public enum From {
        /** Dice cut off at the low end and at the high end; all between are kept. */
        BOTH_ENDS,
        /** Places from the top: the last that is kept, and how many above are not. */
        THE_TOP,
        /** Places from the bottom: how many below are not kept, and the last that is. */
        THE_BOTTOM
    }

    /** All dice. */
    private static final Selection ALL = new Selection(0, 0, From.BOTH_ENDS);

    /** What is left after these, one after the other. */
    static Selection of(List<Keep> steps) {
        Selection left = ALL;
        for (Keep step : steps) {
            left = left.then(step);
        }
        return left;
    }

    private Selection then(Keep step) {
        int dice = step.dice();
        boolean high = step.end() == Keep.End.HIGHEST;
        if (step.act() == Keep.Act.DROP) {
            return high ? dropHighest(dice) : dropLowest(dice);
        }
        return high ? keepHighest(dice) : keepLowest(dice);
    }

    private Selection dropHighest(int dice) {
        return from == From.THE_BOTTOM
                ? new Selection(lowEnd, highEnd - dice, from)
                : new Selection(lowEnd, highEnd + dice, from);
    }

    private Selection dropLowest(int dice) {
        return from == From.THE_TOP
                ? new Selection(lowEnd - dice, highEnd, from)
                : new Selection(lowEnd + dice, highEnd, from);
    }

    private Selection keepHighest(int dice) {
        return from == From.THE_BOTTOM
                ? new Selection(highEnd - dice, highEnd, from)
                : new Selection(highEnd + dice, highEnd, From.THE_TOP);
    }

    private Selection keepLowest(int dice) {
        return from == From.THE_TOP
                ? new Selection(lowEnd, lowEnd - dice, from)
                : new Selection(lowEnd, lowEnd + dice, From.THE_BOTTOM);
    }

    /** Of so many dice: how many are cut off at the low end. */
    public int below(int dice) {
        return from == From.THE_TOP ? dice - lowEnd : lowEnd;
    }

    /** Of so many dice: how many are cut off at the high end. */
    public int above(int dice) {
        return from == From.THE_BOTTOM ? dice - highEnd : highEnd;
    }

    /** Of so many dice: how many are left. */
    public int left(int dice) {
        return dice - below(dice) - above(dice);
    }
}
