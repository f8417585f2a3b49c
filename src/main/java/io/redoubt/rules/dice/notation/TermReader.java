package io.redoubt.rules.dice.notation;

import io.redoubt.formula.Operator;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import io.redoubt.formula.distribution.DivisorCheck;
import io.redoubt.rules.input.BadValueException;
import java.util.ArrayList;
import java.util.List;

/** Parses numbers made of dice: {@code (4d6kh3-10)/2}. */
final class TermReader {
    /** Limit on nested parentheses and consecutive signs. */
    private static final int MOST_DEPTH = 50;

    /** Limit on results. */
    private static final long MOST_RESULT = 1_000_000_000;

    private final Cursor cursor;
    private final PoolReader pools;
    private final DivisorCheck divisors = new DivisorCheck();
    private int depth;

    TermReader(Cursor cursor, PoolReader pools) {
        this.cursor = cursor;
        this.pools = pools;
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
            term = bounded(column, new Term.Operation(operator, term, product("dice, a number or (")));
        }
        return term;
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
                term = bounded(column, new Term.Operation(Operator.TIMES, term, factor("dice, a number or (")));
            } else {
                cursor.takes("/");
                int divisor = cursor.column();
                term = new Term.Operation(Operator.OVER, term, divisor(divisor, factor("dice, a number or (")));
            }
        }
        return term;
    }

    private Term divisor(int column, Term term) {
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
        Term term = deeper(column, expected);
        depth--;
        return term;
    }

    private Term deeper(int column, String expected) {
        if (cursor.takes("-")) {
            return new Term.Negative(factor("dice, a number or ("));
        }
        if (cursor.takes("(")) {
            Term inner = read("dice, a number or (");
            close("an operator or )");
            return new Term.Group(inner);
        }
        for (Term.Extreme.Which which : Term.Extreme.Which.values()) {
            if (cursor.takes(which.word())) {
                return extreme(which);
            }
        }
        if (pools.isNext()) {
            return new Term.Sum(pools.read(1, column));
        }
        int number = cursor.number(expected);
        return pools.isNext() ? new Term.Sum(pools.read(number, column)) : new Term.Constant(number);
    }

    private Term extreme(Term.Extreme.Which which) {
        if (!cursor.takes("(")) {
            throw cursor.fault("(");
        }
        List<Term> terms = new ArrayList<>();
        do {
            terms.add(read("dice or a number"));
        } while (cursor.takes(","));
        close(", or )");
        return new Term.Extreme(which, terms);
    }

    private void close(String expected) {
        if (!cursor.takes(")")) {
            throw cursor.fault(cursor.isAtEnd() && expected.endsWith("an operator or )") ? ")" : expected);
        }
    }
}
