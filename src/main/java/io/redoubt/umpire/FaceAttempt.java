package io.redoubt.umpire;

/**
 * The resolution of one success of a volley that depends on the face of its die: a pure function, like {@link Attempt}.
 *
 * @param <S> the state passed from success to success
 */
@FunctionalInterface
public interface FaceAttempt<S> {
    S attempt(S state, int face, Umpire umpire);
}
