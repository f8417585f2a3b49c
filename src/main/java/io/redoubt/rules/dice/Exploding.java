package io.redoubt.rules.dice;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Term;

/** Detects exploding dice in a formula. */
final class Exploding {
    private Exploding() {}

    static boolean isIn(Formula formula) {
        if (formula instanceof Formula.Total total) {
            return isIn(total.term());
        }
        if (formula instanceof Formula.Check check) {
            return isIn(check.term());
        }
        if (formula instanceof Formula.Count count) {
            return count.pool().explosion().isPresent();
        }
        if (formula instanceof Formula.Contest contest) {
            return isIn(contest.first()) || isIn(contest.second());
        }
        return formula instanceof Formula.Repeated repeated && isIn(repeated.one());
    }

    private static boolean isIn(Term term) {
        return term.pools().stream().anyMatch(pool -> pool.explosion().isPresent());
    }
}
