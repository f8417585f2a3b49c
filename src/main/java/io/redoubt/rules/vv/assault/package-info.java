/** Close assaults and armour overruns. The package depends neither on movement nor on deployment. */
@NullMarked
package io.redoubt.rules.vv.assault;

import org.jspecify.annotations.NullMarked;
