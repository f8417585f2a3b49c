package io.redoubt.formula;

import java.util.List;

/**
 * The dice of a pool that remain after all keeping and dropping: a range in the order of their values. Places are
 * counted from either end, because a pool may grow by dice that explode.
 *
 * @param lowEnd the number of places cut off below
 * @param highEnd the number of places cut off above
 * @param from the reference of the two numbers, independent of the size of the pool
 */
public record Selection(int lowEnd, int highEnd, From from) {
    /** The reference of the two numbers. */
    public enum From {
        /** Dice cut off at the low end and at the high end; all between are kept. */
        BOTH_ENDS,
        /** Places from the top: the last one that is kept, and the number above that are not. */
        THE_TOP,
        /** Places from the bottom: the number below that are not kept, and the last one that is. */
        THE_BOTTOM
    }

    /** The selection of all dice. */
    private static final Selection ALL = new Selection(0, 0, From.BOTH_ENDS);

    /** Returns the selection after these steps. */
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

    /** Returns how many of the given number of dice are dropped at the low end. */
    public int below(int dice) {
        return from == From.THE_TOP ? dice - lowEnd : lowEnd;
    }

    /** Returns how many of the given number of dice are dropped at the high end. */
    public int above(int dice) {
        return from == From.THE_BOTTOM ? dice - highEnd : highEnd;
    }

    /** Returns how many of the given number of dice remain. */
    public int left(int dice) {
        return dice - below(dice) - above(dice);
    }
}
