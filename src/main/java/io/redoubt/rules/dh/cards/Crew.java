package io.redoubt.rules.dh.cards;

/**
 * The men inside a work: one unit (DH-GUTS-06).
 *
 * @param men how many, leaders included; at least 1
 * @param leaders the leaders among them as the card lists them, for example {@code 1 NCO}
 */
public record Crew(int men, String leaders) {}
