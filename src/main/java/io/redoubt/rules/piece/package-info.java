/**
 * Pieces on the table: their kinds and values, what they fill into questions, what changes on them and what a turn
 * brings.
 *
 * <p>Everything here is pure, so that a battle can be folded again from its journal. Where battles are kept and written
 * is not known here.
 */
@NullMarked
package io.redoubt.rules.piece;

import org.jspecify.annotations.NullMarked;
