package io.redoubt.formula.distribution;

import io.redoubt.exact.Convolution;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.OrderStatistics;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Term;

/** The distribution of a term. */
final class Terms {
    private Terms() {}

    static NumberDistribution of(Term term) {
        if (term instanceof Term.Constant constant) {
            return NumberDistribution.certain(constant.value());
        }
        if (term instanceof Term.Sum sum) {
            return Pools.sum(sum.pool(), shown -> shown);
        }
        if (term instanceof Term.Tally tally) {
            return Formulas.of(tally.count());
        }
        if (term instanceof Term.Rounded rounded) {
            return rounded.rounding().isExactInside()
                    ? Quotients.rounded(rounded.rounding(), rounded.term())
                    : of(rounded.term()).map(Math::abs);
        }
        if (term instanceof Term.Labelled labelled) {
            return of(labelled.term());
        }
        if (term instanceof Term.Negative negative) {
            return of(negative.term()).negated();
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Operation operation) {
            return Summands.of(operation)
                    .sum()
                    .orElseGet(() -> of(operation.operator(), of(operation.left()), of(operation.right())));
        }
        return of((Term.Extreme) term);
    }

    private static NumberDistribution of(Operator operator, NumberDistribution left, NumberDistribution right) {
        return switch (operator) {
            case PLUS -> Convolution.of(left, right);
            case MINUS -> Convolution.of(left, right.negated());
            case TIMES, OVER -> left.with(right, operator::of);
        };
    }

    private static NumberDistribution of(Term.Extreme extreme) {
        NumberDistribution found = of(extreme.terms().get(0));
        for (Term term : extreme.terms().subList(1, extreme.terms().size())) {
            found = extreme.which() == Term.Extreme.Which.HIGHEST
                    ? OrderStatistics.highest(found, of(term))
                    : OrderStatistics.lowest(found, of(term));
        }
        return found;
    }
}
