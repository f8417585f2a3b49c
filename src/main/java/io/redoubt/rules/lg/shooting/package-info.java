/** Attacks on structures and their occupants, from detection to the armor of each piece. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.shooting;
