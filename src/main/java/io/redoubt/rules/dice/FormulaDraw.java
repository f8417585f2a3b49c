package io.redoubt.rules.dice;

import io.redoubt.exact.Chances;
import io.redoubt.formula.Formula;
import io.redoubt.formula.counting.Formulas;
import io.redoubt.formula.counting.Workload;
import io.redoubt.formula.throwing.FormulaThrow;
import io.redoubt.umpire.Draw;
import io.redoubt.umpire.Table;
import java.util.List;

/**
 * A formula as one draw. A throw gives one number for each time it is repeated; counted is one, because six answers
 * together could come in more ways than anybody wants to read.
 */
record FormulaDraw(Formula formula) implements Draw<List<Integer>> {
    @Override
    public List<Integer> thrown(Table table) {
        return new FormulaThrow(table).numbers(formula);
    }

    @Override
    public double nanos() {
        return Workload.nanos(formula);
    }

    @Override
    public Chances<List<Integer>> counted() {
        return Chances.of(Formulas.of(formula), List::of);
    }

    /** As messages name it. */
    @Override
    public String toString() {
        return formula.toString();
    }
}
