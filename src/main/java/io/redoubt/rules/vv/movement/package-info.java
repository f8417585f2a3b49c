/** Entry into positions, movement through tunnels, and gaps in wire. The package does not depend on deployment. */
@NullMarked
package io.redoubt.rules.vv.movement;

import org.jspecify.annotations.NullMarked;
