/** Fields of pieces, checks of those that take part, and their changes. */
@NullMarked
package io.redoubt.rules.dh.pieces;

import org.jspecify.annotations.NullMarked;
