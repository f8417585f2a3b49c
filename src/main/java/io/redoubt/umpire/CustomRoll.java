package io.redoubt.umpire;

import io.redoubt.exact.WeightedValues;
import java.util.List;

/**
 * Dice with a notation of their own instead of a rule: how they are rolled, and the distribution of their results. Only
 * tests can make sure that both agree, so there are few draws, and each is tested against every possible roll.
 *
 * @param <R> the type of the result
 */
public interface CustomRoll<R> {
    /** Rolls the dice and records the steps. */
    R thrown(DiceTray table);

    /** Returns the estimated cost of {@link #counted}, in nanoseconds; it is charged beforehand. */
    double nanos();

    /** Returns the rules that call for the dice; none by default. */
    default List<RuleId> cites() {
        return List.of();
    }

    /**
     * Returns a number of results that the draw certainly has, if they are so many that following each of them takes
     * time; it is charged beforehand too. 0 if they are few, or not known.
     */
    default double fewestResults() {
        return 0;
    }

    /** Returns the distribution of the results of {@link #thrown}. */
    WeightedValues<R> counted();
}
