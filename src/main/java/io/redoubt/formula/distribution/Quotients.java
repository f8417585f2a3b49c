package io.redoubt.formula.distribution;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Rounding;
import io.redoubt.formula.Term;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * The distribution of a fraction, for terms whose divisions are exact until they are rounded.
 *
 * @param weights the weights by value
 * @param total the sum of all weights
 */
record Quotients(TreeMap<Fraction, BigInteger> weights, BigInteger total) {
    /** Returns the distribution of a term that is rounded once. */
    static NumberDistribution rounded(Rounding rounding, Term term) {
        Term inside = open(term);
        if (!inside.hasDivision()) {
            return Terms.of(inside);
        }
        if (inside instanceof Term.Operation operation
                && operation.operator() == Operator.OVER
                && !operation.left().hasDivision()) {
            return Terms.of(operation.left()).with(Terms.of(operation.right()), rounding::of);
        }
        TreeMap<Integer, BigInteger> sums = new TreeMap<>();
        Quotients quotients = of(inside);
        quotients.weights.forEach((value, weight) -> sums.merge(
                rounding.of(value.numerator(), value.denominator()).intValueExact(), weight, BigInteger::add));
        return NumberDistribution.of(sums, quotients.total);
    }

    private static Term open(Term term) {
        return term instanceof Term.Group group ? open(group.term()) : term;
    }

    private static Quotients of(Term term) {
        if (!term.hasDivision()) {
            return whole(Terms.of(term));
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Labelled labelled) {
            return of(labelled.term());
        }
        if (term instanceof Term.Negative negative) {
            return of(negative.term()).map(Fraction::negate);
        }
        if (term instanceof Term.Rounded absolute) {
            return of(absolute.term()).map(value -> value.signum() < 0 ? value.negate() : value);
        }
        if (term instanceof Term.Operation operation) {
            return of(operation.left()).with(of(operation.right()), operator(operation.operator()));
        }
        Term.Extreme extreme = (Term.Extreme) term;
        boolean highest = extreme.which() == Term.Extreme.Which.HIGHEST;
        Quotients found = of(extreme.terms().get(0));
        for (Term each : extreme.terms().subList(1, extreme.terms().size())) {
            found = found.with(of(each), (one, other) -> one.compareTo(other) > 0 == highest ? one : other);
        }
        return found;
    }

    private static BinaryOperator<Fraction> operator(Operator operator) {
        return switch (operator) {
            case PLUS -> Fraction::plus;
            case MINUS -> Fraction::minus;
            case TIMES -> Fraction::times;
            case OVER -> Fraction::over;
        };
    }

    private static Quotients whole(NumberDistribution number) {
        TreeMap<Fraction, BigInteger> weights = new TreeMap<>();
        for (int i = 0; i < number.size(); i++) {
            weights.put(Fraction.of(number.value(i)), number.shares().weight(i));
        }
        return new Quotients(weights, number.shares().total());
    }

    private Quotients map(Function<Fraction, Fraction> function) {
        TreeMap<Fraction, BigInteger> mapped = new TreeMap<>();
        weights.forEach((value, weight) -> mapped.merge(function.apply(value), weight, BigInteger::add));
        return new Quotients(mapped, total);
    }

    private Quotients with(Quotients other, BinaryOperator<Fraction> operation) {
        TreeMap<Fraction, BigInteger> sums = new TreeMap<>();
        for (Map.Entry<Fraction, BigInteger> one : weights.entrySet()) {
            ComputationAbortedException.ifInterrupted();
            other.weights.forEach((value, weight) -> sums.merge(
                    operation.apply(one.getKey(), value), one.getValue().multiply(weight), BigInteger::add));
        }
        return new Quotients(sums, total.multiply(other.total));
    }
}
