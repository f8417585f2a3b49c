package io.redoubt.rules.dice;

import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.WeightedValues;
import io.redoubt.formula.Formula;
import io.redoubt.formula.rolling.FormulaRoll;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTray;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * One of several numbers of a formula.
 *
 * @param read reads it from the answers
 * @param count counts its distribution
 */
record NumberDraw(Formula formula, ToIntFunction<List<Integer>> read, Supplier<NumberDistribution> count)
        implements CustomRoll<Integer> {
    @Override
    public Integer thrown(DiceTray table) {
        return read.applyAsInt(new FormulaRoll(table).numbers(formula));
    }

    /** Returns 0: the cost of the formula includes that of all its numbers. */
    @Override
    public double nanos() {
        return 0;
    }

    @Override
    public WeightedValues<Integer> counted() {
        return WeightedValues.of(count.get(), Integer::valueOf);
    }

    /** Returns the name for messages. */
    @Override
    public String toString() {
        return formula.toString();
    }
}
