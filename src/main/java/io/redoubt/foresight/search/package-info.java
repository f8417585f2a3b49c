/**
 * The search for the best turn: states, moves and their results, a local search for fixed orders, and backward induction
 * over a transposition table.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.foresight.search;
