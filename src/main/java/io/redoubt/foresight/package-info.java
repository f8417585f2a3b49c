/**
 * Look-ahead over boards: goals, the results of steps, and the probability of each board. Steps are functions from a board
 * to its results; other packages search for the best steps, parse commands, query the rules and format the results.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.foresight;
