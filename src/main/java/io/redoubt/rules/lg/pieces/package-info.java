/**
 * What is kept of a piece on the table, what pieces fill in alike, and how a ruling marks them. What a single
 * procedure asks of a piece or does to one stands with that procedure.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.pieces;
