package io.redoubt.rules.dice;

import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Formula;
import io.redoubt.formula.distribution.Formulas;
import io.redoubt.rules.procedure.Quantity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The outcomes, quantities and words of a formula's numbers. */
final class FormulaOutcomes {
    /** The outcomes of a contest, from the first side higher to the second. */
    private static final List<String> SIDES = List.of("first", "tie", "second");

    private static final List<String> YES_NO = List.of("no", "yes");

    private FormulaOutcomes() {}

    /** Returns every possible outcome of formulas. */
    static List<String> outcomes() {
        List<String> all = new ArrayList<>(YES_NO);
        all.addAll(SIDES);
        return all;
    }

    /** Returns the order from no to yes, and from the first side lower to higher; no formula has both. */
    static List<String> worstToBest() {
        List<String> order = new ArrayList<>(YES_NO);
        for (String side : SIDES) {
            order.add(YES_NO.size(), side);
        }
        return order;
    }

    /** Returns the outcomes of a formula. */
    static List<String> outcomes(Formula formula) {
        if (formula instanceof Formula.Contest) {
            return SIDES;
        }
        return one(formula) instanceof Formula.Check ? YES_NO : List.of();
    }

    /** Returns the outcome of these numbers; of several numbers all outcomes, in order. */
    static String outcome(Formula formula, List<Integer> numbers) {
        if (formula instanceof Formula.Stages) {
            return outcome(formula, numbers.get(0));
        }
        StringBuilder outcomes = new StringBuilder();
        for (int number : numbers) {
            outcomes.append(outcomes.length() > 0 ? ", " : "").append(outcome(one(formula), number));
        }
        return outcomes.toString();
    }

    private static String outcome(Formula formula, int number) {
        if (formula instanceof Formula.Contest) {
            return SIDES.get(1 - number);
        }
        if (formula instanceof Formula.Check check) {
            return YES_NO.get(check.target().meets(number) ? 1 : 0);
        }
        return Integer.toString(number);
    }

    /** Returns the formula itself, or the one that is repeated. */
    static Formula one(Formula formula) {
        return formula instanceof Formula.Repeated repeated ? repeated.one() : formula;
    }

    /** Returns the quantities of a formula. */
    static List<Quantity<List<Integer>>> quantities(Formula formula) {
        List<Quantity<List<Integer>>> quantities = new ArrayList<>();
        Formula one = one(formula);
        if (one instanceof Formula.Total) {
            quantities.add(first("total", "total"));
        } else if (one instanceof Formula.Count) {
            quantities.add(first("successes", "dice that do"));
        } else if (one instanceof Formula.Stages stages) {
            String name = stages.lastName().orElse("");
            String after = name.isEmpty() ? "" : " after " + name;
            Quantity<List<Integer>> last = stages.finish().isPresent()
                    ? first("total", name.isEmpty() ? "total" : "total of " + name)
                    : first("successes", "dice that are left" + after);
            quantities.add(last.alsoCalled(stages.lastName()));
        }
        if (formula instanceof Formula.Stages stages) {
            int place = 1;
            for (Formula.Stage stage : stages.named()) {
                int at = place++;
                String name = stage.name().orElse("");
                Supplier<NumberDistribution> count = () -> Formulas.of(stages.upTo(stage));
                ToIntFunction<List<Integer>> read = numbers -> numbers.get(at);
                quantities.add(Quantity.apart(name, "left after " + name, read, new NumberDraw(formula, read, count)));
            }
        }
        if (formula instanceof Formula.Repeated repeated) {
            boolean check = one instanceof Formula.Check;
            String sum = check ? "times yes" : "sum of all " + repeated.times();
            quantities.add(number(repeated, "sum", sum, numbers -> sum(one, numbers), () -> Formulas.sum(repeated)));
            if (!check) {
                quantities.add(
                        number(repeated, "highest", "highest", Collections::max, () -> Formulas.highest(repeated)));
                quantities.add(number(repeated, "lowest", "lowest", Collections::min, () -> Formulas.lowest(repeated)));
            }
        }
        return quantities;
    }

    private static Quantity<List<Integer>> first(String name, String words) {
        return new Quantity<List<Integer>>(name, words, numbers -> numbers.get(0)).inFull();
    }

    private static Quantity<List<Integer>> number(
            Formula.Repeated formula,
            String name,
            String words,
            ToIntFunction<List<Integer>> read,
            Supplier<NumberDistribution> count) {
        return Quantity.apart(name, words, read, new NumberDraw(formula, read, count))
                .inFull();
    }

    private static int sum(Formula one, List<Integer> numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += one instanceof Formula.Check check ? (check.target().meets(number) ? 1 : 0) : number;
        }
        return sum;
    }
}
