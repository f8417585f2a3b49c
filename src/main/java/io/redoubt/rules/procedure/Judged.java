package io.redoubt.rules.procedure;

/**
 * A kind of situation that was judged while its inputs were read: what the rules say before dice is known already, and
 * only the dice are left.
 *
 * @param <R> what comes of it
 */
public interface Judged<R extends Case.Result> extends Case<R> {
    /** Returns what the rules say before dice, refusals included. */
    Checklist found();

    @Override
    default void check(Checklist list) {
        list.addAll(found());
    }
}
