/**
 * Pieces on the table: their kinds and values, the inputs they fill, and their changes by rulings and turns.
 *
 * <p>All of it is pure, so that a battle can be folded again from its journal. The package does not store or write
 * battles.
 */
@NullMarked
package io.redoubt.rules.piece;

import org.jspecify.annotations.NullMarked;
