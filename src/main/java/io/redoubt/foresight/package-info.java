/**
 * Look-ahead over boards: the results of steps, the probability of each board, and the best steps. Steps are functions
 * from a board to its results; other packages parse commands, query the rules and format the results.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.foresight;
