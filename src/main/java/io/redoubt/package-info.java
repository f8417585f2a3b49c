/** Redoubt: an umpire for fortifications on the wargames table. */
@NullMarked
package io.redoubt;

import org.jspecify.annotations.NullMarked;
