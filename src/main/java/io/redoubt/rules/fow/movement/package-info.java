/**
 * Crossing fortifications, and blowing gaps in Street Barricades. Who shoots at whom is elsewhere: this room knows the
 * terms alone.
 */
@NullMarked
package io.redoubt.rules.fow.movement;

import org.jspecify.annotations.NullMarked;
