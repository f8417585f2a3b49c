package io.redoubt.umpire;

/**
 * One attempt of a series: a pure function of the previous state and the umpire's dice.
 *
 * @param <S> the state passed from attempt to attempt: an enum, or a record with its own equals and hashCode
 */
@FunctionalInterface
public interface Attempt<S> {
    S attempt(S state, Umpire umpire);
}
