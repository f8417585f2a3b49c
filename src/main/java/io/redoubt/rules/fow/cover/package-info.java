/** Cover in positions, and actions that are possible there. Shooting at teams in cover is in another package. */
@NullMarked
package io.redoubt.rules.fow.cover;

import org.jspecify.annotations.NullMarked;
