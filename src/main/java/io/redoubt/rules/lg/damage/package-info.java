/** Damage to structures: points and variants, guidelines, removable sections, collapse and its occupants. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.damage;
