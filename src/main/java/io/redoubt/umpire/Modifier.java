package io.redoubt.umpire;

/**
 * One term of a sum, with the reason for it.
 *
 * @param value what is added, in pips
 * @param reason what it is, for example {@code Front armour}
 */
public record Modifier(int value, String reason) {}
