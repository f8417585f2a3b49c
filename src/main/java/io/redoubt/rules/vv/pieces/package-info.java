/**
 * Hexes and units on the table: their fields, positions and changes. The package depends on no procedure and no form.
 */
@NullMarked
package io.redoubt.rules.vv.pieces;

import org.jspecify.annotations.NullMarked;
