package io.redoubt.rules.dice;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;

/** Formats the result of dice as a sentence. */
final class Verdicts {
    private static final Remark COUNTED = Remark.of("*{}* of {} show {}.");
    private static final Remark NET = Remark.of("*{}*: those of {} that show {}, less those that show {}.");
    private static final Remark LEFT = Remark.of("*{}* of {} are left.");
    private static final Remark TOTAL = Remark.of("The sum is *{}*.");
    private static final Remark IS = Remark.of("The sum is {}: *YES*.");
    private static final Remark IS_NOT = Remark.of("The sum is {}: *NO*.");
    private static final Remark HIGHER = Remark.of("The *{}* side is higher.");
    private static final Remark TIE = Remark.of("A *tie*.");
    private static final Remark SEVERAL = Remark.of("*{}*.");

    private Verdicts() {}

    static Sentence of(Formula formula, List<Integer> numbers) {
        if (formula instanceof Formula.Repeated) {
            return Sentence.of(SEVERAL, FormulaOutcomes.outcome(formula, numbers));
        }
        int number = numbers.get(0);
        if (formula instanceof Formula.Count count) {
            return counted(count, number);
        }
        if (formula instanceof Formula.Stages stages) {
            return Sentence.of(LEFT, number, stages.pool());
        }
        if (formula instanceof Formula.Check check) {
            return Sentence.of(check.target().meets(number) ? IS : IS_NOT, number);
        }
        if (formula instanceof Formula.Contest) {
            return number == 0 ? Sentence.of(TIE) : Sentence.of(HIGHER, FormulaOutcomes.outcome(formula, numbers));
        }
        return Sentence.of(TOTAL, number);
    }

    private static Sentence counted(Formula.Count count, int number) {
        Pool pool = count.pool();
        return count.fail()
                .map(fail -> Sentence.of(NET, number, pool, count.target(), fail))
                .orElseGet(() -> Sentence.of(COUNTED, number, pool, count.target()));
    }
}
