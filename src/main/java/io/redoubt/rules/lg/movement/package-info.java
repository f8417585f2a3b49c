/** Passage through fires and structures, and occupation of positions; no attacks by troops. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.movement;
