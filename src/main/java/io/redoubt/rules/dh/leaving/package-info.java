/** Crews that leave a fortification, and infantry that enters one. */
@NullMarked
package io.redoubt.rules.dh.leaving;

import org.jspecify.annotations.NullMarked;
