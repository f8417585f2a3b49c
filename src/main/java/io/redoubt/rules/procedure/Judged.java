package io.redoubt.rules.procedure;

/**
 * A kind of situation that was judged while its inputs were read: the findings before dice are known, and only the dice
 * remain.
 *
 * @param <R> the type of the result
 */
public interface Judged<R extends Case.Result> extends Case<R> {
    /** Returns the findings before dice, including refusals. */
    Checklist found();

    @Override
    default void check(Checklist list) {
        list.addAll(found());
    }
}
