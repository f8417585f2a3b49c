/** Close assaults and armour overruns. It may not know movement or deployment. */
@NullMarked
package io.redoubt.rules.vv.assault;

import org.jspecify.annotations.NullMarked;
