/** Anti-Personnel and Anti-Tank fire at a hex. The package does not depend on assaults, movement or deployment. */
@NullMarked
package io.redoubt.rules.vv.shooting;

import org.jspecify.annotations.NullMarked;
