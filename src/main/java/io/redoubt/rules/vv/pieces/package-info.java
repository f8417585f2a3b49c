/**
 * Hexes and units on the table: what can be said of them, who is where, and what changes. No procedure lives here, and
 * nothing here knows a form.
 */
@NullMarked
package io.redoubt.rules.vv.pieces;

import org.jspecify.annotations.NullMarked;
