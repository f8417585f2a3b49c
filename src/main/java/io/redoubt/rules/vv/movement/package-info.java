/** Entering, leaving and occupying positions, tunnels, and gaps in wire. It may not know deployment. */
@NullMarked
package io.redoubt.rules.vv.movement;

import org.jspecify.annotations.NullMarked;
