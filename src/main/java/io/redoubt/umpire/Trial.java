package io.redoubt.umpire;

/** Something that comes off or not, decided by the umpire's dice alone. */
@FunctionalInterface
public interface Trial {
    boolean comesOff(Umpire umpire);
}
