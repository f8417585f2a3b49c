package io.redoubt.formula.distribution;

import io.redoubt.exact.Convolution;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The numbers that a term adds up.
 *
 * @param pools pools whose dice are all kept
 * @param others all others
 */
record Summands(List<SparseSum.Addend> pools, List<Term> others) {
    /** Returns the summands of a term, however its sums are nested. */
    static Summands of(Term term) {
        Summands all = new Summands(new ArrayList<>(), new ArrayList<>());
        all.add(term, 1);
        return all;
    }

    private void add(Term term, int sign) {
        if (term instanceof Term.Group group) {
            add(group.term(), sign);
        } else if (term instanceof Term.Labelled labelled) {
            add(labelled.term(), sign);
        } else if (term instanceof Term.Negative negative) {
            add(negative.term(), -sign);
        } else if (term instanceof Term.Operation operation
                && (operation.operator() == Operator.PLUS || operation.operator() == Operator.MINUS)) {
            add(operation.left(), sign);
            add(operation.right(), operation.operator() == Operator.PLUS ? sign : -sign);
        } else if (term instanceof Term.Sum sum && isWhole(sum.pool())) {
            pools.add(new SparseSum.Addend(sum.pool(), shown -> sign * shown));
        } else {
            others.add(sign > 0 ? term : new Term.Negative(term));
        }
    }

    private static boolean isWhole(Pool pool) {
        return pool.keeps().isEmpty() && pool.number().isEmpty();
    }

    /** Returns the sum; empty if there are no pools to add up in one go. */
    Optional<NumberDistribution> sum() {
        return pools.size() < 2 ? Optional.empty() : SparseSum.of(pools).map(this::withOthers);
    }

    private NumberDistribution withOthers(NumberDistribution sum) {
        NumberDistribution all = sum;
        for (Term other : others) {
            all = Convolution.of(all, Terms.of(other));
        }
        return all;
    }
}
