package io.redoubt.rules.procedure;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * A situation that implements its own rules.
 *
 * @param <O> the type of the results
 */
public interface Situation<O> {
    /** Returns the subject of the ruling. */
    Sentence headline();

    /** Runs the checks before dice, including refusals. */
    void check(Checklist list);

    /** Resolves the situation; called only if {@link #check} found no objection. */
    O resolve(Umpire umpire);

    /** Returns the possible outcomes, in order; empty for all outcomes of the procedure. */
    default List<O> possible() {
        return List.of();
    }
}
