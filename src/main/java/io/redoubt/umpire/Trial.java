package io.redoubt.umpire;

/** A trial that succeeds or fails, decided by the umpire's dice alone. */
@FunctionalInterface
public interface Trial {
    boolean succeeds(Umpire umpire);
}
