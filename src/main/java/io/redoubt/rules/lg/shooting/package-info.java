/**
 * Attacks on structures and on the troops in them, from detection to the armor of each piece. What they cost a
 * structure comes from damage, and fires from fire.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.shooting;
