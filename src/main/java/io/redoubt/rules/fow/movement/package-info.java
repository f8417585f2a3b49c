/** Crossing fortifications, and gapping Street Barricades. */
@NullMarked
package io.redoubt.rules.fow.movement;

import org.jspecify.annotations.NullMarked;
