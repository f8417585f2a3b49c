/** Casualty points and their effects on units, and the rally of pinned units. */
@NullMarked
package io.redoubt.rules.vv.casualties;

import org.jspecify.annotations.NullMarked;
