package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Named;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/**
 * One of the kinds of situation that a procedure knows: each answers for itself.
 *
 * @param <R> what comes of it
 */
public interface Case<R extends Case.Result> {
    /** What comes of a situation: an outcome, and what it costs. */
    interface Result {
        /** The outcome. */
        Named end();
    }

    /** An outcome that carries nothing beside itself: a constant of an enum. */
    interface PlainEnd extends Result, Named {
        @Override
        default Named end() {
            return this;
        }
    }

    /** What is being ruled on. */
    Sentence headline();

    /** What the rules say before dice, refusals included. */
    void check(Checklist list);

    /** What happens; never called of what is not allowed. */
    R resolve(Umpire umpire);

    /** The outcomes a person is shown, the mildest first: none where a quantity says it all. */
    List<? extends Named> shown();

    /** The numbers its results carry. */
    default List<Quantity<R>> quantities() {
        return List.of();
    }

    Sentence verdict(R result);
}
