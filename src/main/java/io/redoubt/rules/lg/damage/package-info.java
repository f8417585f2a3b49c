/**
 * What attacks do to structures: points and their variants, guidelines, removable sections, and whoever is inside
 * as they fall, at once or as a turn begins. Who fired, and at whom, is not known here.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.damage;
