package io.redoubt.formula.counting;

import io.redoubt.exact.Addition;
import io.redoubt.exact.Numbers;
import io.redoubt.exact.Order;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Term;

/** The distribution of a term. */
final class Terms {
    private Terms() {}

    static Numbers of(Term term) {
        if (term instanceof Term.Constant constant) {
            return Numbers.certain(constant.value());
        }
        if (term instanceof Term.Sum sum) {
            return Pools.sum(sum.pool(), shown -> shown);
        }
        if (term instanceof Term.Negative negative) {
            return negated(of(negative.term()));
        }
        if (term instanceof Term.Group group) {
            return of(group.term());
        }
        if (term instanceof Term.Operation operation) {
            return of(operation.operator(), of(operation.left()), of(operation.right()));
        }
        return of((Term.Extreme) term);
    }

    private static Numbers of(Operator operator, Numbers left, Numbers right) {
        return switch (operator) {
            case PLUS -> Addition.of(left, right);
            case MINUS -> Addition.of(left, negated(right));
            case TIMES, OVER -> left.with(right, operator::of);
        };
    }

    private static Numbers of(Term.Extreme extreme) {
        Numbers found = of(extreme.terms().get(0));
        for (Term term : extreme.terms().subList(1, extreme.terms().size())) {
            found = extreme.which() == Term.Extreme.Which.HIGHEST
                    ? Order.highest(found, of(term))
                    : Order.lowest(found, of(term));
        }
        return found;
    }

    private static Numbers negated(Numbers number) {
        return number.map(value -> -value);
    }
}
