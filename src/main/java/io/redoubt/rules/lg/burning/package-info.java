/** Ignition and growth of fires; {@code movement} judges passage through them. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.burning;
