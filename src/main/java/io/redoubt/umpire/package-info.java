/**
 * What a rulebook says happens at the table: dice, targets, tests, steps, and the {@link io.redoubt.umpire.Umpire}
 * a resolver talks to. The rolling umpire lives here; the counting one in {@code odds}.
 */
@NullMarked
package io.redoubt.umpire;

import org.jspecify.annotations.NullMarked;
