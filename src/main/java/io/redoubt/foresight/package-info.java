/**
 * Looking ahead over boards: what steps come to, how likely each board is, and which steps are best. Steps are handed
 * in as functions from a board to what can come of it; how they are typed, asked of the rules or told lives elsewhere.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.foresight;
