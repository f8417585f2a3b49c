/**
 * Flames Of War, second edition: the Fortifications chapter and the core rules it relies on. Each subpackage holds one
 * phase of the game; this package joins them into a rule set.
 */
@NullMarked
package io.redoubt.rules.fow;

import org.jspecify.annotations.NullMarked;
