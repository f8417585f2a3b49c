package io.redoubt.formula.distribution;

import io.redoubt.formula.Formula;
import io.redoubt.formula.Operator;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.formula.TermFold;
import io.redoubt.formula.distribution.Work.Size;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Estimates the work of counting a term from that of its parts. */
final class TermCost implements TermFold<TermCost.Estimated> {
    /** Limit on the values of a distribution. */
    static final double MOST_VALUES = 200_000;

    /** The work to put a value in its place among those of another number. */
    private static final double MERGED = 150;

    /** Times the work of whole numbers for fractions. */
    private static final double FRACTIONS = 8;

    private final Work work;
    private final PossibleValues values;
    private final Function<Pool, Size> pools;
    private final Function<Formula, Size> counts;

    /**
     * Creates an estimate.
     *
     * @param work the work to which it adds
     * @param values the listing of values
     * @param pools the size of the sum of a pool
     * @param counts the size of a count or a chain
     */
    TermCost(Work work, PossibleValues values, Function<Pool, Size> pools, Function<Formula, Size> counts) {
        this.work = work;
        this.values = values;
        this.pools = pools;
        this.counts = counts;
    }

    /** The size of a term and what is known of its values. */
    record Estimated(Size size, PossibleValues.Listed values) {}

    /** Returns the size of a term. */
    Size of(Term term) {
        return estimated(term).size();
    }

    /** Returns the size of a term with what is known of its values. */
    Estimated estimated(Term term) {
        return term.fold(this);
    }

    @Override
    public Estimated constant(int value) {
        return within(new Size(1, 0), values.constant(value));
    }

    @Override
    public Estimated pool(Pool pool) {
        return within(pools.apply(pool), values.pool(pool));
    }

    @Override
    public Estimated tally(Formula count) {
        return within(counts.apply(count), values.tally(count));
    }

    @Override
    public Estimated negative(Estimated term) {
        return within(term.size(), values.negative(term.values()));
    }

    @Override
    public Estimated rounded(Term.Rounded rounded, Estimated term) {
        // Fractions take longer than whole numbers.
        work.multiply(rounded.term().hasDivision() ? FRACTIONS : 1);
        return within(term.size(), values.rounded(rounded, term.values()));
    }

    @Override
    public Estimated extreme(Term.Extreme.Which which, List<Estimated> terms) {
        Size found = new Size(1, 0);
        for (Estimated each : terms) {
            Size size = each.size();
            work.products(found.values() + size.values(), found.bits(), size.bits());
            found = new Size(found.values() + size.values(), found.bits() + size.bits());
            work.add(found.values() * MERGED);
            work.spend(found.values(), 3, found.bits());
        }
        return within(
                found,
                values.extreme(which, terms.stream().map(Estimated::values).toList()));
    }

    @Override
    public Optional<Estimated> whole(Term.Extreme extreme) {
        long limit = Terms.limit(extreme);
        return Optional.of(extreme(
                extreme.which(),
                extreme.terms().stream().map(term -> upTo(limit, term)).toList()));
    }

    /** Returns what is known of a term whose values above a limit are all alike. */
    Estimated upTo(long limit, Term term) {
        return SparseSum.upTo(limit, term)
                .map(plan -> within(work.sparse(plan), term.fold(values)))
                .orElseGet(() -> estimated(term));
    }

    @Override
    public Optional<Estimated> whole(Term.Operation operation) {
        Summands summands = Summands.of(operation);
        if (summands.pools().size() < 2) {
            return Optional.empty();
        }
        return SparseSum.planned(summands.pools()).map(plan -> {
            Size size = work.sparse(plan);
            for (Term other : summands.others()) {
                size = operation(Operator.PLUS, size, of(other));
            }
            return within(size, operation.fold(values));
        });
    }

    @Override
    public Estimated operation(Operator operator, Estimated left, Estimated right) {
        return within(
                operation(operator, left.size(), right.size()),
                values.operation(operator, left.values(), right.values()));
    }

    private Estimated within(Size size, PossibleValues.Listed listed) {
        double span = (double) listed.bounds().highest() - listed.bounds().lowest() + 1;
        Size within = new Size(Math.min(Math.min(size.values(), span), listed.most()), size.bits());
        if (within.values() > MOST_VALUES) {
            work.add(Double.MAX_VALUE);
        }
        return new Estimated(within, listed);
    }

    private Size operation(Operator operator, Size left, Size right) {
        double pairs = left.values() * right.values();
        double bits = left.bits() + right.bits();
        boolean sum = operator == Operator.PLUS || operator == Operator.MINUS;
        if (sum) {
            work.add(pairs * (Work.nanosOf(bits) + left.bits() * right.bits() / Long.SIZE / Long.SIZE));
        } else {
            work.pairs(pairs, left.bits(), right.bits());
        }
        double values = sum ? left.values() + right.values() : pairs;
        return new Size(sum ? Math.max(values, Math.min(pairs, MOST_VALUES)) : values, bits);
    }
}
