package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Rounding;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import io.redoubt.formula.distribution.DivisorCheck;
import io.redoubt.rules.input.BadValueException;
import java.util.List;
import java.util.Optional;

/** Parses numbers made of dice: {@code (4d6kh3-10)/2}. */
final class TermReader {
    static final String NUMBER = "dice, a number or (";

    /** Limit on nested parentheses and consecutive signs. */
    private static final int MOST_DEPTH = 50;

    /** Limit on results. */
    private static final long MOST_RESULT = 1_000_000_000;

    private final Cursor cursor;
    private final PoolReader pools;
    private final QuestionReader questions;
    private final GroupReader groups;
    private final DivisorCheck divisors = new DivisorCheck();
    private int depth;

    /** The number of roundings around the next number, within which divisions are exact. */
    private int roundings;

    TermReader(Cursor cursor, PoolReader pools, QuestionReader questions) {
        this.cursor = cursor;
        this.pools = pools;
        this.questions = questions;
        this.groups = new GroupReader(cursor, pools, this);
    }

    /**
     * Parses a sum of products.
     *
     * @param expected the expected text for the error if no number begins here
     */
    Term read(String expected) {
        Term term = product(expected);
        while (cursor.sees("+-")) {
            int column = cursor.column();
            Operator operator = cursor.takes("+") ? Operator.PLUS : minus();
            term = bounded(column, new Term.Operation(operator, term, product(NUMBER)));
        }
        return term;
    }

    /** Parses a number in parentheses or between commas, which may be a count. */
    Term inside(String expected) {
        Formula formula = questions.read(expected);
        if (formula instanceof Formula.Total total) {
            return total.term();
        }
        if (formula instanceof Formula.Check) {
            throw BadValueException.at(
                    questions.comparison(), "no comparison here: a yes or no is not a number, a count like 4d6>=4 is");
        }
        return new Term.Tally(formula);
    }

    private Operator minus() {
        cursor.takes("-");
        return Operator.MINUS;
    }

    private Term product(String expected) {
        Term term = factor(expected);
        while (cursor.sees("*/")) {
            int column = cursor.column();
            if (cursor.takes("*")) {
                term = bounded(column, new Term.Operation(Operator.TIMES, term, factor(NUMBER)));
            } else {
                cursor.takes("/");
                int divisor = cursor.column();
                term = new Term.Operation(Operator.OVER, term, divisor(divisor, factor(NUMBER)));
            }
        }
        return term;
    }

    private Term divisor(int column, Term term) {
        if (roundings > 0 && term.hasDivision()) {
            throw BadValueException.at(column, "a divisor without another division in it");
        }
        if (divisors.mayBeZero(term)) {
            boolean number = ValueBounds.of(term).equals(new ValueBounds(0, 0));
            throw BadValueException.at(column, number ? "a divisor other than 0" : "a divisor that is never 0");
        }
        return term;
    }

    private static Term bounded(int column, Term term) {
        if (!ValueBounds.of(term).isWithin(MOST_RESULT)) {
            throw BadValueException.at(column, "numbers that stay within a thousand million");
        }
        return term;
    }

    private Term factor(String expected) {
        int column = cursor.column();
        if (++depth > MOST_DEPTH) {
            throw BadValueException.at(column, "at most " + MOST_DEPTH + " nested parentheses and signs");
        }
        Term term = labelled(deeper(column, expected));
        depth--;
        return term;
    }

    private Term labelled(Term term) {
        return term.alone().isEmpty() && cursor.takes("[")
                ? new Term.Labelled(term, cursor.label(PoolReader.LONGEST_LABEL))
                : term;
    }

    private Term deeper(int column, String expected) {
        if (cursor.takes("-")) {
            return new Term.Negative(factor(NUMBER));
        }
        if (cursor.takes("(")) {
            return parenthesised(column);
        }
        Optional<Term> group = groups.read();
        if (group.isPresent()) {
            return bounded(column, group.get());
        }
        for (Rounding rounding : Rounding.values()) {
            if (cursor.takes(rounding.word())) {
                return rounded(rounding);
            }
        }
        if (pools.isNext()) {
            return new Term.Sum(pools.read(1, column));
        }
        int number = cursor.number(expected);
        return pools.isNext() ? new Term.Sum(pools.read(number, column)) : new Term.Constant(number);
    }

    /** Parses what follows an opening parenthesis: a number, or a number of dice. */
    private Term parenthesised(int column) {
        // A number of dice is rounded as anywhere else.
        int outside = roundings;
        int place = cursor.place();
        Term inner = inside(NUMBER);
        close("an operator or )");
        if (!cursor.sees("d", "0123456789%f{")) {
            return new Term.Group(inner);
        }
        if (outside > 0) {
            cursor.backTo(place);
            roundings = 0;
            inner = inside(NUMBER);
            close("an operator or )");
            roundings = outside;
        }
        Pool pool = pools.read(inner, column, divisors.lowest(inner));
        return bounded(column, new Term.Sum(pool));
    }

    private Term rounded(Rounding rounding) {
        if (!cursor.takes("(")) {
            throw cursor.fault("(");
        }
        roundings += rounding.isExactInside() ? 1 : 0;
        Term inner = inside("dice or a number");
        roundings -= rounding.isExactInside() ? 1 : 0;
        close("an operator or )");
        return new Term.Rounded(rounding, inner);
    }

    /** Parses numbers between commas. */
    void list(List<Term> terms) {
        do {
            terms.add(inside("dice or a number"));
        } while (cursor.takes(","));
    }

    void close(String expected) {
        if (!cursor.takes(")")) {
            throw cursor.fault(cursor.isAtEnd() && expected.endsWith("an operator or )") ? ")" : expected);
        }
    }
}
