/**
 * Attacks on fortifications, by small arms at the crew and by everything else at the work: their inputs, what rules
 * forbid, their dice and outcomes. Close Assaults and what the crew does itself have rooms of their own.
 */
@NullMarked
package io.redoubt.rules.dh.shooting;

import org.jspecify.annotations.NullMarked;
