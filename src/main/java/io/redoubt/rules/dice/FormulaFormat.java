package io.redoubt.rules.dice;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.formula.distribution.CostEstimate;
import io.redoubt.formula.distribution.CostLimitException;
import io.redoubt.rules.dice.notation.FormulaList;
import io.redoubt.rules.dice.notation.FormulaReader;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import java.util.List;
import java.util.Optional;

/** The dice notation of players. */
final class FormulaFormat implements ValueFormat<Formula> {
    /** Limit on dice rolled if their odds cannot be counted: as many as in one pool. */
    private static final long MOST_UNCOUNTED = 10_000;

    /** The most common formulas that need no quotes in a shell. */
    private static final List<String> COMMON =
            List.of("2d6", "3d6", "4d6kh3", "d20", "2d20kh1", "2d20kl1", "4dF", "d%");

    @Override
    public Formula parse(String text) {
        try {
            Formula formula = FormulaReader.read(text);
            Optional<String> uncountable = CostEstimate.uncountable(formula);
            if (uncountable.isPresent() && dice(formula) > MOST_UNCOUNTED) {
                throw new BadValueException(uncountable.get());
            }
            return formula;
        } catch (CostLimitException e) {
            throw new BadValueException(String.valueOf(e.getMessage()));
        }
    }

    /** Returns the number of dice rolled at once. */
    private static long dice(Formula formula) {
        if (formula instanceof Formula.Repeated repeated) {
            return repeated.times() * dice(repeated.one());
        }
        return formula.pools().stream().mapToLong(Pool::dice).sum();
    }

    /** Returns the formulas of a list, in which a number may be a range: {@code 12d6>=2..6, 3d6}. */
    @Override
    public Optional<List<String>> alternatives(String text) {
        return FormulaList.of(text);
    }

    @Override
    public List<String> choices() {
        return COMMON;
    }

    @Override
    public String show(Formula value) {
        return value.toString();
    }

    @Override
    public String label() {
        return "EXPR";
    }

    @Override
    public String expects() {
        return "write 12d6>=4 (how many), 2d6+3<=9 (yes or no) or 3d6 (the sum)";
    }
}
