/** Breaching walls, attack by attack. What else an attack does to a structure is not told here. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.breach;
