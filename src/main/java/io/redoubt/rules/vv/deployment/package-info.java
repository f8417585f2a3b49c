/** Checking where positions are placed. Nothing of a battle under way is ruled on here. */
@NullMarked
package io.redoubt.rules.vv.deployment;

import org.jspecify.annotations.NullMarked;
