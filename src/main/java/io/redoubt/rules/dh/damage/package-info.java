/**
 * From the first die of an attack on a work to what is left of work and crew: the parts of a side, the results table,
 * blast and Guts Checks. Who fires, and what a user gave, belongs to the rooms above.
 */
@NullMarked
package io.redoubt.rules.dh.damage;

import org.jspecify.annotations.NullMarked;
