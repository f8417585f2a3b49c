package io.redoubt.rules.dice;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Pool;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/** Formats the result of dice as a sentence. */
final class Verdicts {
    private static final SentenceTemplate COUNTED = SentenceTemplate.of("*{}* of {} show {}.");
    private static final SentenceTemplate NET =
            SentenceTemplate.of("*{}*: dice of {} showing {}, minus those showing {}.");
    private static final SentenceTemplate LEFT = SentenceTemplate.of("*{}* of {} are left.");
    private static final SentenceTemplate TOTAL = SentenceTemplate.of("The sum is *{}*.");
    private static final SentenceTemplate IS = SentenceTemplate.of("The sum is {}: *YES*.");
    private static final SentenceTemplate IS_NOT = SentenceTemplate.of("The sum is {}: *NO*.");
    private static final SentenceTemplate HIGHER = SentenceTemplate.of("The *{}* side is higher.");
    private static final SentenceTemplate TIE = SentenceTemplate.of("A *tie*.");
    private static final SentenceTemplate SEVERAL = SentenceTemplate.of("*{}*.");

    private Verdicts() {}

    static Sentence of(Formula formula, List<Integer> numbers) {
        if (formula instanceof Formula.Repeated) {
            return Sentence.of(SEVERAL, FormulaOutcomes.outcome(formula, numbers));
        }
        int number = numbers.get(0);
        if (formula instanceof Formula.Count count) {
            return counted(count, number);
        }
        if (formula instanceof Formula.Stages stages && stages.finish().isEmpty()) {
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
