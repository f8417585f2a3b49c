package io.redoubt.rules.procedure;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * A situation that answers for itself.
 *
 * @param <O> what can come of it
 */
public interface Situation<O> {
    /** What is being ruled on. */
    Sentence headline();

    /** What the rules say before dice, refusals included. */
    void check(Checklist list);

    /** What happens. Called only if {@link #check} found nothing against it. */
    O resolve(Umpire umpire);

    /** What can come about here, in its order; empty for everything the procedure knows. */
    default List<O> possible() {
        return List.of();
    }
}
