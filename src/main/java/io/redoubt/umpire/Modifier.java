package io.redoubt.umpire;

/**
 * One term of a sum, with its reason.
 *
 * @param value the number of pips added
 * @param reason the reason, for example {@code Front armour}
 */
public record Modifier(int value, String reason) {}
