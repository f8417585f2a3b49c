/** Anti-Personnel and Anti-Tank fire at a hex. It may not know assaults, movement or deployment. */
@NullMarked
package io.redoubt.rules.vv.shooting;

import org.jspecify.annotations.NullMarked;
