package io.redoubt.formula.distribution;

import io.redoubt.exact.Convolution;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.OrderStatistics;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;

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

    /** Returns the distribution of a term, perhaps with all values above a limit combined as the one after it. */
    static NumberDistribution upTo(long limit, Term term) {
        return SparseSum.upTo(limit, term).map(SparseSum::distribution).orElseGet(() -> of(term));
    }

    private static NumberDistribution of(Term.Extreme extreme) {
        long limit = limit(extreme);
        NumberDistribution found = upTo(limit, extreme.terms().get(0));
        for (Term term : extreme.terms().subList(1, extreme.terms().size())) {
            found = extreme.which() == Term.Extreme.Which.HIGHEST
                    ? OrderStatistics.highest(found, of(term))
                    : OrderStatistics.lowest(found, upTo(limit, term));
        }
        return found;
    }

    /** Returns the value above which values of the terms make no difference: one of them is always lower. */
    static long limit(Term.Extreme extreme) {
        return extreme.which() == Term.Extreme.Which.HIGHEST
                ? Long.MAX_VALUE
                : extreme.terms().stream()
                        .mapToLong(term -> ValueBounds.of(term).highest())
                        .min()
                        .orElse(Long.MAX_VALUE);
    }
}
