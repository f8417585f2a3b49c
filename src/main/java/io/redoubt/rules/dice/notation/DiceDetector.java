package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Term;

/** Detects whether there are dice to roll. */
final class DiceDetector {
    private DiceDetector() {}

    static boolean in(Formula formula) {
        if (formula instanceof Formula.Total total) {
            return in(total.term());
        }
        if (formula instanceof Formula.Check check) {
            return in(check.term());
        }
        if (formula instanceof Formula.Contest contest) {
            return in(contest.first()) || in(contest.second());
        }
        return !(formula instanceof Formula.Repeated repeated) || in(repeated.one());
    }

    private static boolean in(Term term) {
        return !term.pools().isEmpty();
    }
}
