package io.redoubt.rules.dice;

import io.redoubt.exact.WeightedValues;
import io.redoubt.formula.Formula;
import io.redoubt.formula.distribution.CostEstimate;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.formula.rolling.FormulaRoll;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTray;
import java.util.List;

/**
 * A formula as one draw. A roll gives one number per repetition; the count gives one, because the joint distribution of
 * six answers would be too large to read.
 */
record FormulaDraw(Formula formula) implements CustomRoll<List<Integer>> {
    @Override
    public List<Integer> thrown(DiceTray table) {
        return new FormulaRoll(table).numbers(formula);
    }

    @Override
    public double nanos() {
        return CostEstimate.nanos(formula);
    }

    @Override
    public double fewestResults() {
        return CostEstimate.fewestValues(formula);
    }

    @Override
    public WeightedValues<List<Integer>> counted() {
        return WeightedValues.of(Formulas.of(formula), List::of);
    }

    /** Returns the name for messages. */
    @Override
    public String toString() {
        return formula.toString();
    }
}
