/** Flames Of War, second edition: the Fortifications chapter and the core rules it leans on. The rooms below are the phases of
 * its table; here is the rule set that joins them. */
@NullMarked
package io.redoubt.rules.fow;

import org.jspecify.annotations.NullMarked;
