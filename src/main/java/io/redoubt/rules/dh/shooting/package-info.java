/** Attacks by small arms on a crew and by other weapons on a fortification: inputs, checks, dice and outcomes. */
@NullMarked
package io.redoubt.rules.dh.shooting;

import org.jspecify.annotations.NullMarked;
