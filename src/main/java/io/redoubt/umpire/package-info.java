/**
 * The vocabulary of rulebooks at the table: dice, targets, tests, steps, and the {@link io.redoubt.umpire.Umpire} that
 * resolvers call. The rolling umpire is in this package; the counting one is in {@code odds}.
 */
@NullMarked
package io.redoubt.umpire;

import org.jspecify.annotations.NullMarked;
