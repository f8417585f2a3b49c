package io.redoubt.formula;

import java.util.List;
import java.util.Optional;

/**
 * Computes something of a term from what it computed of its parts. Parentheses and labels change nothing.
 *
 * @param <R> what is computed
 */
public interface TermFold<R> {
    R constant(int value);

    /** Computes it of the sum of a pool. */
    R pool(Pool pool);

    /** Computes it of a count or a chain. */
    R tally(Formula count);

    R negative(R term);

    R operation(Operator operator, R left, R right);

    R extreme(Term.Extreme.Which which, List<R> terms);

    /** Computes it of a rounded term or an absolute value. */
    R rounded(Term.Rounded rounded, R term);

    /** Computes it of an operation without its parts; empty to compute the parts first. */
    default Optional<R> whole(Term.Operation operation) {
        return Optional.empty();
    }

    /** Computes it of a maximum or minimum without its terms; empty to compute the terms first. */
    default Optional<R> whole(Term.Extreme extreme) {
        return Optional.empty();
    }
}
