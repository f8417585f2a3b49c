/** Passing through fires and structures, and staying in them. Attacks are no part of it. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.movement;
