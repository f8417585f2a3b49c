package io.redoubt.rules.dh;

/**
 * The men inside a work: one unit (DH-GUTS-06).
 *
 * @param men how many, leaders included; at least 1
 * @param leaders the leaders among them as the card lists them, for example {@code 1 NCO}
 */
record Crew(int men, String leaders) {}
