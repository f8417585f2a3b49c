package io.redoubt.formula.rolling;

import io.redoubt.exact.Fraction;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Rounding;
import io.redoubt.formula.Term;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A number, and the term with its pools rolled.
 *
 * @param number the number; a fraction only within a rounding
 */
record Worked(Fraction number, String words) {
    static Worked of(int number) {
        return new Worked(Fraction.of(number), Integer.toString(number));
    }

    /** Returns a number that is whole. */
    int whole() {
        return number.numerator().intValueExact();
    }

    Worked negated() {
        return new Worked(number.negate(), "-" + words);
    }

    /** Returns the number in parentheses, unless its words are only a number. */
    Worked grouped() {
        boolean alone = words.equals(number.numerator().toString());
        return alone ? this : new Worked(number, '(' + words + ')');
    }

    Worked labelled(String label) {
        return new Worked(number, words + '[' + label + ']');
    }

    /**
     * Returns the result of an operation.
     *
     * @param exact whether a quotient is not rounded
     */
    Worked with(Operator operator, Worked right, boolean exact) {
        Fraction result = switch (operator) {
            case PLUS -> number.plus(right.number);
            case MINUS -> number.minus(right.number);
            case TIMES -> number.times(right.number);
            case OVER -> exact ? number.over(right.number) : floor(number.over(right.number));
        };
        return new Worked(result, words + ' ' + operator.sign() + ' ' + right.words);
    }

    private static Fraction floor(Fraction number) {
        return Fraction.of(Rounding.FLOOR.of(number.numerator(), number.denominator()), BigInteger.ONE);
    }

    Worked rounded(Rounding rounding) {
        Fraction result = rounding.isExactInside()
                ? Fraction.of(rounding.of(number.numerator(), number.denominator()), BigInteger.ONE)
                : (number.signum() < 0 ? number.negate() : number);
        return new Worked(result, rounding.word() + '(' + words + ')');
    }

    /** Returns the highest or lowest of several numbers. */
    static Worked extreme(Term.Extreme.Which which, List<Worked> all) {
        boolean highest = which == Term.Extreme.Which.HIGHEST;
        Fraction found = all.get(0).number;
        for (Worked each : all) {
            found = each.number.compareTo(found) > 0 == highest ? each.number : found;
        }
        return new Worked(
                found, which.word() + all.stream().map(Worked::words).collect(Collectors.joining(", ", "(", ")")));
    }
}
