package io.redoubt.umpire;

/**
 * One attempt of a series: a pure function of the state it finds and the umpire's dice.
 *
 * @param <S> the state handed from attempt to attempt: an enum, or a record with its own equals and hashCode
 */
@FunctionalInterface
public interface Attempt<S> {
    S attempt(S state, Umpire umpire);
}
