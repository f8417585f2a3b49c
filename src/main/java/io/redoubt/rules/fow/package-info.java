/** Flames Of War, second edition: the Fortifications chapter and the core rules it leans on. */
@NullMarked
package io.redoubt.rules.fow;

import org.jspecify.annotations.NullMarked;
