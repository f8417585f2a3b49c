package io.redoubt.rules.dice;

import io.redoubt.exact.Chances;
import io.redoubt.exact.Numbers;
import io.redoubt.formula.Formula;
import io.redoubt.formula.throwing.FormulaThrow;
import io.redoubt.umpire.Draw;
import io.redoubt.umpire.Table;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * One number that is read off a formula which has several.
 *
 * @param read how it is read off the answers
 * @param count what it can be
 */
record NumberDraw(Formula formula, ToIntFunction<List<Integer>> read, Supplier<Numbers> count)
        implements Draw<Integer> {
    @Override
    public Integer thrown(Table table) {
        return read.applyAsInt(new FormulaThrow(table).numbers(formula));
    }

    /** Nothing more: the work of the formula holds that of every number of it. */
    @Override
    public double nanos() {
        return 0;
    }

    @Override
    public Chances<Integer> counted() {
        return Chances.of(count.get(), Integer::valueOf);
    }

    /** As messages name it. */
    @Override
    public String toString() {
        return formula.toString();
    }
}
